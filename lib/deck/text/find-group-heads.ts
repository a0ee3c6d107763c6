import type { PlainLines } from './find-line-headings';
import { looksLikeHeading } from './looks-like-heading';

const LEAST_GROUPS = 3;
const SHARE = 0.75;
const MOST_WORDS = 4;
/** How many times as long the lines below a head are, on the average. The lines of a verse are about equal. */
const LONGER = 1.6;

/**
 * The first lines of groups of lines where nearly every group of a text has one: slides that were pasted as text, notes
 * with a word above each part.
 */
export function findGroupHeads(text: PlainLines): number[] {
  const heads: number[] = [];
  let groups = 0;
  for (let from = 0; from < text.lines.length; ) {
    let to = from;
    while (to < text.lines.length && text.kinds[to] === 'text') to += 1;
    if (to - from > 1) {
      groups += 1;
      if (isHead(text, from, to)) heads.push(from);
    }
    from = Math.max(to, from + 1);
  }
  return heads.length >= LEAST_GROUPS && heads.length >= groups * SHARE ? heads : [];
}

/** @param to the line after the group */
function isHead({ lines, runsOn }: PlainLines, from: number, to: number): boolean {
  const head = lines[from]!.trim();
  if (runsOn[from + 1] || head.includes(':') || head.split(/\s+/).length > MOST_WORDS || !looksLikeHeading(head))
    return false;
  const below = lines.slice(from + 1, to).reduce((sum, line) => sum + line.trim().length, 0) / (to - from - 1);
  return below >= head.length * LONGER;
}

import type { LineKind } from './line-kinds';
import { looksLikeHeading } from './looks-like-heading';

const LEAST_GROUPS = 3;
const LEAST_SHARE = 0.75;
const MOST_WORDS = 4;
/** One or two words in lower case, as in quick notes: `open questions`. */
const LOWER_LABEL = /^\p{Ll}+(?: \p{Ll}+)?$/u;
/**
 * How many times longer than the heading the lines below must be on average. Lines of verse are all about equal. Among
 * groups that have headings, several lines may be short: `What to bring` above `Gloves`. A signature has fewer.
 */
const CLEAR_RATIO = 1.6;
const LEAST_SHORT_LINES = 3;

/**
 * Finds the first lines of line groups if nearly every group has one that looks like a heading, as in slides pasted as
 * text or notes with a title above each part.
 */
export function findGroupHeads(text: PlainLines): number[] {
  const heads: number[] = [];
  let clear = 0;
  let groups = 0;
  for (let from = 0; from < text.lines.length; ) {
    let to = from;
    while (to < text.lines.length && text.kinds[to] === 'text') to += 1;
    if (to - from > 1) {
      groups += 1;
      const ratio = headRatio(text, from, to);
      const isClear = ratio >= CLEAR_RATIO;
      if (isClear || (ratio > 0 && to - from > LEAST_SHORT_LINES)) heads.push(from);
      if (isClear) clear += 1;
    }
    from = Math.max(to, from + 1);
  }
  return clear >= LEAST_GROUPS && heads.length >= groups * LEAST_SHARE ? heads : [];
}

/**
 * How many times longer than the first line of a group the others are on average. 0 if it cannot be a heading.
 * @param to the line after the group
 */
function headRatio({ lines, runsOn }: PlainLines, from: number, to: number): number {
  const head = lines[from]!.trim();
  if (runsOn[from + 1] || head.includes(':') || head.split(/\s+/).length > MOST_WORDS) return 0;
  if (!looksLikeHeading(head) && !LOWER_LABEL.test(head)) return 0;
  const below = lines.slice(from + 1, to).reduce((sum, line) => sum + line.trim().length, 0) / (to - from - 1);
  return below / head.length;
}

/** The lines of a text. `runsOn[at]`: the line continues a paragraph that was wrapped before it. */
export type PlainLines = { lines: readonly string[]; kinds: readonly LineKind[]; runsOn: readonly boolean[] };

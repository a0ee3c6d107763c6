import type { LineKind } from './line-kinds';
import { HEADING_LETTERS, looksLikeHeading } from './looks-like-heading';

const LEAST_GROUPS = 3;
const LEAST_SHARE = 0.75;
const MOST_WORDS = 4;
/** One or two words in lower case, as in quick notes: `open questions`. */
const LOWER_LABEL = /^\p{Ll}+(?: \p{Ll}+)?$/u;
/** How many times longer than the heading the lines below must be on average. Lines of verse are all about equal. */
const LEAST_RATIO = 1.6;

/**
 * Finds the first lines of line groups that head lines with figures, and the others if nearly every group has one that
 * looks like a heading, as in slides pasted as text or notes with a title above each part.
 */
export function findGroupHeads(text: PlainLines): number[] {
  const heads: number[] = [];
  const overFigures: number[] = [];
  let groups = 0;
  for (let from = 0; from < text.lines.length; ) {
    let to = from;
    while (to < text.lines.length && text.kinds[to] === 'text') to += 1;
    if (to - from > 1) {
      groups += 1;
      if (headsFigures(text, from, to)) overFigures.push(from);
      if (overFigures.at(-1) === from || isHead(text, from, to)) heads.push(from);
    }
    from = Math.max(to, from + 1);
  }
  return heads.length >= LEAST_GROUPS && heads.length >= groups * LEAST_SHARE ? heads : overFigures;
}

const LEAST_FIGURES = 3;
/** A line that begins or ends with a number and its unit: `2019 412 GWh`, `Solar 18 %`, `512 more trains`. */
const FIGURE_LINE = /^\p{Sc}?\d|\d\s?[\p{L}\p{Sc}%‰°/]{0,6}$/u;

/** Whether the first line of a group has another form than those below, which are all figures with their names. */
function headsFigures({ lines, runsOn }: PlainLines, from: number, to: number): boolean {
  const head = lines[from]!.trim();
  if (to - from <= LEAST_FIGURES || runsOn[from + 1] || FIGURE_LINE.test(head) || !looksLikeHeading(head)) return false;
  return lines.slice(from + 1, to).every((line) => line.length <= HEADING_LETTERS && FIGURE_LINE.test(line.trim()));
}

/** @param to the line after the group */
function isHead({ lines, runsOn }: PlainLines, from: number, to: number): boolean {
  const head = lines[from]!.trim();
  if (runsOn[from + 1] || head.includes(':') || head.split(/\s+/).length > MOST_WORDS) return false;
  if (!looksLikeHeading(head) && !LOWER_LABEL.test(head)) return false;
  const below = lines.slice(from + 1, to).reduce((sum, line) => sum + line.trim().length, 0) / (to - from - 1);
  return below >= head.length * LEAST_RATIO;
}

/** The lines of a text. `runsOn[at]`: the line continues a paragraph that was wrapped before it. */
export type PlainLines = { lines: readonly string[]; kinds: readonly LineKind[]; runsOn: readonly boolean[] };

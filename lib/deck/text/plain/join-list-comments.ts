import { fencedLines } from '../inline/literal-lines';

/**
 * In Markdown, a comment in a list item ends with the item, at its first unindented line. People still write the rest
 * at the margin. Joins such a comment onto its first line and blanks the other lines, so that no line moves.
 */
export function joinListComments(lines: string[]): string[] {
  const lastEnd = lines.findLastIndex((line) => line.includes('-->'));
  if (lastEnd < 1 || !lines.some((line) => line.includes('<!--'))) return lines;
  const joined = [...lines];
  const isFenced = fencedLines(lines);
  let inList = false;
  for (let at = 0; at < lastEnd; at += 1) {
    const line = joined[at]!;
    if (isFenced[at]) continue;
    if (line.trim() !== '' && !/^[ \t]/.test(line)) inList = ITEM.test(line);
    if (!inList || !opensComment(line)) continue;
    let end = at + 1;
    while (!joined[end]!.includes('-->')) end += 1;
    const rest = joined.slice(at + 1, end + 1);
    if (rest.some((each) => /^\S/.test(each))) {
      const open = line.lastIndexOf('<!--');
      const before = line.slice(0, open);
      const comment = [line.slice(open), ...rest].map((each) => each.trim()).filter((each) => each !== '');
      joined.fill('', at + 1, end + 1);
      // After the item's text the comment would become part of that text.
      if (WORDS.test(before)) joined[at + 1] = `${' '.repeat(contentOf(before))}${comment.join(' ')}`;
      joined[at] = WORDS.test(before) ? before.trimEnd() : `${before}${comment.join(' ')}`;
    }
    at = end;
  }
  return joined;
}

const ITEM = /^(?:[-*+•◦‣▪–]|\d{1,9}[.)])[ \t]/;

const WORDS = /^[ \t]*(?!(?:[-*+•◦‣▪–]|\d{1,9}[.)])[ \t]*$)\S/;

/** The column where an item's text begins. */
function contentOf(line: string): number {
  return /^[ \t]*(?:(?:[-*+•◦‣▪–]|\d{1,9}[.)])[ \t]+)?/.exec(line)![0].length;
}

/** Whether a comment begins on the line, outside of code, and does not end on it. */
function opensComment(line: string): boolean {
  const open = line.lastIndexOf('<!--');
  if (open === -1 || line.includes('-->', open)) return false;
  return (line.slice(0, open).match(/`/g)?.length ?? 0) % 2 === 0;
}

import { fencedLines } from '../inline/literal-lines';
import { endsWithColon } from '../letters-and-words';
import { gridAt } from '../tables/find-grids';

/**
 * The kind of a line. `text` may continue on the next line. `item` begins a list item. `more` belongs to an item by its
 * indent. `grid` is a row of a table that was found before
 * (`tables/find-grids.ts`). `fixed` is Markdown syntax
 * (headings, quotes, tables, code, definitions), where line ends have Markdown's meaning.
 */
export type LineKind = 'blank' | 'text' | 'item' | 'more' | 'grid' | 'fixed';

const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/;
const RULER = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const FIXED =
  /^(?: {0,3}(?:#{1,6}(?:[ \t]|$)|:[ \t]|>|\[[^\]]+\]:|(?:=+|-+|(?:[-*_][ \t]*){3,})[ \t]*$|[-*+]$|\d{1,9}[.)]$)|\|)/;

/**
 * Returns the kind of each line. Bullets must already be in Markdown syntax.
 * @param isHtml lines that are HTML, which is parsed as a whole
 */
export function lineKinds(lines: readonly string[], isHtml: readonly boolean[] = []): LineKind[] {
  const kinds: LineKind[] = [];
  const isFenced = fencedLines(lines);
  let inTable = false;
  let owner: LineKind | undefined;
  for (const [at, line] of lines.entries()) {
    if (isHtml[at]) {
      kinds.push(line.trim() === '' ? 'blank' : 'fixed');
      continue;
    }
    // Most lines begin with a letter and are text. Only the others need a closer look.
    const isLetter = /^[A-Za-z]/.test(line);
    const isBlank = !isLetter && (line === '' || line.trim() === '');
    const next = lines[at + 1];
    const headsTable = line.includes('|') && next?.includes('-') && RULER.test(next);
    inTable = !isBlank && (inTable || headsTable === true);
    if (isBlank && !isFenced[at]) kinds.push('blank');
    else if (isFenced[at] || inTable) kinds.push('fixed');
    else kinds.push(isLetter ? 'text' : kindOf(line, lines[at - 1], owner));
    if (!isBlank) owner = kinds.at(-1);
  }
  return kinds;
}

/** @param owner the last line that is not blank, whose item an indented line may belong to */
function kindOf(line: string, before: string | undefined, owner: LineKind | undefined): LineKind {
  if (gridAt(line) !== null) return 'grid';
  if (ITEM.test(line)) return 'item';
  if (FIXED.test(line)) return 'fixed';
  if (!/^[ \t]/.test(line)) return 'text';
  const isBelow = before !== undefined && before.trim() !== '';
  if (owner === 'item' || owner === 'more') return isBelow || INDENTED.test(line) ? 'more' : 'text';
  // What hangs from an unindented line continues it, unless that announces an example.
  return isBelow && INDENTED.test(line) && !INDENTED.test(before) && !endsWithColon(before) ? 'more' : 'text';
}

const INDENTED = /^(?: {4}|\t)/;

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

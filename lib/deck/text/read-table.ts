import type { Block, CellAlign, TextRun } from '../blocks';
import { readRuns } from './inline/inline-pieces';
import { pictureOf } from './inline/picture-address';
import { quickInline } from './inline/quick-inline';
import { MOST_COLUMNS } from './is-beyond-reason';
import { parseInline } from './mdast-text';

const DELIMITER_ROW = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Reads a chunk that is a single table. Splits cells before parsing their content (GFM 4.10), so that a table of any
 * length costs no more than its text. Cells beyond the header get their own column rather than being dropped.
 * @returns null if the chunk is not a table, or not only a table
 */
export function readTable({ lines, firstLine }: Chunk): Block[] | null {
  const [head = '', ruler = '', ...body] = lines;
  if (!head.includes('|') || !ruler.includes('-') || !DELIMITER_ROW.test(ruler)) return null;
  // A tag at the start of a line may end the table (CommonMark 4.6).
  const canBeRow = (line: string): boolean => line.startsWith('|') || (isParagraphStart(line) && !line.startsWith('<'));
  if (![head, ...body].every(canBeRow)) return null;
  const rulers = cellsOf(ruler);
  if (cellsOf(head).length !== rulers.length || (rulers.length === 1 && !ruler.includes('|'))) return null;
  const cells = [head, ...body].map(cellsOf);
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  if (width > MOST_COLUMNS) return null;
  const images: Block[] = [];
  const rows = cells.map((row, index) => {
    // The delimiter row is between the header and the rows.
    const line = firstLine + (index === 0 ? 0 : index + 1);
    return Array.from({ length: width }, (_, at) => readCell(row[at] ?? '', line, images));
  });
  const align = Array.from({ length: width }, (_, at) => alignOf(rulers[at] ?? ''));
  const all = { from: firstLine, to: firstLine + lines.length - 1 };
  const [header = [], ...rest] = rows;
  return [{ kind: 'table', align, header, rows: rest, lines: all }, ...images];
}

function cellsOf(line: string): string[] {
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** A cell only holds text. Its pictures go after the table. */
export function readCell(cell: string, line: number, images: Block[]): TextRun[] {
  const quick = quickInline(cell);
  if (quick) return quick;
  const nodes = parseInline(cell).children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
  const { runs, images: found } = readRuns(nodes, new Map());
  for (const { url, alt } of found)
    images.push({ kind: 'image', picture: pictureOf(url), alt, lines: { from: line, to: line } });
  return runs;
}

function alignOf(ruler: string): CellAlign {
  if (!ruler.endsWith(':')) return 'left';
  return ruler.startsWith(':') ? 'center' : 'right';
}

/**
 * Lines that can be parsed independently. `firstLine` counts from 1 in the whole text. `continues`: another piece of
 * the long list before it. `grid`: the number of a table that was found before
 * (`tables/find-grids.ts`).
 */
export type Chunk = { lines: string[]; firstLine: number; continues?: true; grid?: number };

/** Lines that can only begin a paragraph, regardless of what precedes them. */
const PLAIN_START = /^[^\s#>+\-=•◦‣▪–*_~`|:0-9]/;
const NUMBERED = /^\d+[.)](?:[ \t]|$)/;

/** Whether a line can only be text: it opens no list, quote, heading, fence, rule, table or code. */
export function isParagraphStart(line: string): boolean {
  if (/^\d/.test(line)) return !NUMBERED.test(line);
  // Emphasis may begin a line; a list marker, a rule or a fence is never followed by a letter.
  return PLAIN_START.test(line) || /^(?:\*{1,2}|_|`)[\p{L}\p{N}]/u.test(line);
}

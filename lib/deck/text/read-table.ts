import type { Block, CellAlign, TextRun } from '../blocks';
import type { Chunk } from './cut-chunks';
import { type InlinePiece, readRuns } from './inline-pieces';
import { isParagraphStart } from './is-paragraph-start';
import { parseInline } from './mdast-text';
import { pictureOf } from './picture-of';
import { quickInline } from './quick-inline';

const RULER = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Reads a chunk that is one table. Its cells are parted before their insides are read (GFM 4.10), so a table of any
 * length costs no more than its text. Cells beyond the head's get a column of their own rather than being dropped.
 * @returns null where the chunk is no table, or not only one
 */
export function readTable({ lines, firstLine }: Chunk): Block[] | null {
  const [head = '', ruler = '', ...body] = lines;
  if (!head.includes('|') || !ruler.includes('-') || !RULER.test(ruler)) return null;
  const canBeRow = (line: string): boolean => line.startsWith('|') || isParagraphStart(line);
  if (![head, ...body].every(canBeRow)) return null;
  const rulers = cellsOf(ruler);
  if (cellsOf(head).length !== rulers.length || (rulers.length === 1 && !ruler.includes('|'))) return null;
  const cells = [head, ...body].map(cellsOf);
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  // A row with thousands of cells is no table that anyone could read, and would widen all the others.
  if (width > 64) return null;
  const images: Extract<InlinePiece, { kind: 'image' }>[] = [];
  const rows = cells.map((row) => Array.from({ length: width }, (_, at) => readCell(row[at] ?? '', images)));
  const align = Array.from({ length: width }, (_, at) => alignOf(rulers[at] ?? ''));
  const all = { from: firstLine, to: firstLine + lines.length - 1 };
  const [header = [], ...rest] = rows;
  return [
    { kind: 'table', align, header, rows: rest, lines: all },
    ...images.map(({ url, alt }): Block => ({ kind: 'image', picture: pictureOf(url), alt, lines: all })),
  ];
}

function cellsOf(line: string): string[] {
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

function readCell(cell: string, images: Extract<InlinePiece, { kind: 'image' }>[]): TextRun[] {
  const quick = quickInline(cell);
  if (quick) return quick;
  const nodes = parseInline(cell).children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
  const { runs, images: found } = readRuns(nodes, new Map());
  images.push(...found);
  return runs;
}

function alignOf(ruler: string): CellAlign {
  if (!ruler.endsWith(':')) return 'left';
  return ruler.startsWith(':') ? 'center' : 'right';
}

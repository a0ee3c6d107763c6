import type { BlockOf, CellAlign, TextRun } from '../blocks';
import { hasTotalRow } from '../visual/table-total';
import { columnAligns, decimalTails } from './column-aligns';
import type { MeasureContext } from './measured';
import { prepareText } from './prepare-text';
import { type FontRole, textFont } from './text-font';

/**
 * Widths of the body and of the head, which has its own size. `least` fits the longest word, `whole` also keeps short
 * cells on one line, `most` fits the longest line.
 */
export type ColumnEms = { body: Widths; head: Widths };
export type Widths = { least: number[]; whole: number[]; most: number[] };

/** Cells up to this width look broken if they wrap: dates, figures with units, two short words. */
const SHORT_EMS = 8;

/** What is known about a table at any size and width. */
export type TableContent = {
  aligns: CellAlign[];
  rows: TextRun[][][];
  /** The last row, in bold, if it has totals. */
  total: TextRun[][] | null;
  ems: ColumnEms;
  /** By column, then by row: the space after a figure that aligns it on its decimal separator. In ems. */
  pads: (number[] | null)[];
};

type Known = Pick<MeasureContext, 'theme' | 'book'> & { font: FontRole; keepsHead: boolean; content: TableContent };
const contents = new WeakMap<BlockOf<'table'>, Known>();

export function readTableContent(block: BlockOf<'table'>, { theme, book, table }: MeasureContext): TableContent {
  const font = table?.font ?? 'body';
  // The head of a skeleton is smaller than the figures below it, and stays on one line like them.
  const keepsHead = table !== undefined && table.headSize < 1 && !table.headWraps;
  const known = contents.get(block);
  const isKnown = known?.theme === theme && known.book === book && known.font === font;
  if (isKnown && known.keepsHead === keepsHead) return known.content;
  const aligns = columnAligns(block);
  const total = hasTotalRow(block)
    ? block.rows.at(-1)!.map((runs) => runs.map((run): TextRun => ({ ...run, bold: true })))
    : null;
  const rows = total ? [...block.rows.slice(0, -1), total] : block.rows;
  const widthOf = (runs: TextRun[]) => prepareText(runs, textFont(theme, font), book).width;
  const pads = aligns.map((align, at) => (align === 'right' ? decimalPads(block, at, widthOf) : null));
  const widths = (least: number): Widths => ({
    least: new Array<number>(aligns.length).fill(least),
    whole: new Array<number>(aligns.length).fill(least),
    most: new Array<number>(aligns.length).fill(least),
  });
  const ems: ColumnEms = { body: widths(1), head: widths(0) };
  const note = (cells: TextRun[][], role: FontRole, { least, whole, most }: Widths, row: number | null) => {
    for (const [at, runs] of cells.entries()) {
      if (runs.length === 0) continue;
      const text = prepareText(runs, textFont(theme, role), book);
      const pad = row === null ? 0 : (pads[at]?.[row] ?? 0);
      const line = text.width * 1.02 + pad;
      least[at] = Math.max(least[at]!, text.longestWord * 1.02 + pad);
      const isKept = (row !== null || keepsHead) && text.width <= SHORT_EMS;
      whole[at] = Math.max(whole[at]!, isKept ? line : least[at]!);
      most[at] = Math.max(most[at]!, Math.min(line, LONGEST_EMS));
    }
  };
  note(block.header, headFont(table), ems.head, null);
  for (const [at, row] of rows.entries()) note(row, font, ems.body, at);
  const content = { aligns, rows, total, ems, pads };
  contents.set(block, { theme, book, font, keepsHead, content });
  return content;
}

/** Figures whose decimal places differ by more than this, in ems, are only right-aligned. */
const MOST_PAD = 3;

function decimalPads(block: BlockOf<'table'>, column: number, widthOf: (runs: TextRun[]) => number): number[] | null {
  const widths = decimalTails(block, column)?.map((tail) =>
    tail ? widthOf([{ text: tail }]) : tail === null ? null : 0,
  );
  if (!widths) return null;
  const most = widths.reduce<number>((widest, each) => Math.max(widest, each ?? 0), 0);
  const pads = widths.map((each) => (each === null ? 0 : most - each));
  return pads.every((pad) => pad <= MOST_PAD) ? pads : null;
}

export function padOf({ pads }: TableContent, row: number | null, column: number): number {
  return row === null ? 0 : (pads[column]?.[row] ?? 0);
}

/** Cells longer than this are meant to wrap. */
const LONGEST_EMS = 34;

export const headFont = (table: MeasureContext['table']): FontRole => table?.headFont ?? 'strong';

import type { BlockOf, CellAlign, TextRun } from '../../blocks';
import { columnAligns } from './column-aligns';
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
  ems: ColumnEms;
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
  const { rows } = block;
  const widths = (least: number): Widths => ({
    least: new Array<number>(aligns.length).fill(least),
    whole: new Array<number>(aligns.length).fill(least),
    most: new Array<number>(aligns.length).fill(least),
  });
  const ems: ColumnEms = { body: widths(1), head: widths(0) };
  const note = (cells: TextRun[][], role: FontRole, { least, whole, most }: Widths, isHead: boolean) => {
    for (const [at, runs] of cells.entries()) {
      if (runs.length === 0) continue;
      const text = prepareText(runs, textFont(theme, role), book);
      const line = text.width * 1.02;
      least[at] = Math.max(least[at]!, text.longestWord * 1.02);
      const isKept = (!isHead || keepsHead) && text.width <= SHORT_EMS;
      whole[at] = Math.max(whole[at]!, isKept ? line : least[at]!);
      most[at] = Math.max(most[at]!, Math.min(line, LONGEST_EMS));
    }
  };
  note(block.header, headFont(table), ems.head, true);
  for (const row of rows) note(row, font, ems.body, false);
  const content = { aligns, rows, ems };
  contents.set(block, { theme, book, font, keepsHead, content });
  return content;
}

/** Cells longer than this are meant to wrap. */
const LONGEST_EMS = 34;

export const headFont = (table: MeasureContext['table']): FontRole => table?.headFont ?? 'strong';

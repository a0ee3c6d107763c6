import type { BlockOf, CellAlign, TextRun } from '../../blocks';
import { isTime } from '../../content/read-timeline';
import { areIdentifiers, isFigureWithUnit } from '../../content/read-value';
import { plainText } from '../../text/text-runs';

const EMPTY_CELL = /^[\s\-–—.…]*$|^n\/?a$/i;
/** Longer texts take several lines, which are read from the left. */
const LONGEST_CELL = 40;
/** A column is aligned like figures if at least this share of its cells are figures. */
const LEAST_FIGURES = 2 / 3;

export function columnCount({ header, rows }: BlockOf<'table'>): number {
  return rows.reduce((most, row) => Math.max(most, row.length), Math.max(1, header.length));
}

/** The alignment of each column: as the text says, or right for figures. */
export function columnAligns(block: BlockOf<'table'>): CellAlign[] {
  return Array.from({ length: columnCount(block) }, (_, at) => alignOf(block, at));
}

function alignOf(block: BlockOf<'table'>, column: number): CellAlign {
  const said = block.align[column] ?? 'left';
  if (said !== 'left') return said;
  const cells = textsOf(block, column).filter((cell) => !EMPTY_CELL.test(cell));
  if (cells.length === 0 || cells.some((cell) => cell.length > LONGEST_CELL)) return 'left';
  if (areIdentifiers(cells, plainText(block.header[column] ?? NO_RUNS))) return 'left';
  const figures = cells.filter(isValue);
  // A few words such as "nothing" line up with the figures above them. The first column has labels.
  const least = column === 0 ? 1 : LEAST_FIGURES;
  if (figures.length < cells.length * least) return 'left';
  // Years in the first column are labels.
  return column === 0 && cells.every(isTime) ? 'left' : 'right';
}

/**
 * A value with its unit, and in accounts a negative one in parentheses. Dates are labels. "12.50" could be a
 * time, but in a column a number is likelier.
 */
function isValue(cell: string): boolean {
  const text = /^\(.*\)$/.test(cell) ? cell.slice(1, -1) : cell;
  return /^\d+(?:[.,]\d+)?$/.test(text) || isFigureWithUnit(text);
}

/** Whether a column needs a gutter before it: its text begins where that of the column before it ends. */
export function needsGutter(aligns: readonly CellAlign[], column: number): boolean {
  return aligns[column - 1] === 'right' && aligns[column] !== 'right';
}

function textsOf({ rows }: BlockOf<'table'>, column: number): string[] {
  return rows.map((row) => plainText(row[column] ?? NO_RUNS).trim());
}

const NO_RUNS: TextRun[] = [];

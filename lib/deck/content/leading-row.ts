import type { BlockOf } from '../blocks';
import { plainText } from '../text/text-runs';
import { areIdentifiers } from './read-identifier';
import { figureValue, isQuantity, numberStyle } from './read-value';

const LEAST_ROWS = 2;
const MOST_ROWS = 12;
/** A cell without a value. */
const NO_VALUE = /^(?:[-–—]|n\/a)?$/iu;

/**
 * Index of the row to highlight in a table: the one with the highest figure in the first column
 * after the labels. -1 if two rows share the highest, if the table is too short or too long, or if it contains anything
 * but labels and figures: in a table of options, a highlighted row would look like a recommendation.
 */
export function leadingRow(table: BlockOf<'table'>): number {
  const { rows } = table;
  if (rows.length < LEAST_ROWS || rows.length > MOST_ROWS) return -1;
  const figures = rows.map(([, ...cells]) => cells.map((runs) => plainText(runs).trim()));
  if (!figures.every((cells) => cells.every((cell) => NO_VALUE.test(cell) || isQuantity(cell)))) return -1;
  const first = figures.map(([cell = '']) => cell);
  if (!first.every((cell) => isQuantity(cell))) return -1;
  if (areIdentifiers(first, plainText(table.header[1] ?? []))) return -1;
  const style = numberStyle(first);
  const values = first.map((cell) => figureValue(cell, style) ?? 0);
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : -1;
}

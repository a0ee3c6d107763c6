import type { BlockOf, ListItem, TextRun } from '../blocks';
import { plainText } from '../text/text-runs';
import { readFigures } from './read-stats';
import { isTime } from './read-timeline';
import { areIdentifiers, figureValue, isQuantity, numberStyle, unitOf } from './read-value';

/** A table without its last row, and a paragraph with the totals from that row. */
type TableTotal = { table: BlockOf<'table'>; total: BlockOf<'paragraph'> };

const LEAST_ROWS = 3;
/** The relative tolerance for rounding. */
const ROUNDING = 0.01;

/**
 * Finds a last row whose figures are the sums of those above, whatever its name. In a chart it would dwarf the others.
 * Null if there is none, or if the rows are times.
 */
export function findTotal(table: BlockOf<'table'>): TableTotal | null {
  const rows = table.rows.slice(0, -1);
  const [name = '', ...labels] = table.rows.at(-1)?.map(textOf) ?? [];
  if (rows.length < LEAST_ROWS || isTime(name)) return null;
  const names = table.header.map(textOf);
  const columns = labels.map((label, at) => ({
    label,
    name: names[at + 1],
    own: rows.map((row) => textOf(row[at + 1])),
  }));
  const summed = columns.filter(({ label }) => label !== '');
  if (summed.length === 0 || !summed.every(({ label, name, own }) => addsUp(label, own) && !areIdentifiers(own, name)))
    return null;
  const figures = summed.map(({ label, name }) => (columns.length === 1 ? label : `${name}\u00a0${label}`.trim()));
  const label = name.replace(/:$/, '');
  const runs = [{ text: [...(label === '' ? [] : [`${label}:`]), figures.join(' · ')].join(' ') }];
  return { table: { ...table, rows }, total: { kind: 'paragraph', runs, lines: table.lines } };
}

/** The same for a list of names and figures: its items without the last, and that as a paragraph. */
export function findListTotal({ items, lines }: BlockOf<'list'>): {
  items: ListItem[];
  total: BlockOf<'paragraph'>;
} | null {
  const last = items.at(-1);
  const figures = items.length > LEAST_ROWS ? readFigures(items)?.map(({ figure }) => figure) : undefined;
  if (!last || !figures || !addsUp(figures.at(-1)!, figures.slice(0, -1))) return null;
  return { items: items.slice(0, -1), total: { kind: 'paragraph', runs: last.runs, lines } };
}

function addsUp(label: string, own: readonly string[]): boolean {
  const style = numberStyle([label, ...own]);
  const total = figureValue(label, style);
  const values = own.map((each) => (each === '' ? 0 : figureValue(each, style)));
  if (total === null || total === 0 || !values.every((value) => value !== null)) return false;
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.abs(sum - total) <= Math.abs(total) * ROUNDING;
}

function textOf(cell: BlockOf<'table'>['header'][number] | undefined): string {
  return cell ? plainText(cell).trim() : '';
}

const isBold = (runs: readonly TextRun[]): boolean =>
  runs.some(({ text }) => /\S/.test(text)) && runs.every(({ text, bold }) => bold || !/\S/.test(text));

const LEAST_TO_MARK = 2;
const MOST_TO_MARK = 12;
/** A cell without a value. */
const NO_VALUE = /^(?:[-–—]|n\/a)?$/iu;

/**
 * Index of the row to highlight in a table: the only one that its author has set in bold, or else the one with the highest
 * figure in the first column after the labels. -1 if two rows share the highest, if the table is too short or too long, or
 * if it contains anything but labels and figures of one unit: in a table of options, a highlighted row would look like a
 * recommendation.
 */
export function leadingRow(table: BlockOf<'table'>): number {
  const { rows } = table;
  if (rows.length < LEAST_TO_MARK || rows.length > MOST_TO_MARK) return -1;
  const bold = rows.flatMap((row, at) => (row.every(isBold) ? [at] : []));
  if (bold.length > 0) return bold.length === 1 ? bold[0]! : -1;
  const figures = rows.map(([, ...cells]) => cells.map((runs) => plainText(runs).trim()));
  if (!figures.every((cells) => cells.every((cell) => NO_VALUE.test(cell) || isQuantity(cell)))) return -1;
  const first = figures.map(([cell = '']) => cell);
  if (!first.every((cell) => isQuantity(cell))) return -1;
  // Counts and shares may be of the same thing.
  const units = figures
    .flat()
    .map(unitOf)
    .filter((unit) => unit !== '' && unit !== '%');
  if (new Set(units).size > 1) return -1;
  if (areIdentifiers(first, plainText(table.header[1] ?? []))) return -1;
  const style = numberStyle(first);
  const values = first.map((cell) => figureValue(cell, style) ?? 0);
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : -1;
}

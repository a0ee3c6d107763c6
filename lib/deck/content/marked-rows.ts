import type { Block, BlockOf, ListItem, TextRun } from '../blocks';
import { plainText } from '../text/text-runs';
import { largestOf } from './chart-facts';
import { readFigures } from './read-stats';
import { isTime } from './read-timeline';
import { areIdentifiers, figureValue, isQuantity, numberStyle } from './read-value';

/** A table without its last row, and a paragraph with the totals from that row. */
type TableTotal = { table: BlockOf<'table'>; total: BlockOf<'paragraph'> };

const LEAST_ROWS = 3;
/** The relative tolerance for figures with decimals, which may be rounded, and the least sum of only two figures. */
const ROUNDING = 0.01;
const DECIMALS = /[.,]\d{1,2}(?!\d)/;
const LEAST_SUM = 100;
const SHARE = /%$/;

/**
 * Finds a last row whose figures are the sums of those above, whatever its name. In a chart it would dwarf the others.
 * Null if there is none, or if the rows are times.
 */
export function findTotal(table: BlockOf<'table'>): TableTotal | null {
  const rows = table.rows.slice(0, -1);
  const [name = '', ...labels] = table.rows.at(-1)?.map(textOf) ?? [];
  if (rows.length < LEAST_ROWS - 1 || isTime(name)) return null;
  const names = table.header.map(textOf);
  const columns = labels.map((label, at) => ({
    label,
    name: names[at + 1],
    own: rows.map((row) => textOf(row[at + 1])),
  }));
  const summed = columns.filter(({ label }) => label !== '');
  const sums = summed.filter(({ label, own }) => addsUp(label, own));
  // A growth rate or a share of the total is not the sum of those above.
  const isTotal = summed.every((column) => sums.includes(column) || SHARE.test(column.label));
  if (sums.length === 0 || !isTotal || sums.some(({ own, name }) => areIdentifiers(own, name))) return null;
  // A figure stays on one line with its unit and the end of its name, so that narrow lines end between columns.
  const figures = summed.map(({ label, name }) => {
    const figure = label.replaceAll(' ', '\u00a0');
    return columns.length === 1 ? figure : `${name}\u00a0${figure}`.trim();
  });
  const label = name.replace(/:$/, '');
  const runs = [{ text: [...(label === '' ? [] : [`${label}:`]), figures.join(', ')].join(' ') }];
  return { table: { ...table, rows }, total: { kind: 'paragraph', runs, lines: table.lines } };
}

/** The same for names and figures in a list or lines: those above the total, and that and those after it as paragraphs. */
export function findListTotal(items: readonly ListItem[], lines: Block['lines']) {
  const figures = items.length > LEAST_ROWS ? readFigures(items)?.map(({ figure }) => figure) : undefined;
  const at = figures?.findIndex((figure, own) => own >= LEAST_ROWS && addsUp(figure, figures.slice(0, own))) ?? -1;
  if (at < 0) return null;
  const rest = items.slice(at).map(({ runs }): BlockOf<'paragraph'> => ({ kind: 'paragraph', runs, lines }));
  return { items: items.slice(0, at), rest };
}

/** Whether a figure is the sum of others, as written. */
export function addsUp(label: string, own: readonly string[]): boolean {
  const style = numberStyle([label, ...own]);
  const total = figureValue(label, style);
  const values = own.map((each) => (each === '' ? 0 : figureValue(each, style)));
  if (total === null || total === 0 || !values.every((value) => value !== null)) return false;
  const sum = values.reduce((all, value) => all + value, 0);
  if (own.length < LEAST_ROWS) return sum === total && sum >= LEAST_SUM;
  const areRounded = [label, ...own].some((each) => DECIMALS.test(each));
  return Math.abs(sum - total) <= (areRounded ? Math.abs(total) * ROUNDING : 0);
}

function textOf(cell: BlockOf<'table'>['header'][number] | undefined): string {
  return cell ? plainText(cell).trim() : '';
}

const isBold = (runs: readonly TextRun[]): boolean =>
  runs.some(({ text }) => /\S/.test(text)) && runs.every(({ text, bold }) => bold || !/\S/.test(text));

const LEAST_TO_MARK = 2;
const MOST_TO_MARK = 12;

/**
 * Index of the row to highlight in a table: the only one that its author has set in bold, or the row of totals, or the one
 * with the highest figure if there is only one column of figures. In several columns, the highest need not be in the same
 * row. -1 if two rows share the highest, or if the table is too short or too long.
 */
export function leadingRow(table: BlockOf<'table'>): number {
  const { rows } = table;
  if (rows.length < LEAST_TO_MARK || rows.length > MOST_TO_MARK) return -1;
  const bold = rows.flatMap((row, at) => (row.every(isBold) ? [at] : []));
  if (bold.length > 0) return bold.length === 1 ? bold[0]! : -1;
  if (findTotal(table)) return rows.length - 1;
  const figures = rows.map((row) => textOf(row[1]));
  const isSeries = rows.every(({ length }) => length <= 2) && figures.every((figure) => isQuantity(figure));
  if (!isSeries || areIdentifiers(figures, textOf(table.header[1]))) return -1;
  return largestOf(figures);
}

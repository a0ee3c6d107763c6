import type { BlockOf } from '../blocks';
import { plainText } from '../text/text-runs';
import { areIdentifiers } from './read-identifier';
import { figureValue, numberStyle } from './read-value';

/** A table without its last row, and a paragraph with the totals from that row. */
export type TableTotal = { table: BlockOf<'table'>; total: BlockOf<'paragraph'> };

const TOTAL =
  /^(?:(?:grand |sub)?totals?|sum|all|overall|gesamt(?:summe|betrag)?|summe|insgesamt|total général|ensemble|suma|totale|totaal|razem|итого)$/iu;
const LEAST_ROWS = 3;
const LEAST_ADDED = 2;
/** The relative tolerance for rounding. */
const ROUNDING = 0.01;

const known = new WeakMap<BlockOf<'table'>, TableTotal | null>();

/**
 * Finds a last row that is named as a total and whose figures are the sums of those above. In a chart it would dwarf
 * the others. Null if there is none.
 */
export function findTotal(table: BlockOf<'table'>): TableTotal | null {
  let found = known.get(table);
  if (found === undefined) {
    found = readTotal(table);
    known.set(table, found);
  }
  return found;
}

/** Whether the last row is named as a total of at least two others. */
export function hasTotalRow({ rows }: BlockOf<'table'>): boolean {
  return rows.length > LEAST_ADDED && TOTAL.test(nameOf(textOf(rows.at(-1)?.[0])));
}

function nameOf(label: string): string {
  return label.replace(/:$/, '');
}

function readTotal(table: BlockOf<'table'>): TableTotal | null {
  const rows = table.rows.slice(0, -1);
  const last = table.rows.at(-1)?.map((cell) => plainText(cell).trim());
  const name = nameOf(last?.[0] ?? '');
  if (rows.length < LEAST_ROWS || !last || !TOTAL.test(name)) return null;
  const columns = last.slice(1).map((label, at) => ({ label, own: rows.map((row) => textOf(row[at + 1])) }));
  const names = table.header.map((cell) => plainText(cell).trim());
  if (
    !columns.every(({ label, own }, at) => label === '' || (addsUp(label, own) && !areIdentifiers(own, names[at + 1])))
  )
    return null;
  const figures = columns.flatMap(({ label }, at) => {
    if (label === '') return [];
    return [columns.length === 1 ? label : `${names[at + 1]}\u00a0${label}`.trim()];
  });
  if (figures.length === 0) return null;
  const runs = [{ text: `${name}: ${figures.join(' · ')}` }];
  return { table: { ...table, rows }, total: { kind: 'paragraph', runs, lines: table.lines } };
}

function addsUp(label: string, own: readonly string[]): boolean {
  const style = numberStyle([label, ...own]);
  const total = figureValue(label, style);
  const values = own.map((each) => (each === '' ? 0 : figureValue(each, style)));
  if (total === null || !values.every((value) => value !== null)) return false;
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.abs(sum - total) <= Math.max(1e-9, Math.abs(total) * ROUNDING);
}

function textOf(cell: BlockOf<'table'>['header'][number] | undefined): string {
  return cell ? plainText(cell).trim() : '';
}

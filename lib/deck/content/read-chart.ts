import type { BlockOf, ListItem } from '../blocks';
import { endsWithQuestionMark } from '../text/letters-and-words';
import { plainText } from '../text/text-runs';
import type { ChartData, ChartKind } from '../visual';
import { announces } from '../words/heading-words';
import { findTotal } from './marked-rows';
import { readFigures } from './read-stats';
import { isTime } from './read-timeline';
import { areIdentifiers, figureValue, isFigure, isQuantity, isTimeSpan, numberStyle, unitOf } from './read-value';

const MOST_POINTS = 12;
const MOST_SERIES = 4;
const LONG_LABEL = 14;
const LEAST_POINTS = 3;

/**
 * Reads a table with one label column and numeric columns, small enough for a chart. Null for any other. Times in the
 * header become the chart's axis, and a row of totals is left out (`findTotal`).
 */
export function readTableChart(table: BlockOf<'table'>): ChartData | null {
  // With a row of totals.
  if (table.rows.length > MOST_POINTS + 1) return null;
  const { header, rows } = findTotal(table)?.table ?? table;
  if (header.length < 2 || rows.length < 1 || rows.some((row) => row.length !== header.length)) return null;
  if (Math.max(header.length - 1, rows.length) > MOST_POINTS) return null;
  const cells = [header, ...rows].map((row) => row.map((cell) => plainText(cell).trim()));
  if (!hasTimesInHeader(cells)) return chartOf(cells);
  const chart = chartOf(transposed(cells));
  return chart && { ...chart, axis: '', ...(chart.axis === '' ? {} : { legend: chart.axis }) };
}

/** Whether the header is a series of times and the row labels aren't. */
function hasTimesInHeader([names = [], ...lines]: readonly string[][]): boolean {
  return (
    names.length > LEAST_POINTS &&
    lines.length <= MOST_SERIES &&
    names.slice(1).every(isTime) &&
    !lines.some(([label = '']) => isTime(label) || isFigure(label))
  );
}

function transposed(cells: readonly string[][]): string[][] {
  return cells[0]!.map((_, at) => cells.map((row) => row[at]!));
}

function chartOf([names = [], ...cells]: readonly string[][]): ChartData | null {
  if (names.length > MOST_SERIES + 1 || cells.length < LEAST_POINTS) return null;
  const categories = cells.map((row) => row[0]!);
  if (categories.includes('')) return null;
  // Figures can only label a chart if they form a scale, such as distances, sizes or rising numbers.
  if (categories.some((label) => isFigure(label) && !isTime(label)) && !isScale(categories)) return null;
  const series = names.slice(1).map((name, at) => {
    const labels = cells.map((row) => row[at + 1]!);
    const style = numberStyle(labels);
    return { name, labels, values: labels.map((label) => (label === '' ? null : figureValue(label, style))) };
  });
  const isNumeric = series.every(({ name, labels, values }) => {
    const unit = sharedUnit(labels);
    // "1900" is a count next to other figures or years. On its own it may be a year.
    const mayBeYears = categories.every(isTime) || labels.some((label) => isFigure(label));
    if (areIdentifiers(labels, name)) return false;
    const isNumber = (label: string) => {
      const bare = unit === '' ? label : label.slice(0, -unit.length);
      return isFigure(bare, mayBeYears) && isQuantity(bare, mayBeYears);
    };
    return labels.every((label, at) => label === '' || (isNumber(label) && values[at] !== null));
  });
  if (!isNumeric) return null;
  return isComparable(series) ? { kind: chartKind(categories, series), axis: names[0]!, categories, series } : null;
}

const UNIT_LETTERS = 10;

/** The unit that every value ends in ("6.0 bar"), with the space before it. Empty if they differ. */
function sharedUnit(labels: readonly string[]): string {
  const units = new Set(
    labels.flatMap((label) =>
      label === '' ? [] : [/(?<=\d)\s?\p{L}+\.?$/u.exec(label.slice(-UNIT_LETTERS - 2))?.[0] ?? ''],
    ),
  );
  return units.size === 1 ? [...units][0]! : '';
}

/** Whether the labels are figures in one unit, each larger than the last. */
function isScale(categories: readonly string[]): boolean {
  const style = numberStyle(categories);
  const values = categories.map((label) => (/^\D{0,3}\d/.test(label) ? figureValue(label, style) : null));
  if (new Set(categories.map(unitOf)).size > 1) return false;
  return values.every((value, at) => value !== null && (at === 0 || value > values[at - 1]!));
}

const MOST_KEY_FIGURES = 4;

/** Whether values are ranked: positive, and each lower than the one before it. */
function falls(values: readonly (number | null)[]): boolean {
  return values.every((value, at) => value !== null && value > 0 && (at === 0 || value < values[at - 1]!));
}

/**
 * Reads items of a figure and its name in one unit: parts of a whole, a time series, amounts of money, more values than
 * are key figures, the answers to a question, or values that the heading compares. Null for any other. Numbered lists
 * are steps unless they are ranked.
 * @param isAsked accepts any figures in one unit
 */
export function readListChart(
  items: readonly ListItem[],
  ordered = false,
  heading = '',
  isAsked = false,
): ChartData | null {
  if (items.length < LEAST_POINTS || items.length > MOST_POINTS) return null;
  const stats = readFigures(items);
  const labels = stats?.map(({ figure }) => figure) ?? [];
  const areQuantities = labels.every((label) => isQuantity(label) || isTimeSpan(label));
  if (!stats || !areQuantities || areIdentifiers(labels, heading)) return null;
  const categories = stats.map(({ label }) => plainText(label).trim());
  const style = numberStyle(labels);
  const values = labels.map((label) => figureValue(label, style));
  if (values.some((value) => value === null || value < 0) || new Set(labels.map(unitOf)).size > 1) return null;
  const series = [{ name: '', values, labels }];
  const kind = chartKind(categories, series);
  const isTimeSeries = categories.every(isTime);
  // Fewer figures are key figures.
  const isMany = labels.length > MOST_KEY_FIGURES;
  if ((ordered || isMany) && falls(values) && kind !== 'doughnut' && !isTimeSeries)
    return { kind: 'bar', axis: '', categories, series };
  if (ordered && !isAsked && kind !== 'doughnut') return null;
  const isBreakdown =
    isMany ||
    announces(heading, 'breakdown') ||
    endsWithQuestionMark(heading) ||
    (labels.length >= 4 && labels.every((label) => /\p{Sc}/u.test(label)));
  return isAsked || kind === 'doughnut' || isTimeSeries || isBreakdown ? { kind, axis: '', categories, series } : null;
}

/** Whether shares in percent add up to 100, as far as rounding allows. Rates may only come close. */
function areWhole(shares: readonly string[]): boolean {
  const style = numberStyle(shares);
  const sum = shares.reduce((total, share) => total + (figureValue(share, style) ?? 0), 0);
  const decimals = Math.max(...shares.map((share) => /[.,](\d+)/.exec(share)?.[1]?.length ?? 0));
  return Math.abs(sum - 100) <= Math.max(1, (shares.length / 2) * 10 ** -decimals);
}

/**
 * Chooses the kind of chart: a line for a long time series, a doughnut for parts of a whole, horizontal bars for long
 * labels.
 */
function chartKind(categories: string[], series: ChartData['series']): ChartKind {
  const only = series.length === 1 ? series[0]! : null;
  if (isSplitWhole(categories, series)) return 'stacked';
  const isShare = only?.labels.every((label) => label.includes('%')) ?? false;
  if (only && isShare && areWhole(only.labels) && categories.length <= 6) return 'doughnut';
  if (categories.every(isTime) || (isFigure(categories[0]!) && isScale(categories))) {
    return categories.length <= 6 && series.length <= 2 ? 'column' : 'line';
  }
  return categories.some((label) => label.length > LONG_LABEL) || categories.length > 6 || isCrowded(series)
    ? 'bar'
    : 'column';
}

/** The width of a character in the smallest type, and the total width of a chart's columns. In design pixels. */
const LETTER_WIDTH = 10;
const COLUMNS_WIDTH = 700;
/** Whether the values are too wide to fit above their columns. They fit beside horizontal bars. */
function isCrowded(series: ChartData['series']): boolean {
  const letters = Math.max(...series.flatMap(({ labels }) => labels.map(({ length }) => length)));
  const columns = series.reduce((sum, { labels }) => sum + labels.length, 0);
  return columns * letters * LETTER_WIDTH > COLUMNS_WIDTH;
}

/** Whether several series add up to a whole at each label. */
function isSplitWhole(categories: string[], series: ChartData['series']): boolean {
  if (series.length < 2 || !series.every(({ labels }) => labels.every((label) => label.includes('%')))) return false;
  if (categories.length > 6 || series.some(({ values }) => values.some((value) => value === null || value < 0)))
    return false;
  return categories.every((_, at) => areWhole(series.map(({ labels }) => labels[at]!)));
}

/** "Rope laid (m)" */
const UNIT_IN_NAME = /\(([\p{L}\p{Sc}%°²³]{1,3})\)$/u;

/** Whether series can share an axis: they have the same unit and similar magnitudes. */
function isComparable(series: ChartData['series']): boolean {
  if (series.length === 1) return true;
  const units = new Set(series.flatMap(({ labels }) => labels.filter((label) => label !== '').map(unitOf)));
  const named = new Set(series.map(({ name }) => UNIT_IN_NAME.exec(name)?.[1] ?? ''));
  if (units.size > 1 || (named.size > 1 && !named.has(''))) return false;
  const most = series.map(({ values }) => Math.max(...values.map((value) => Math.abs(value ?? 0))));
  return Math.max(...most) <= 50 * Math.max(1e-9, Math.min(...most));
}

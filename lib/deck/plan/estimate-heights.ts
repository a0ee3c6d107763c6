import { weakMemoize } from '../../weak-memoize';
import type { BlockOf, TextRun } from '../blocks';
import { plainText } from '../text/text-runs';
import type { Branch, ChartData, Side, Visual } from '../visual';

/**
 * Estimates the space on a card in lines of body text, without knowing the theme or its fonts. Preview, engine and
 * composer must arrive at the same number of cards before either is known.
 */

/** Characters per line. Themes set between 50 and 90. */
export const LINE_LETTERS = 64;

/** The length of runs in Latin character widths. An ideograph counts as two. */
export function lettersOf(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + textLetters(text), 0);
}

export function textLetters(text: string): number {
  let letters = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x2e80 && unit < 0xd800) letters += 1;
  }
  return letters;
}

/** The number of lines that this many characters take in a column of `share` of the card's width. */
export function wholeLines(letters: number, share = 1): number {
  return Math.max(1, Math.ceil(letters / (LINE_LETTERS * share)));
}

/** The space between two blocks. */
export const BLOCK_GAP = 0.6;
/** The space between two list items. */
export const ITEM_GAP = 0.25;
/** A heading in the body, with the space around it. */
export const SUBHEADING = 1.9;
export const PICTURE = 5;
/** Each further picture in a row. They share the height of the first. */
export const FURTHER_PICTURE = 1;
/** Table rows use smaller type, with space above and below. `width`: the width of a table, in lines of body text. */
export const ROW = { line: 0.92, gap: 0.29, width: 1.15 };
export const CODE_LINE = 0.98;
/** The padding of the panel behind code. */
export const CODE_PANEL = 1;
export const CODE_LETTERS = 72;

/**
 * Estimates the height of tables and visuals on a post in the smallest type that is readable in a feed, without knowing
 * the theme or its fonts. In design pixels: a post is 720 wide and this type is 24 tall.
 */

/** The narrowest text column among the skeletons, and the average width of a character. */
const COLUMN_WIDTH = 570;
const LETTER_WIDTH = 12.5;

const TABLE = { line: 31, inset: 26, longest: 34 };
/** A table with at least `columns` columns is listed if a cell would take more than `lines` lines. */
export const LISTED = { line: 30, space: 38, letters: 40, columns: 4, lines: 3 };
/** Characters between a label, its cell and the next label. */
const BETWEEN_CELLS = 5;
const CHART = { bar: 38, further: 33, legend: 45, axis: 40, least: 240 };
const STATS = { first: 150, row: 125 };
const POST_ROW = { line: 31, space: 20, letters: 40 };
const BRANCH = 48;
const SIDE = { name: 80, line: 35, gap: 16, letters: 40, half: 19 };

/** `isListed`: its rows are listed one below the other, because its columns do not fit side by side. */
type TableHeight = { height: number; isListed: boolean };

export const tableHeight = weakMemoize((table: BlockOf<'table'>): TableHeight => {
  const all = [table.header, ...table.rows];
  const count = most(all.map(({ length }) => length));
  const room = (COLUMN_WIDTH - TABLE.inset * count) / LETTER_WIDTH;
  const columns = Array.from({ length: count }, (_, at) => columnOf(all.map((row) => row[at] ?? [])));
  const least = columns.reduce((sum, column) => sum + column.least, 0);
  if (least > room) return { height: listedHeight(table), isListed: true };
  const stretch = columns.reduce((sum, column) => sum + column.most - column.least, 0);
  const share = stretch > 0 ? Math.min(1, Math.max(0, room - least) / stretch) : 1;
  const widths = columns.map((column) => Math.max(1, column.least + (column.most - column.least) * share));
  const lines = all.map((row) => most(row.map((cell, at) => Math.ceil(lettersOf(cell) / widths[at]!))));
  if (count >= LISTED.columns && most(lines) > LISTED.lines) return { height: listedHeight(table), isListed: true };
  const height = lines.reduce((sum, each) => sum + TABLE.inset + TABLE.line * each, 0);
  return { height, isListed: false };
});

/** Each row has its first cell on a line of its own, and the others below it after the names of their columns. */
function listedHeight({ header, rows }: BlockOf<'table'>): number {
  const labelled = (cell: TextRun[], at: number) => lettersOf(header[at] ?? []) + lettersOf(cell) + BETWEEN_CELLS;
  return rows.reduce((sum, row) => {
    const [first = 0, ...others] = row.map(labelled);
    const lines = [first, others.reduce((all, each) => all + each, 0)].map((each) => Math.ceil(each / LISTED.letters));
    return sum + LISTED.space + LISTED.line * lines.reduce((all, each) => all + each, 0);
  }, 0);
}

/** The length of the longest word and of the longest cell in a column, in characters. */
function columnOf(cells: readonly TextRun[][]): { least: number; most: number } {
  const texts = cells.map(plainText);
  const least = most(texts.map((text) => most(text.split(/\s+/).map(textLetters))));
  return { least, most: Math.max(least, Math.min(TABLE.longest, most(texts.map(textLetters)))) };
}

/**
 * The largest number, at least 1. Doesn't spread into `Math.max`, because a table may have more rows than a call can
 * take arguments.
 */
function most(numbers: readonly number[]): number {
  return numbers.reduce((largest, each) => Math.max(largest, each), 1);
}

/** Measured as a horizontal bar chart. Other charts with the same number of values are no taller. */
export function chartHeight({ axis, categories, series }: ChartData): number {
  const isOne = series.length === 1;
  const bars = categories.length * series.length * (isOne ? CHART.bar : CHART.further);
  return Math.max(CHART.least, bars + (isOne ? 0 : CHART.legend) + (axis === '' ? 0 : CHART.axis));
}

/** Sides are stacked, all as tall as the tallest. */
export function sidesHeight(sides: readonly Side[]): number {
  const tallest = Math.max(...sides.map(sideHeight));
  return sides.length * (tallest + SIDE.gap) - SIDE.gap;
}

/** Short points are set in two columns, as are points beside a figure. */
function sideHeight({ figure, points }: Side): number {
  const letters = points.map(lettersOf);
  const isShort = letters.every((each) => each <= SIDE.half);
  if (figure) {
    const beside = letters.reduce((sum, each) => sum + Math.ceil(each / SIDE.half), 0);
    return SIDE.name + SIDE.line * Math.max(2, beside);
  }
  const lines = letters.reduce((sum, each) => sum + Math.max(1, Math.ceil(each / SIDE.letters)), 0);
  return SIDE.name + SIDE.line * (isShort ? Math.ceil(points.length / 2) : lines);
}

export function visualHeight(visual: Visual): number {
  switch (visual.kind) {
    case 'chart':
      return chartHeight(visual.chart);
    case 'comparison':
      return sidesHeight(visual.sides);
    case 'stats':
      return STATS.first + Math.ceil((visual.items.length - 1) / 2) * STATS.row;
    case 'timeline':
      return rowsHeight(visual.items.map(({ when, text }) => textLetters(when) + lettersOf(text)));
    case 'steps':
    case 'features':
    case 'people':
      return rowsHeight(visual.items.map(({ term, text }) => lettersOf(term) + lettersOf(text)));
    case 'agenda':
      return rowsHeight(visual.items.map(lettersOf));
    case 'pyramid':
      return rowsHeight(visual.levels.map(({ term, text }) => lettersOf(term) + lettersOf(text)));
    case 'hierarchy':
      return BRANCH * branchesIn(visual.roots);
  }
}

/** A post shows a tree as an indented list of short terms. */
function branchesIn(branches: readonly Branch[]): number {
  return branches.reduce((sum, each) => sum + 1 + branchesIn(each.branches), 0);
}

export function rowsHeight(letters: readonly number[]): number {
  return letters.reduce(
    (sum, each) => sum + POST_ROW.space + POST_ROW.line * Math.max(1, Math.ceil(each / POST_ROW.letters)),
    0,
  );
}

import type { CellAlign } from '../../blocks';

/**
 * A table read from lines of text. Every row has as many cells as the others. A cell may have several lines.
 * `isMarkdown`: its cells are Markdown. Otherwise they are shown as written.
 */
export type Grid = { header: string[] | null; rows: string[][]; align?: CellAlign[]; isMarkdown?: true };

/**
 * What a reader found in the lines up to `to`. `grid` is null for lines that were drawn as a table but are not a
 * rectangle of cells: they are shown unchanged in a fixed pitch. Undefined if they are no table.
 */
export type Found = { from: number; to: number; grid: Grid | null | undefined };

/** The longest cell, in lines of the source, so that an open quote or frame costs no more than this. */
export const MOST_CELL_LINES = 40;

const WIDE = /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const WIDE_SIGN = /^(?:\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}])/u;
const NO_WIDTH = /^[\p{M}\p{Cf}]/u;

/** The characters of a line by column of a fixed pitch: a wide character takes two columns, an accent none. */
export function columnsOf(line: string): string[] {
  if (/^[\u0020-\u007e]*$/.test(line)) return line.split('');
  const columns: string[] = [];
  for (const sign of line) {
    if (columns.length > 0 && NO_WIDTH.test(sign)) columns[columns.length - 1] += sign;
    else if (WIDE.test(sign) || WIDE_SIGN.test(sign)) columns.push(sign, '');
    else columns.push(sign);
  }
  return columns;
}

/** The text between two columns. */
export function cut(columns: readonly string[], from: number, to?: number): string {
  return columns.slice(from, to).join('').trim();
}

/** The first row is the header unless it holds figures like the row below it, or of the unit of any row below it. */
export function gridOf([first = [], ...rows]: string[][]): Grid {
  const hasUnitOf = (row: readonly string[]) =>
    first.some((cell, at) => unitIn(cell) && unitIn(cell) === unitIn(row[at]));
  const isHeader = readsAsHeader(first, rows[0] ?? []) && !rows.some(hasUnitOf);
  return isHeader ? { header: first, rows } : { header: null, rows: [first, ...rows] };
}

/** The word after the first number: "by 20 Jan", "up to 40 km/h". */
const unitIn = (cell = '') => /\d\s?([\p{L}%°][\p{L}/]*)/u.exec(cell)?.[1];

/** Whether the line begins a list item, a heading or a quote, or is no text for other reasons. */
export function isSyntaxLine(line: string): boolean {
  return /^[ \t]*(?:[-*+•◦○‣▪●–—][ \t]|#{1,6}[ \t]|>)/.test(line);
}

/**
 * A cell that begins with a digit, possibly after a sign, or contains an amount of money: `from £32`, `from 32 €`. Years are excluded
 * because they are common headers.
 */
const FIGURE = /^(?!(?:19|20)\d\d$)[\s+\-−–~<>≤≥(]*\d|\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** Whether a first row can name its columns: no cell lists several things, or holds a figure like the one below it. */
export function readsAsHeader(first: readonly string[], second: readonly string[]): boolean {
  return !first.some((cell, at) => /[.,!?;]\s/.test(cell) || (FIGURE.test(cell) && FIGURE.test(second[at] ?? '')));
}

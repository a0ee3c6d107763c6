/**
 * A cell that begins with a digit, possibly after a sign, or contains an amount of money: `from £32`. Years are excluded
 * because they are common headers.
 */
const FIGURE = /^(?!(?:19|20)\d\d$)[\s+\-−–~<>≤≥(]*\d|\p{Sc}\s?\d/u;

/** Whether a first row can name its columns: in none of them does it hold a figure like the row below it. */
export function readsAsHeader(first: readonly string[], second: readonly string[]): boolean {
  return !first.some((cell, at) => FIGURE.test(cell) && FIGURE.test(second[at] ?? ''));
}

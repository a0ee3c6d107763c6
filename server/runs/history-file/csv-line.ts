export type CsvCell = string | number | boolean | null;

/**
 * Matches text that a spreadsheet reads as a formula. Some trim leading whitespace first, and some accept full-width
 * signs too.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;
/**
 * The same after a separator that a spreadsheet may guess instead of the comma. Quotes do not help there: with that
 * separator they are not at the start of a cell, or they form an empty pair before the formula.
 */
const INNER_FORMULA = /([;\t\r\n\v\f\u0085\u2028\u2029][\s\p{Cc}\p{Cf}"]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * A line of RFC 4180. Text that a spreadsheet would evaluate is prefixed with an apostrophe, so that the author of a
 * title cannot run a formula on the machine of the person who opens the file.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const inner = cell.replace(INNER_FORMULA, "$1'");
  const safe = FORMULA.test(cell) ? `'${inner}` : inner;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

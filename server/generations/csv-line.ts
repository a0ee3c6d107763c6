export type CsvCell = string | number | boolean | null;

/** What a spreadsheet takes for a formula when a cell begins with it; some trim first, some read the wide signs too. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;
/**
 * The same after a separator that a spreadsheet may guess in place of the comma. Quotes do not help there: by that
 * separator they are not at the beginning of a cell, and one that is can be an empty pair before the formula.
 */
const INNER_FORMULA = /([;\t\r\n\v\f\u0085\u2028\u2029][\s\p{Cc}\p{Cf}"]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * A line of RFC 4180. A text that a spreadsheet would calculate gets an apostrophe before it: the author of a title
 * must not run anything on the machine of the person who opens the file.
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

export type CsvCell = string | number | boolean | null;

/** What a spreadsheet takes for a formula when a cell begins with it; some trim first, some read the wide signs too. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * A line of RFC 4180. A text that a spreadsheet would calculate gets an apostrophe before it: whoever wrote a title
 * must not run anything on the machine of whoever opens the file.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

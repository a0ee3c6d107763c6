import { charactersOf } from '../contract/batches';
import { LIMITS } from '../contract/limits';
import { columnKey } from '../contract/text-checks';

export type Table = { columns: string[]; rows: string[][] };

/** Why a text is no table that can be used. `row` counts the rows below the header from 1. */
export type TableProblem =
  | { code: 'empty' | 'open-quote' | 'too-many-rows' | 'too-many-columns' | 'too-long' | 'bad-column' }
  | { code: 'same-column'; column: string }
  | { code: 'too-many-cells'; row: number; cells: number; columns: number }
  | { code: 'long-cell'; row: number };

type ReadTable = { ok: true; table: Table } | { ok: false; problem: TableProblem };

/**
 * Reads CSV (RFC 4180; with commas or semicolons) or tab-separated text, as a spreadsheet exports or copies it. The first
 * row has the names of the columns. Blank rows are left out, and short rows are filled up.
 */
export function readTable(text: string): ReadTable {
  const plain = text.replace(/^\ufeff/, '').replaceAll('\0', '');
  const separator = separatorOf(plain);
  const records: string[][] = [];
  for (let at = 0; at < plain.length; ) {
    const record = readRecord(plain, at, separator);
    if (!record) return failed({ code: 'open-quote' });
    at = record.end;
    if (record.cells.length > LIMITS.batchColumns) return failed({ code: 'too-many-columns' });
    if (record.cells.some((cell) => /\S/.test(cell))) records.push(record.cells);
    if (records.length > LIMITS.batchRows + 1) return failed({ code: 'too-many-rows' });
  }
  const [header = [], ...rows] = records;
  if (rows.length === 0) return failed({ code: 'empty' });
  return tableOf(withoutBlankEnd(header), rows);
}

function tableOf(header: readonly string[], found: readonly string[][]): ReadTable {
  const columns = header.map((name, at) => name.replace(/\s+/g, ' ').trim() || `Column ${at + 1}`);
  if (columns.some((name) => name.length > LIMITS.givenName || /[{}]/.test(name)))
    return failed({ code: 'bad-column' });
  const keys = columns.map(columnKey);
  const same = columns.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
  if (same !== undefined) return failed({ code: 'same-column', column: same });
  const rows: string[][] = [];
  for (const [at, record] of found.entries()) {
    const cells = withoutBlankEnd(record);
    if (cells.length > columns.length)
      return failed({ code: 'too-many-cells', row: at + 1, cells: cells.length, columns: columns.length });
    if (cells.some((cell) => cell.length > LIMITS.batchCell)) return failed({ code: 'long-cell', row: at + 1 });
    rows.push(columns.map((_, column) => cells[column] ?? ''));
  }
  if (charactersOf(rows) > LIMITS.batchCharacters) return failed({ code: 'too-long' });
  return { ok: true, table: { columns, rows } };
}

function withoutBlankEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => /\S/.test(cell)) + 1);
}

function failed(problem: TableProblem): ReadTable {
  return { ok: false, problem };
}

/** A tab if the header has one, otherwise the more frequent of comma and semicolon. */
function separatorOf(text: string): string {
  const header = (readRecord(text, 0, '\n')?.cells[0] ?? '').replace(/"[^"]*"/g, '');
  if (header.includes('\t')) return '\t';
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

/** Keeps a spreadsheet from reading a cell of one of our CSV files as a formula. */
const FORMULA_GUARD = /^'(?=[=+\-@])/;

/** The record that begins at `from`; null if a quoted cell in it never ends. */
function readRecord(text: string, from: number, separator: string): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end === -1) return null;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const end = endOfCell(text, at, separator);
    cells.push((cell + text.slice(at, end)).replace(FORMULA_GUARD, ''));
    at = end;
    if (text[at] === separator && separator !== '\n') at += 1;
    else return { cells, end: at + (text.startsWith('\r\n', at) ? 2 : 1) };
  }
}

function closingQuote(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

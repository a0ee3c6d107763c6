import { MOST_COLUMNS } from '../is-beyond-reason';
import { columnsOf, cut, type Found, gridOf, isSyntaxLine } from './grid';

const LEAST_ROWS = 3;
/** A gap between two columns. Two spaces after a sentence are none. */
const GAP = /(?<=\S)(?:(?<![.!?:;,…]["'”’)]?) {2}| {3,})(?=\S)/;
/** Characters that are common in code. */
const CODE_LIKE = /[{};=]|\/\/|\(\)|<\//;

/**
 * Reads columns that are parted by two or more spaces, as terminals print them. Each cell must be within its column.
 * Two columns with characters of code stay code.
 */
export function readSpaced(lines: readonly string[], from: number, end: number): Found | null {
  if (!isSpaced(lines[from]!)) return null;
  let to = from;
  let last = from;
  for (; to < end && !isSyntaxLine(lines[to]!) && !lines[to]!.includes('\t'); to += 1)
    if (isSpaced(lines[to]!)) last = to;
  const nothing: Found = { from, to: Math.max(to, from + 1), grid: undefined };
  const rows = lines.slice(from, last + 1);
  const spaced = rows.filter(isSpaced).length;
  if (rows.length < LEAST_ROWS || spaced < rows.length * 0.6) return nothing;
  // The first line may be the names of the other columns.
  const isOutput = rows.every((line, at) => at === 0 || !/^\s{2,}/.test(line));
  const split = splitCells(rows);
  const isPair = split?.every(({ length }) => length === 2);
  const cells = isPair || !hasNarrowGap(rows) ? (split ?? alignedCells(rows)) : null;
  const isCode = rows.some((line) => CODE_LIKE.test(line));
  if (cells && isOutput && (cells[0]!.length > 2 || !isCode)) return { from, to: last + 1, grid: gridOf(cells) };
  const isDrawn = rows.every((line) => / {3,}\S/.test(line.trim())) && !isCode && isOutput;
  return isDrawn || (cells && !isCode && isOutput) ? { from, to: last + 1, grid: null } : nothing;
}

function isSpaced(line: string): boolean {
  return line.includes('  ') && GAP.test(line) && !isSyntaxLine(line);
}

/** Whether two columns are parted by a single space in every line, so that the other gaps don't show all columns. */
function hasNarrowGap(rows: readonly string[]): boolean {
  const [first = [], ...others] = rows.map(columnsOf);
  const isLone = (line: readonly string[], at: number): boolean =>
    line[at] === ' ' && (line[at - 1] ?? ' ') !== ' ' && (line[at + 1] ?? ' ') !== ' ';
  return first.some((_, at) => isLone(first, at) && others.every((line) => isLone(line, at)));
}

/** The cells if each line has the same number, whatever their places. Two need a wider gap somewhere, or figures. */
function splitCells(rows: readonly string[]): string[][] | null {
  const cells = rows.map((line) => line.trim().split(/ {2,}/));
  const count = cells[0]!.length;
  const isWide =
    count > 2 ||
    rows.some((line) => / {3,}\S/.test(line.trim())) ||
    cells.every(([, second = '']) => /^[\p{Sc}+–-]?\d/u.test(second));
  return count > 1 && isWide && count <= MOST_COLUMNS && cells.every(({ length }) => length === count) ? cells : null;
}

/** The cells between columns of spaces that all lines have in common. */
function alignedCells(rows: readonly string[]): string[][] | null {
  const lines = rows.map(columnsOf);
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const used: boolean[] = new Array(width).fill(false);
  for (const line of lines) for (let at = 0; at < line.length; at += 1) if (line[at] !== ' ') used[at] = true;
  const starts = used.flatMap((isUsed, at) => (isUsed && (at === 0 || (!used[at - 1] && !used[at - 2])) ? [at] : []));
  if (starts.length < 2 || starts.length > MOST_COLUMNS) return null;
  const cells = lines.map((line) => starts.map((start, at) => cut(line, start, starts[at + 1])));
  // A gap inside a cell means that the columns were not all found.
  const isWhole = cells.every((row, at) => (at === 0 || row[0] !== '') && row.every((cell) => !/\S {2,}\S/.test(cell)));
  const isFilled = starts.every((_, at) => cells.filter((row) => row[at] !== '').length > cells.length / 2);
  return isWhole && isFilled ? cells : null;
}

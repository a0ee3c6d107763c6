import { MOST_COLUMNS } from '../is-beyond-reason';
import { type Found, type Grid, gridOf, isSyntaxLine, MOST_CELL_LINES } from './grid';

/** `isRow`: false if the line is no row. `quoted`: how many cells are in quotes. `to`: the line after the row. */
type Row = { cells: string[]; isRow: boolean; quoted: number; to: number };

/** The fewest rows of a table whose separators are punctuation. */
const LEAST_ROWS = 3;
const NUMBER = /^[\p{Sc}]?[+-]?[\d.,' ]+[%\p{Sc}]?$/u;
/** Commas within numbers: `1,200,000`, `3,50`. */
const NUMBER_WITH_COMMA = /(?<![\d,])(?:\d{1,3}(?:,\d{3})+|\d+,\d{1,2})(?![\d,])/g;
const BRACKETED = /^\s*[[({].*[\])}][,;]?\s*$/;

/** Reads rows pasted from a spreadsheet or an office program. Cells with line breaks are in quotes. */
export function readTabRows(lines: readonly string[], from: number): Found | null {
  if (!hasInnerTab(lines[from]!)) return null;
  const rows: string[][] = [];
  let to = from;
  let isFirst = true;
  while (to < lines.length && hasInnerTab(lines[to]!)) {
    const { cells, to: next } = readRow(lines, to, '\t');
    // Another table begins without a line between them.
    if (isFirst && rows.length > 0 && cells.length !== rows[0]!.length) {
      isFirst = false;
      const below = hasInnerTab(lines[next] ?? '') ? readRow(lines, next, '\t').cells.length : 0;
      if (rows.length > 1 && below === cells.length) break;
    }
    rows.push(cells);
    to = next;
  }
  if (to - from < 2) return { from, to, grid: undefined };
  if (rows.some((row) => row.length > MOST_COLUMNS)) return { from, to, grid: null };
  const used = Math.max(1, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return { from, to, grid: gridOf(rows.map((row) => Array.from({ length: used }, (_, at) => row[at] ?? ''))) };
}

/** A tab after text. An outline has tabs at the start of its lines only, and a list has one after its sign. */
function hasInnerTab(line: string): boolean {
  if (!line.includes('\t') || isSyntaxLine(line)) return false;
  return line
    .replace(/^\s*(?:\d{1,9}|\p{L}{1,4})[.)]\t/u, '')
    .trimStart()
    .includes('\t');
}

/**
 * Reads comma- or semicolon-separated rows (CSV, RFC 4180), or rows separated by bars: at least three with the same
 * number of cells. With only two cells, every row after the first needs a number or quotes. In prose, a space follows
 * each comma.
 */
export function readSeparated(lines: readonly string[], from: number): Found | null {
  let scanned = from;
  for (const separator of [',', ';', '|']) {
    if (!isRow(lines[from]!, separator)) continue;
    const rows: Row[] = [];
    let to = from;
    while (to < lines.length && isRow(lines[to]!, separator)) {
      const row = readRow(lines, to, separator);
      rows.push(row);
      to = row.to;
    }
    const grid = separatedGrid(rows, lines.slice(from, to), separator);
    if (grid !== undefined) return { from, to, grid };
    scanned = Math.max(scanned, to);
  }
  return scanned > from ? { from, to: scanned, grid: undefined } : null;
}

/** `-----+------`, between the names of columns and their rows. */
const RULED = /^\s*-{2,}(?:\+-{2,})+\s*$/;

/** Reads rows separated by bars below a rule with the same columns, the output of `psql`. */
export function readRuled(lines: readonly string[], from: number, end: number): Found | null {
  if (from + 2 >= end || !RULED.test(lines[from + 1]!)) return null;
  const count = lines[from + 1]!.split('+').length;
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
  let to = from + 2;
  while (to < end && cellsOf(lines[to]!).length === count) to += 1;
  const header = cellsOf(lines[from]!);
  const isTable = to > from + 2 && header.length === count && count <= MOST_COLUMNS;
  return isTable ? { from, to, grid: { header, rows: lines.slice(from + 2, to).map(cellsOf) } } : null;
}

const FRAMED = /^ {0,3}\|(.*[^\s|:-].*)\|[ \t]*$/;

/** Reads rows framed by bars, as in a Markdown table without its line of dashes: at least three of equal length. */
export function readFramed(lines: readonly string[], from: number): Found | null {
  const rows: string[][] = [];
  for (const line of lines.slice(from)) {
    const inside = FRAMED.exec(line)?.[1];
    if (inside === undefined) break;
    rows.push(inside.split('|').map((cell) => cell.trim()));
  }
  const [first = []] = rows;
  const isTable = rows.length >= LEAST_ROWS && first.length > 1 && first.length <= MOST_COLUMNS;
  const isEven = rows.every(({ length }) => length === first.length);
  return rows.length === 0
    ? null
    : { from, to: from + rows.length, grid: isTable && isEven ? gridOf(rows) : undefined };
}

/** Between a label and its content: dots, as in a menu, or a dash. */
const LEADER = /\.{4,}|\.{3}(?= +\p{Sc}? ?\d)| - (?=\S)/u;
/** Between an amount and its remark: `$ 8.03½, mostly boards`, `2.40  That was high`. */
const REMARK = /(?<=[\d½¼¾]), | {2,}/u;
/** How far a dash may be from its column, since people align by hand. */
const NEAR = 2;

/**
 * Reads labels that are parted from their content by dots, or by dashes in one column: at least three. Wrapped content
 * is below itself, and a wrapped label above the rest. Page numbers of a table of contents stay as they are.
 */
export function readLed(lines: readonly string[], from: number, end: number): Found | null {
  const first = leaderOf(lines[from]!) ?? leaderOf(lines[from + 1] ?? '');
  if (!first) return null;
  const rows: string[][] = [];
  let [label, to, isAligned] = ['', from, first.isDots];
  for (let at = from; at < end && !isSyntaxLine(lines[at]!); at += 1) {
    const line = lines[at]!;
    const leader = leaderOf(line);
    if (leader?.isDots === first.isDots && (first.isDots || Math.abs(leader.at - first.at) <= NEAR)) {
      const content = line.slice(leader.end).trim();
      rows.push([label + line.slice(0, leader.at).trim(), ...(first.isDots ? content.split(REMARK) : [content])]);
      label = '';
      isAligned ||= line[leader.at - 1] === ' ';
    } else if (rows.length > 0 && /^\s+-{3,}\s*$/.test(line)) continue;
    else if (rows.length > 0 && line.search(/\S/) > first.at) {
      rows.at(-1)!.push(`${rows.at(-1)!.pop()} ${line.trim()}`);
      isAligned = true;
    } else if (label === '' && first.isDots && leaderOf(lines[at + 1] ?? '')?.isDots) {
      label = `${line.trim()} `;
      continue;
    } else break;
    to = at + 1;
  }
  const isContents = rows.every(
    ([, page = ''], at) => /^\d+$/.test(page) && Number(page) >= Number(rows[at - 1]?.[1] ?? 0),
  );
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (rows.length < LEAST_ROWS || !isAligned || isContents || width > MOST_COLUMNS)
    return { from, to: Math.max(to, from + 1), grid: undefined };
  return {
    from,
    to,
    grid: { header: null, rows: rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')) },
  };
}

function leaderOf(line: string): { at: number; end: number; isDots: boolean } | null {
  const found = LEADER.exec(line);
  if (!found || line.slice(0, found.index).trim() === '') return null;
  return { at: found.index, end: found.index + found[0].length, isDots: found[0].startsWith('.') };
}

function isRow(line: string, separator: string): boolean {
  return (
    line.includes(separator) && !line.includes('\t') && !isSyntaxLine(line) && !/^\s*(?:\||\d{1,9}[.)][ \t])/.test(line)
  );
}

function separatedGrid(rows: readonly Row[], lines: readonly string[], separator: string): Grid | null | undefined {
  const all = rows.flatMap(({ cells, isRow: isWhole }) => (isWhole ? [cells] : []));
  const [first = []] = all;
  const count = first.length;
  const equal = all.filter(({ length }) => length === count).length;
  const isQuoted = rows.length > 1 && rows.every(({ quoted }) => quoted === count);
  if (equal < (isQuoted || lines.length > rows.length ? 2 : LEAST_ROWS)) return;
  if (
    count < 2 ||
    lines.every((line) => !line.replace(NUMBER_WITH_COMMA, '').includes(separator)) ||
    lines.every((line) => BRACKETED.test(line))
  )
    return;
  if (equal === rows.length && count <= MOST_COLUMNS) {
    const isTable = count > 2 || isQuoted || all.slice(1).every(([, value = '']) => NUMBER.test(value));
    return isTable && (separator !== '|' || count > 2) ? gridOf(all) : undefined;
  }
  // Most rows are those of a table, so the others are damaged or have too many cells.
  return count > 2 && equal >= rows.length * 0.6 ? null : undefined;
}

/** Reads the row that begins on a line. Its quoted cells may have line breaks. */
function readRow(lines: readonly string[], from: number, separator: string): Row {
  const cells: string[] = [];
  let quoted = 0;
  let line = lines[from]!;
  if (line.startsWith('\uFEFF')) line = line.slice(1);
  let to = from + 1;
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"' && (separator !== '\t' || isQuotedCell(line, at, lines[to]))) {
      let end = closingQuote(line, at + 1);
      while (end === -1 && to < lines.length && to - from < MOST_CELL_LINES) {
        const before = line.length + 1;
        line = `${line}\n${lines[to++]!}`;
        end = closingQuote(line, before);
      }
      if (end === -1 || (end + 1 < line.length && !isEnd(line, end + 1, separator)))
        return brokenRow(lines, from, separator);
      cells.push(
        line
          .slice(at + 1, end)
          .replaceAll('""', '"')
          .trim(),
      );
      quoted += 1;
      at = line.indexOf(separator, end + 1) + 1;
      if (at === 0) break;
    } else {
      const next = line.indexOf(separator, at);
      const end = next === -1 ? line.length : next;
      if (separator === ',' && at > 0 && /^\s\S/.test(line.slice(at, end))) return brokenRow(lines, from, separator);
      cells.push(line.slice(at, end).trim());
      at = end + 1;
    }
  }
  return { cells, isRow: true, quoted, to };
}

/** A line that is no row by its quotes or its spaces. Between tabs it has cells all the same. */
function brokenRow(lines: readonly string[], from: number, separator: string): Row {
  const cells = lines[from]!.split(separator).map((cell) => cell.trim());
  return { cells, isRow: false, quoted: 0, to: from + 1 };
}

/** In rows with tabs, a quote may be a word's own: only a cell that ends with one, or goes on below, is quoted. */
function isQuotedCell(line: string, at: number, next: string | undefined): boolean {
  const tab = line.indexOf('\t', at);
  const cell = line.slice(at, tab === -1 ? line.length : tab);
  return /^"(?:[^"]|"")*"\s*$/.test(cell) || (tab === -1 && next !== undefined && /^"(?:[^"]|"")*$/.test(cell));
}

function isEnd(line: string, at: number, separator: string): boolean {
  const next = line.indexOf(separator, at);
  return /^\s*$/.test(line.slice(at, next === -1 ? line.length : next));
}

function closingQuote(line: string, from: number): number {
  let end = line.indexOf('"', from);
  while (end !== -1 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
  return end;
}

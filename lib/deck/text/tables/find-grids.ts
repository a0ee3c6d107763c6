import type { Block, TextRun } from '../../blocks';
import { codeText } from '../block-text';
import { findHtmlLines } from '../html/html-lines';
import { fencedLines, moveToMargin } from '../inline/literal-lines';
import { quickInline } from '../inline/quick-inline';
import { isBeyondReason, MOST_COLUMNS } from '../is-beyond-reason';
import { endsWithColon } from '../letters-and-words';
import { isFormula } from '../math/parse-tex';
import { readCell } from '../read-table';
import { plainText } from '../text-runs';
import { readDrawn } from './drawn-tables';
import { columnsOf, cut, type Found, type Grid, gridOf, isSyntaxLine } from './grid';
import { readFramed, readLed, readRuled, readSeparated, readTabRows } from './separated-rows';

/**
 * While a text is read, each line of a table has this noncharacter, which is reserved for internal use, and the
 * table's number.
 */
const GRID_MARK = '\uFFFE';

export type Grids = { lines: string[]; grids: readonly FoundGrid[] };
export type FoundGrid = { from: number; source: string[]; grid: Grid | null };

type Reader = (lines: readonly string[], from: number, end: number) => Found | null;
const READERS: readonly Reader[] = [
  readIndentedCode,
  readDrawn,
  readRuled,
  readFramed,
  readTabRows,
  readSeparated,
  readLed,
  readSpaced,
];
/** What every line of a table or of indented code has: a bar, a rule, a tab, a separator, dots, a dash or a gap. */
const CANDIDATE = /[|\t,;"\u2500-\u257f]| {2}\S|--|==| - |\.{3}/;

/**
 * Finds the tables of a text that aren't in Markdown's own syntax, and replaces their lines by marks. Lines that are
 * drawn as a table but can't be read as one are found too, to be shown as they are.
 */
export function findGrids(lines: string[]): Grids {
  const none: Grids = { lines, grids: [] };
  if (!lines.some((line) => CANDIDATE.test(line)) || lines.some((line) => line.includes(GRID_MARK))) return none;
  const isSkipped = skippedLines(lines);
  const grids: FoundGrid[] = [];
  const marked = [...lines];
  const isEnd = (at: number): boolean => at >= lines.length || isSkipped[at] || lines[at]!.trim() === '';
  let end = 0;
  /** For each reader, the line up to which it has looked. */
  const looked: number[] = READERS.map(() => 0);
  for (let at = 0; at < lines.length; ) {
    if (isEnd(at) || !CANDIDATE.test(`${lines[at]!}${lines[at + 1] ?? ''}`)) {
      at += 1;
      continue;
    }
    if (end <= at) for (end = at; !isEnd(end); ) end += 1;
    const found = firstFound(lines, at, end, looked);
    if (!found || isSkipped.slice(at, found.to).includes(true)) {
      at += 1;
      continue;
    }
    for (let line = at; line < found.to; line += 1) marked[line] = `${GRID_MARK}${grids.length}`;
    grids.push({ from: at, source: lines.slice(at, found.to), grid: found.grid ?? null });
    at = found.to;
  }
  return grids.length === 0 ? none : { lines: marked, grids };
}

function firstFound(lines: readonly string[], at: number, end: number, looked: number[]): Found | null {
  for (const [index, read] of READERS.entries()) {
    if (looked[index]! > at) continue;
    const found = read(lines, at, end);
    if (found?.grid !== undefined) return found;
    if (found) looked[index] = found.to;
  }
  return null;
}

const DELIMITERS = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

const FORMULA = /\$\$?([^$]*)\$/g;

/** Whether a formula of the line has a bar: `$$ |x| < 5 $$`. */
function hasBarInFormula(line: string): boolean {
  if (!line.includes('$') || !line.includes('|')) return false;
  return Array.from(line.matchAll(FORMULA)).some(([, inside = '']) => inside.includes('|') && isFormula(inside));
}

/** Lines of code, HTML and Markdown tables, and lines with a bar in a formula. */
function skippedLines(lines: readonly string[]): boolean[] {
  const html = findHtmlLines(lines)?.isHtml ?? [];
  const skipped: boolean[] = [];
  const isFenced = fencedLines(lines);
  let inTable = false;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? '';
    const isHead = line.includes('|') && next.includes('-') && DELIMITERS.test(next) && barsIn(line) === barsIn(next);
    inTable = line.trim() !== '' && (inTable || isHead);
    skipped.push(isFenced[at] || inTable || html[at] === true || hasBarInFormula(line));
  }
  return skipped;
}

function barsIn(line: string): number {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).length;
}

/** The number of the table whose lines begin here, or null. */
export function gridAt(line: string): number | null {
  return line.startsWith(GRID_MARK) ? Number(line.slice(1)) : null;
}

/** The table, or the lines as they are. Pictures in its cells follow it. */
export function gridBlocks({ source, grid }: Pick<FoundGrid, 'source' | 'grid'>, firstLine: number): Block[] {
  const lines = { from: firstLine, to: firstLine + source.length - 1 };
  if (!grid) {
    const code = source.map((line) => line.trimEnd());
    moveToMargin(code, 0, code.length);
    return [{ kind: 'code', text: codeText(code.join('\n')), language: null, lines }];
  }
  const images: Block[] = [];
  const runsOf = (cell: string): TextRun[] =>
    grid.isMarkdown && !isBeyondReason([cell]) ? readCell(cell, firstLine, images) : literalRuns(cell);
  const header = grid.header ? grid.header.map(runsOf) : (grid.rows[0] ?? []).map(() => []);
  const align = grid.align ?? header.map(() => 'left' as const);
  return [{ kind: 'table', align, header, rows: grid.rows.map((row) => row.map(runsOf)), lines }, ...images];
}

/** The characters as they are, with links on addresses. */
function literalRuns(text: string): TextRun[] {
  const runs = quickInline(text) ?? [];
  const isLiteral = runs.every(({ text: own, href }) => !href || own === href) && plainText(runs) === text;
  if (isLiteral) return runs.map(({ text: own, href }) => (href ? { text: own, href } : { text: own }));
  return [{ text }];
}

/** The text with the cells of each table in order, as they are shown, instead of its lines. */
export function withGridsShown(text: string): string {
  const { lines, grids } = findGrids(text.split('\n').map((line) => line.replace(/\r$/, '')));
  if (grids.length === 0) return text;
  for (const { from, source, grid } of grids) {
    const rows = grid ? [...(grid.header ? [grid.header] : []), ...grid.rows].map((row) => row.join(' ')) : source;
    const shown = rows.map((row) => row.replaceAll('\n', ' '));
    lines.splice(from, source.length, ...Array.from(source, (_, at) => shown[at] ?? ''));
  }
  return lines.join('\n');
}

const INDENTED = /^(?: {4}|\t)/;
const ANNOUNCED = /^(?: {2}|\t)/;
/** Characters and keywords that are common in code but rare in pasted prose. */
const CODE_LIKE = /[{}=]|;\s*$|<\/|\(\)/;
const KEYWORDS = new Set('def if for return import from class const let var print'.split(' '));
/** A line of a program, a command or a setting: it begins in lower case or with a sign, is no address, and no sentence ends on it. */
const COMMAND = /^\s*(?!https?:|www\.)(?:[a-z0-9$#./<@{[_~%-]|[A-Z_]{2,} )(?!.*[.!?…]["')]*\s*$)/;
const ITEM = /^[ \t]*(?:[-*+•◦○‣▪●–][ \t]|\(?(?:\d{1,9}|[A-Za-z]|[ivxIVX]{2,5})[.)][ \t]|:[ \t]|\[\^)/;

/**
 * Reads code that is indented by four spaces or a tab, or by two below a colon, below an empty line or a heading. Pasted
 * paragraphs are indented too, so each line must look like code.
 */
function readIndentedCode(lines: readonly string[], from: number, end: number): Found | null {
  const before = lines[from - 1] ?? '';
  const isAnnounced = before.trim() === '' && endsWithColon(lines[from - 2] ?? '');
  const indented = isAnnounced ? ANNOUNCED : INDENTED;
  if (!indented.test(lines[from]!) || (before.trim() !== '' && !/^#{1,6}[ \t]/.test(before))) return null;
  const nothing: Found = { from, to: end, grid: undefined };
  if (isInList(lines, from)) return nothing;
  let to = from;
  for (let at = from; at < lines.length && (indented.test(lines[at]!) || lines[at]!.trim() === ''); at += 1)
    if (lines[at]!.trim() !== '') to = at + 1;
  const code = lines.slice(from, to).filter((line) => line.trim() !== '');
  if (code.some((line) => ITEM.test(line))) return nothing;
  const isCode = code.every((line) => COMMAND.test(line)) || code.filter(looksLikeCode).length >= code.length / 2;
  return to < end || !isCode ? { from, to: Math.max(to, end), grid: undefined } : { from, to, grid: null };
}

function looksLikeCode(line: string): boolean {
  return CODE_LIKE.test(line) || KEYWORDS.has(/^\s+(\w+)/.exec(line)?.[1] ?? '');
}

/** Whether the last line with a smaller indent begins a list item, a definition or a footnote. */
function isInList(lines: readonly string[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 100); at -= 1) {
    const line = lines[at]!;
    if (line.trim() !== '' && !INDENTED.test(line)) return ITEM.test(line);
  }
  return false;
}

const LEAST_ROWS = 3;
/** A gap between two columns. Two spaces after a sentence are none. */
const GAP = /(?<=\S)(?:(?<![.!?:;,…]["'”’)]?) {2}| {3,})(?=\S)/;
/** Characters that are common in code. */
const CODE_CHARACTERS = /[{}=]|;(?! \p{L})|\/\/|\(\)|<\//u;

/**
 * Reads columns that are parted by two or more spaces, as terminals print them. Each cell must be within its column.
 * Two columns with characters of code stay code.
 */
function readSpaced(lines: readonly string[], from: number, end: number): Found | null {
  if (!isSpaced(lines[from]!)) return null;
  let to = from;
  let last = from;
  for (; to < end && !isSyntaxLine(lines[to]!) && !lines[to]!.includes('\t'); to += 1)
    if (isSpaced(lines[to]!)) last = to;
  const nothing: Found = { from, to: Math.max(to, from + 1), grid: undefined };
  const rows = lines.slice(from, last + 1);
  moveToMargin(rows, 0, rows.length);
  const spaced = rows.filter(isSpaced).length;
  if (rows.length < LEAST_ROWS || spaced < rows.length * 0.6) return nothing;
  // The first line may be the names of the other columns.
  const isOutput = rows.every((line, at) => at === 0 || !/^\s{2,}/.test(line));
  const split = splitCells(rows);
  const isPair = split?.every(({ length }) => length === 2);
  const cells = isPair || !hasNarrowGap(rows) ? (split ?? alignedCells(rows)) : null;
  const isCode = rows.some((line) => CODE_CHARACTERS.test(line));
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

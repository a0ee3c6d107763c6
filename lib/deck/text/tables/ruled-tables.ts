import { MOST_COLUMNS } from '../is-beyond-reason';
import { softBreak } from '../soft-break';
import { columnsOf, cut, type Found, type Grid, isSyntaxLine } from './grid';

/** A rule with one group of dashes for each column: `----- ------`, `===  ====`. */
const RULE = /^[ \t]{0,4}(?:-+(?: +-+)+|=+(?: +=+)+)[ \t]*$/;
/** The rule around a table whose rows have several lines. */
const FRAME = /^[ \t]{0,4}-{10,}[ \t]*$/;
/** A shorter rule may be a horizontal line: `-- --`. */
const SHORTEST = 6;
const MOST_LINES = 2000;
const MOST_HEADER_LINES = 6;

/**
 * Reads a table with a rule of dashes below its header: simple and multiline tables of Pandoc, simple tables of
 * reStructuredText, output of database consoles.
 */
export function readRuled(lines: readonly string[], from: number, end: number): Found | null {
  const opens = isRule(lines[from]!) || FRAME.test(lines[from]!);
  if (!opens) return from + 1 < end && isRule(lines[from + 1]!) ? readBelow(lines, from, from + 1, end) : null;
  const below = lines.slice(from + 1, Math.min(end, from + MOST_HEADER_LINES + 2)).findIndex(isRule);
  // Without a header, the second rule is the last line of the table.
  const isHeader = below > 0 && from + below + 2 < end;
  if (isHeader) return readBelow(lines, from, from + 1 + below, end);
  return isRule(lines[from]!) ? readBelow(lines, from, from, end) : null;
}

function isRule(line: string): boolean {
  return RULE.test(line) && line.replace(/ /g, '').length >= SHORTEST;
}

/** @param rule the line of the rule; the header is above it */
function readBelow(lines: readonly string[], from: number, rule: number, end: number): Found | null {
  const starts = [...lines[rule]!.matchAll(/[-=]+/g)].map(({ index }) => index);
  if (starts.length > MOST_COLUMNS) return null;
  const opens = rule > from && /^[-=\s]+$/.test(lines[from]!);
  const head = lines.slice(opens ? from + 1 : from, rule);
  if (head.some(isSyntaxLine)) return null;
  const header = head.map((line) => ruledCells(line, starts));
  if (!header.every((cells) => cells !== null)) return null;
  const isClosing = (line: string): boolean => /^[-=\s]+$/.test(line) && (isRule(line) || FRAME.test(line));
  const closing = closingAt(lines, rule, isClosing, opens || header.length === 0);
  if (header.length === 0 && closing === null) return null;
  const to = closing ?? blankAfter(lines, rule, end);
  const rows: string[][][] = [[]];
  const body = lines.slice(rule + 1, to);
  const isMultiline = body.some((line) => line.trim() === '');
  for (const line of body) {
    if (line.trim() === '') rows.push([]);
    else {
      const cells = ruledCells(line, starts);
      if (!cells) return { from, to: closing === null ? to : to + 1, grid: null };
      if (!isMultiline && rows.at(-1)!.length > 0) rows.push([]);
      rows.at(-1)!.push(cells);
    }
  }
  const filled = rows.filter((row) => row.length > 0).map(joined);
  if (filled.length === 0) return null;
  const grid: Grid = { header: header.length === 0 ? null : joined(header), rows: filled, isMarkdown: true };
  return { from, to: closing === null ? to : closing + 1, grid };
}

/** The line of the rule that closes the table: the last in its block, or beyond empty lines if a rule opened it. */
function closingAt(
  lines: readonly string[],
  rule: number,
  isClosing: (line: string) => boolean,
  isFramed: boolean,
): number | null {
  for (let at = rule + 1; at < Math.min(lines.length, rule + MOST_LINES); at += 1) {
    if (isClosing(lines[at]!)) return at;
    if (lines[at]!.trim() === '' && !(isFramed && (lines[at + 1] ?? '').trim() !== '')) return null;
  }
  return null;
}

function blankAfter(lines: readonly string[], rule: number, end: number): number {
  let to = rule + 1;
  while (to < end && lines[to]!.trim() !== '') to += 1;
  return to;
}

/** Null if text crosses from one column into the next. */
function ruledCells(line: string, starts: readonly number[]): string[] | null {
  if (line.includes('\t')) return null;
  const columns = columnsOf(line);
  const isCut = starts.every((start, at) => at === 0 || (columns[start - 1] ?? ' ') === ' ');
  return isCut ? starts.map((start, at) => cut(columns, at === 0 ? 0 : start, starts[at + 1])) : null;
}

function joined(lines: readonly string[][]): string[] {
  return (lines[0] ?? []).map((_, at) =>
    lines.reduce((text, cells) => {
      const cell = cells[at]!;
      return text === '' || cell === '' ? text + cell : text + softBreak(text, cell) + cell;
    }, ''),
  );
}

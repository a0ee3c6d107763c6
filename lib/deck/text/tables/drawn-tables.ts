import type { CellAlign } from '../../blocks';
import { MOST_COLUMNS } from '../is-beyond-reason';
import { softBreak } from '../split-sentences';
import { columnsOf, cut, type Found, type Grid, gridOf } from './grid';

const BOX = /[\u2500-\u257f]/;

/** The line with box-drawing characters replaced by `|`, `-`, `=` and `+`, one for one. */
function plainBars(line: string): string {
  if (!BOX.test(line)) return line;
  return line
    .replace(/[│┃┆┇┊┋║╎╏]/g, '|')
    .replace(/[─━┄┅┈┉╌╍]/g, '-')
    .replaceAll('═', '=')
    .replace(/[\u2500-\u257f]/g, '+');
}

/** A rule of a frame: `+----+`, `|---+---|`, `├────┼────┤`, `+:===:+`. The delimiter row of Markdown has no `+`. */
const RULE = /^(?=[^+]*\+)[+|](?:[-=:]+[+|])*[-=:]+[+|]$/;
/** A rule with gaps, as above two boxes that stand side by side. */
const GAPPED_RULE = /^(?=.*[-=]{2})(?=[^+]*\+)[+|][-=+:| >]*[+|]$/;
/** A branch of a tree of files: `├── a`, `|-- a`, `` `-- a ``. */
const BRANCH = /^[|+ `\\]*[|+`\\][-=]{2,3} ?\S/;
const BOX_BRANCH = /^[\u2500-\u257f\s]*[├└╠╚┣┗╰][─━═]{1,3}[ \u00a0]?\S/;

/** A line in the table or drawing that begins here. `|` alone may be anything. */
function isDrawn(bars: string): boolean {
  return /^[|+]/.test(bars);
}

/**
 * Reads a table that is drawn with lines: output of `mysql` and other programs, grid tables of Pandoc and
 * reStructuredText, box-drawing characters. Other drawings, such as trees of files and boxes with arrows, are shown
 * unchanged.
 */
export function readDrawn(lines: readonly string[], from: number, end: number): Found | null {
  const first = plainBars(lines[from]!).trim();
  if (!isDrawn(first) && !(from + 1 < end && /^[├└|`]/.test(lines[from + 1]!.trimStart()))) return null;
  if (!isDrawn(first)) return readTree(lines, from, from + 1, end);
  let to = from;
  const bars: string[] = [];
  while (to < end && isDrawn(plainBars(lines[to]!).trim())) bars.push(plainBars(lines[to++]!).trim());
  if (bars.some((line) => RULE.test(line))) {
    const grid = framedGrid(lines.slice(from, to), bars);
    if (grid) return { from, to, grid };
  } else if (!bars.some((line) => GAPPED_RULE.test(line))) return readTree(lines, from, from, end);
  // A drawing goes on below lines that begin with an arrow or a word.
  const last = lines.slice(from, end).findLastIndex((line) => isDrawn(plainBars(line).trim()));
  return bars.length < 2 ? { from, to, grid: undefined } : { from, to: from + last + 1, grid: null };
}

/** @param branches the line where the branches begin, below the name of their root if there is one */
function readTree(lines: readonly string[], from: number, branches: number, end: number): Found | null {
  if (branches > from && !/^\s*\S{1,80}$/.test(lines[from]!)) return null;
  let to = branches;
  let found = 0;
  for (; to < end && /^[|+`\\]/.test(plainBars(lines[to]!).trim()); to += 1)
    if (BOX_BRANCH.test(lines[to]!) || BRANCH.test(lines[to]!.trim())) found += 1;
  return { from, to, grid: found >= 2 && found > (to - branches) / 2 ? null : undefined };
}

/** Null if the lines are not a rectangle of cells. */
function framedGrid(lines: readonly string[], bars: readonly string[]): Grid | null {
  const rules = bars.filter((line) => RULE.test(line));
  const corners = cornersOf(rules[0]!);
  const count = corners.length - 1;
  const isSame = (rule: string): boolean => cornersOf(rule).join() === corners.join();
  if (count < 1 || count > MOST_COLUMNS || !rules.every(isSame)) return null;
  const groups: string[][][] = [[]];
  let ruleBelowHeader: string | null = null;
  for (const [at, line] of bars.entries()) {
    if (RULE.test(line)) {
      if (groups.at(-1)!.length > 0) {
        groups.push([]);
        if (groups.length === 2) ruleBelowHeader = line;
      }
      continue;
    }
    const cells = framedCells(lines[at]!.trim(), line, corners);
    if (!cells) return null;
    groups.at(-1)!.push(cells);
  }
  const filled = groups.filter((group) => group.length > 0);
  // A frame around lines of text is a box, not a table.
  if (filled.length === 0 || (count === 1 && filled.length === 1)) return null;
  const isDouble = rules.some((rule) => rule.includes('='));
  const widths = corners.slice(1).map((corner, at) => corner - corners[at]! - 3);
  const joined = (group: string[][]): string[] => widths.map((width, at) => joinCell(group, at, width));
  if (filled.length === 1) return { header: null, rows: filled[0]! };
  const [head = [], ...body] = filled;
  const isRow = body.length > 2 || (isDouble && body.length > 1);
  const rows = body.flatMap((group) => (isRow || isWrapped(group, isDouble) ? [joined(group)] : group));
  const align = alignOf(ruleBelowHeader ?? '', count);
  // Pandoc marks the header with `=`, so a grid with other rules only may have none.
  const hasHeader = isDouble || body.length === 1;
  const grid = hasHeader ? { header: joined(head), rows } : gridOf([joined(head), ...rows]);
  return {
    ...grid,
    ...(align && { align }),
    ...(isDouble && !BOX.test(lines[0]!) ? { isMarkdown: true as const } : {}),
  };
}

function cornersOf(rule: string): number[] {
  return [...rule].flatMap((sign, at) => (sign === '+' || sign === '|' ? [at] : []));
}

/** The cells between the bars: where the corners are, or between as many bars if the line is shifted. */
function framedCells(line: string, bars: string, corners: readonly number[]): string[] | null {
  if (!bars.endsWith('|') || !bars.startsWith('|')) return null;
  const columns = columnsOf(line);
  const places = columnsOf(bars);
  if (places.length === corners.at(-1)! + 1 && corners.every((at) => places[at] === '|'))
    return corners.slice(1).map((to, at) => cut(columns, corners[at]! + 1, to));
  const cells = splitAtBars(line, bars).slice(1, -1);
  return cells.length === corners.length - 1 ? cells.map((cell) => cell.trim()) : null;
}

function splitAtBars(line: string, bars: string): string[] {
  const cells: string[] = [];
  let from = 0;
  for (let at = 0; at <= bars.length; at += 1)
    if (at === bars.length || bars[at] === '|') {
      cells.push(line.slice(from, at));
      from = at + 1;
    }
  return cells;
}

/** Whether the lines between two rules are one row: each line but the first has an empty cell. */
function isWrapped(group: readonly string[][], isDouble: boolean): boolean {
  return isDouble && group.slice(1).every((cells) => cells.some((cell) => cell === ''));
}

/** Joins the lines of a cell. A line that was wrapped at the cell's width runs on. */
function joinCell(group: readonly string[][], at: number, width: number): string {
  let text = '';
  let last = '';
  for (const cells of group) {
    const line = cells[at]!;
    if (line === '') continue;
    const word = /^\S*/.exec(line)![0];
    const isFull = columnsOf(last).length + 1 + columnsOf(word).length > width;
    text += last === '' ? line : `${isFull && !/^(?:[-*+]|\d+[.)]) /.test(line) ? softBreak(last, line) : '\n'}${line}`;
    last = line;
  }
  return text;
}

function alignOf(rule: string, count: number): CellAlign[] | null {
  if (!rule.includes(':')) return null;
  const parts = rule.slice(1, -1).split(/[+|]/);
  return Array.from({ length: count }, (_, at) => {
    const part = parts[at] ?? '';
    if (!part.endsWith(':')) return 'left';
    return part.startsWith(':') ? 'center' : 'right';
  });
}

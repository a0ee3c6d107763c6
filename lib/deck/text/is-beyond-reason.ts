import { findHtmlLines } from './html/html-lines';

/** The most containers opened on one line. The Markdown parser keeps all of them open for every line that follows. */
const DEEPEST_NESTING = 24;
/** The most delimiters the parser may have to pair in one paragraph. Pairing costs quadratic time. */
const MOST_MARKS = 400;
const DEEPEST_INDENT = 100;
/**
 * The most columns of a table. A row with thousands of cells isn't readable as a table and would widen all the others.
 */
export const MOST_COLUMNS = 64;

/** The budget for the full parser per text, in roughly microseconds. Anything beyond it is read as plain text. */
export const READING_BUDGET = 1_700_000;

/**
 * Estimates the full parser's time for these lines in roughly microseconds. Deterministic, so that it doesn't depend on
 * the machine.
 */
export function readingCost(lines: readonly string[]): number {
  let cost = 300;
  let marks = 0;
  let length = 0;
  let containers = 0;
  const html = findHtmlLines(lines)?.isHtml ?? [];
  for (const [at, line] of lines.entries()) {
    if (html[at]) {
      cost += line.length;
      continue;
    }
    const isContainer = /^\s*(?:[-*+>]|\d{1,9}[.)])/.test(line);
    if (isContainer || line.trim() === '') {
      cost += paragraphCost(length, marks);
      marks = 0;
      length = 0;
    }
    const own = marksIn(line);
    marks += own;
    length += 1;
    cost += line.length * 2.5 + own * 8 + (isContainer ? 60 : 3);
    if (isContainer) containers += 1;
  }
  // For each line that continues a container without its marker, the parser scans all earlier events.
  return cost + paragraphCost(length, marks) + containers * lines.length * 0.05;
}

/** Pairing delimiters and trimming line ends both take the parser quadratic time. */
function paragraphCost(lines: number, marks: number): number {
  return marks * marks * 0.04 + lines * lines * 0.02;
}

/** Whether reading these lines as Markdown would cost time out of proportion to their length. */
export function isBeyondReason(lines: readonly string[]): boolean {
  let marks = 0;
  const html = findHtmlLines(lines)?.isHtml ?? [];
  for (const [at, line] of lines.entries()) {
    if (html[at]) continue;
    if (line.length > DEEPEST_NESTING && nesting(line) > DEEPEST_NESTING) return true;
    if (line.length > 2 * MOST_COLUMNS && line.split('|').length > 2 * MOST_COLUMNS) return true;
    if (/^\s*(?:$|[-*+>|]|\d{1,9}[.)])/.test(line)) marks = 0;
    marks += marksIn(line);
    if (marks > MOST_MARKS) return true;
  }
  return false;
}

function nesting(line: string): number {
  const lead = /^[ \t]*/.exec(line)![0].length;
  const rest = line.slice(lead);
  if (lead > DEEPEST_INDENT && /^(?:[-*+>]|\d{1,9}[.)])/.test(rest)) return Number.POSITIVE_INFINITY;
  // A container's marker is one character, or digits and one character. A space follows, except after `>`.
  const markers = /^(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))[ \t]*){1,2000}/.exec(rest)?.[0] ?? '';
  return markers.replace(/\d+|[ \t]+/g, '').length;
}

/** The number of tags that cost as much as one delimiter. */
const TAGS_A_MARK = 5;

/** Counts the delimiters of a line. If it begins with a tag, only the text between its tags counts. */
function marksIn(line: string): number {
  if (!line.includes('<') || !/^[ \t]*</.test(line)) return countMarks(line);
  const tags = line.match(/<[^<>]*>/g)?.length ?? 0;
  return countMarks(line.replace(/<[^<>]*>/g, '')) + Math.floor(tags / TAGS_A_MARK);
}

function countMarks(line: string): number {
  let count = 0;
  for (let at = 0; at < line.length; at += 1) {
    switch (line.charCodeAt(at)) {
      case 0x2a: // *
      case 0x5f: // _
      case 0x7e: // ~
      case 0x5b: // [
      case 0x5d: // ]
      case 0x60: // `
      case 0x26: // &
      case 0x3c: // <
      case 0x5c: // \
      case 0x40: // @
        count += 1;
        break;
      case 0x3a: // ://
        if (line.charCodeAt(at + 1) === 0x2f) count += 1;
    }
  }
  return count;
}

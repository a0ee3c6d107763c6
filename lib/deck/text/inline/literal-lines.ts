import { fenceAfter as fenceAfterLine } from '../../../contract/request/count-cards';

const QUOTED = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*>(.*)$/;
/** `>= 5` and `> 90 % of users`, rather than a quotation that begins with a number */
const COMPARED = /^(?:=|[ \t]?(?:[$€£¥~≈±+-][ \t]?)?\d)/;
const LESS = /^[ \t]*(?:[-*+][ \t]+)?(?:<=?|≤)[ \t]?(?:[$€£¥~≈±+-][ \t]?)?\d/;
const MOST_COMPARED_WORDS = 6;
const SENTENCE_END = /[.!?…]$/;

/** Whether each `>` at the start of these lines means “more than”: in short lines, or beside a line with `<`. */
export function hasComparisons(lines: readonly string[]): boolean {
  const quoted = lines.flatMap((line) => (line.includes('>') ? (QUOTED.exec(line)?.[1] ?? []) : []));
  if (quoted.length === 0) return false;
  const isPaired = lines.some((line) => LESS.test(line));
  return quoted.every((text) => (isPaired ? COMPARED.test(text) : isCompared(text)));
}

function isCompared(quoted: string): boolean {
  const text = quoted.trimEnd();
  if (!COMPARED.test(text)) return false;
  return text.startsWith('=') || (!SENTENCE_END.test(text) && text.split(/\s+/).length <= MOST_COMPARED_WORDS + 1);
}

/** Lines that begin with `>` for “more than”. The lines around them up to an empty one decide. */
export function comparisonLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    if (lines[at]?.trim()) continue;
    const run = lines.slice(from, at);
    if (hasComparisons(run))
      for (const [index, line] of run.entries()) if (/^ {0,3}>/.test(line)) found.add(from + index);
    from = at + 1;
  }
  return found;
}

const SUMMAND = /^ {0,3}[+–-][ \t]+\D{0,80}\d/u;
const RESULT = /^ {0,3}=[ \t]*\D{0,80}\d/u;

/** Adjacent lines with a sign and a number above a line with `=`: a sum, not a list. */
export function sumLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [end, line] of lines.entries()) {
    if (!RESULT.test(line)) continue;
    let at = end - 1;
    for (; SUMMAND.test(lines[at] ?? ''); at -= 1) found.add(at);
  }
  return found;
}

const SIGNED = /^[+-][ \t]+\S/;

/** Offsets of `+` and `-` at the start of adjacent lines that have both, such as advantages and disadvantages. */
export function signedLines(source: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!/^\+[ \t]/m.test(source)) return found;
  let run: number[] = [];
  const close = (): void => {
    const hasBoth = run.some((at) => source[at] !== source[run[0]!]);
    if (hasBoth) for (const at of run) found.add(at);
    run = [];
  };
  let at = 0;
  for (const line of source.split('\n')) {
    if (SIGNED.test(line)) run.push(at);
    else close();
    at += line.length + 1;
  }
  close();
  return found;
}

const FENCE_LEAD = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/;

/** The fence of the code block that is open after a line, or null. It may be indented, and begin in a list item. */
export function fenceAfter(open: string | null, line: string): string | null {
  if (!line.includes('```') && !line.includes('~~~')) return open;
  return fenceAfterLine(open, open === null ? line.replace(FENCE_LEAD, '') : line.trimStart());
}

/** Whether each line is in a fenced code block, its fences included. */
export function fencedLines(lines: readonly string[]): boolean[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const wasFenced = fence !== null;
    fence = fenceAfter(fence, line);
    return wasFenced || fence !== null;
  });
}

/** Moves lines to the margin, by the indent that all of those that count have in common. */
export function moveToMargin(
  lines: string[],
  from: number,
  to: number,
  counts = (line: string) => /\S/.test(line),
): void {
  const own = lines.slice(from, to).filter(counts);
  const indent = own.reduce((least, line) => Math.min(least, line.search(/\S|$/)), own.length === 0 ? 0 : 1000);
  for (let at = from; at < to; at += 1)
    if (lines[at]!.slice(0, indent).trim() === '') lines[at] = lines[at]!.slice(indent);
}

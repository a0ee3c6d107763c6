import { isDefinitionLine } from '../find-definitions';
import { findHtmlLines } from '../html/html-lines';
import { MATH_MARK, shown, withoutMarks } from './marks';
import { readDisplay } from './read-display';
import { convertInline } from './read-inline';

/** Lines prepared for the readers, one for each source line. `starts`: lines that begin a new block. */
export type MathLines = { lines: string[]; starts: ReadonlySet<number> };

const MAYBE = /\$|\\\(|\\\[|\\begin\{/;
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/;
const LIST_ITEM = /^[ \t]*(?:[-*+•◦‣▪–]|\d{1,9}[.)])[ \t]/;
const INDENTED = /^(?: {4}|\t)/;
const NONE: ReadonlySet<number> = new Set();

/**
 * Converts LaTeX formulas in a text to a line of Unicode each, with their punctuation encoded until `showMath`. No line
 * moves. Code, HTML, link definitions and anything that doesn't parse stay unchanged.
 */
export function convertMath(source: string[]): MathLines {
  const lines = source.some((line) => MATH_MARK.test(line)) ? source.map(withoutMarks) : source;
  if (!lines.some((line) => MAYBE.test(line))) return { lines, starts: NONE };
  const out = [...lines];
  const starts = new Set<number>();
  const isRaw = rawLines(lines);
  let from = 0;
  const close = (to: number): void => {
    if (to > from) out.splice(from, to - from, ...convertInline(lines.slice(from, to)));
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (isRaw[at] || line.trim() === '') {
      close(at);
      from = at + 1;
      continue;
    }
    const display = readDisplay(lines, at);
    if (!display) continue;
    close(at);
    for (const [index, each] of display.lines.entries()) out[at + index] = each;
    const next = at + display.lines.length;
    if (display.isAlone) for (const place of [at + display.at, next]) if (out[place]) starts.add(place);
    from = next;
    at = next - 1;
  }
  close(lines.length);
  return { lines: out, starts };
}

/** The text with formulas as cards show them, which `preserve` must keep. */
export function withMathShown(text: string): string {
  if (!MAYBE.test(text)) return text;
  const { lines } = convertMath(text.split('\n'));
  // All rows of a formula are one line of the source.
  return lines.map((line) => shown(line).replaceAll('\n', ' ')).join('\n');
}

/** Lines that aren't text: fenced or indented code, HTML and definitions. */
function rawLines(lines: readonly string[]): boolean[] {
  const html = findHtmlLines(lines);
  let fence: string | null = null;
  let inList = false;
  let inCode = false;
  let afterBlank = true;
  return lines.map((line, at) => {
    const isBlank = line.trim() === '';
    const mark = line.includes('```') || line.includes('~~~') ? FENCE.exec(line)?.[1] : undefined;
    if (fence !== null) {
      const bareLine = line.replace(/^[ \t>]+/, '').trimEnd();
      if (bareLine.startsWith(fence) && bareLine === fence[0]!.repeat(bareLine.length)) fence = null;
      return true;
    }
    if (mark !== undefined && !(mark[0] === '`' && line.slice(line.indexOf(mark) + mark.length).includes('`'))) {
      fence = mark;
      return true;
    }
    if (!isBlank && !/^[ \t]/.test(line)) inList = LIST_ITEM.test(line) || (inList && !afterBlank);
    if (LIST_ITEM.test(line)) inList = true;
    if (!isBlank) inCode = INDENTED.test(line) && !inList && (inCode || afterBlank);
    afterBlank = isBlank;
    return inCode || html?.isHtml[at] === true || isDefinitionLine(line);
  });
}

import { isDefinitionLine } from '../find-definitions';
import { findHtmlLines } from '../html/html-lines';
import { fencedLines } from '../inline/literal-lines';
import { MATH_MARK, shown, withoutMarks } from './marks';
import { isFormula, LONGEST_FORMULA, parseTex } from './parse-tex';
import { writeMath } from './write-math';

/** Lines prepared for the readers, one for each source line. `starts`: lines that begin a new block. */
export type MathLines = { lines: string[]; starts: ReadonlySet<number> };

const MAYBE = /\$|\\\(|\\\[|\\begin\{/;
const LIST_ITEM = /^[ \t]*(?:[-*+•◦‣▪–]|\d{1,9}[.)])[ \t]/;
const INDENTED = /^(?: {4}|\t)/;
const NONE: ReadonlySet<number> = new Set();

/**
 * A formula on lines of its own. `lines`: the lines that replace its source. `at`: the index of the one with the
 * formula. `isAlone`: it is a paragraph outside lists and quotes.
 */
type Display = { lines: string[]; at: number; isAlone: boolean };

const MOST_LINES = 40;

const PREFIX = /^[ \t]*(?:>[ \t]?)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;

const QUOTE = /^[ \t]*(?:>[ \t]?)*/;

const ENVIRONMENT = /^\\begin\{((?:equation|align|gather)\*?)\}/;

const CLOSING: Readonly<Record<string, string>> = { $$: '$$', '\\[': '\\]' };

const STOP = /^[ \t]*([.,;]?)[ \t]*$/;

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
  const isFenced = fencedLines(lines);
  let inList = false;
  let inCode = false;
  let afterBlank = true;
  return lines.map((line, at) => {
    const isBlank = line.trim() === '';
    if (isFenced[at]) return true;
    if (!isBlank && !/^[ \t]/.test(line)) inList = LIST_ITEM.test(line) || (inList && !afterBlank);
    if (LIST_ITEM.test(line)) inList = true;
    if (!isBlank) inCode = INDENTED.test(line) && !inList && (inCode || afterBlank);
    afterBlank = isBlank;
    return inCode || html?.isHtml[at] === true || isDefinitionLine(line);
  });
}

/** Reads a formula between `$$`, `\[ \]` or `\begin{…}` that begins on this line. Null if there is none. */
function readDisplay(lines: readonly string[], from: number): Display | null {
  const first = lines[from]!;
  if (!first.includes('$$') && !first.includes('\\[') && !first.includes('\\begin{')) return null;
  const prefix = PREFIX.exec(first)?.[0] ?? '';
  const quote = QUOTE.exec(first)?.[0].trimEnd() ?? '';
  const rest = first.slice(prefix.length);
  const environment = ENVIRONMENT.exec(rest)?.[1];
  const opening = environment === undefined ? rest.slice(0, 2) : '';
  const closing = environment === undefined ? CLOSING[opening] : `\\end{${environment}}`;
  if (closing === undefined) return null;
  const inside: string[] = [];
  let length = 0;
  for (let at = from; at < Math.min(lines.length, from + MOST_LINES); at += 1) {
    const line = at === from ? rest.slice(opening.length) : withoutQuote(lines[at]!, quote);
    if (line === null || line.trim() === '') if (at !== from) return null;
    const end = (line ?? '').indexOf(closing);
    if (end === -1) {
      inside.push(line ?? '');
      length += (line ?? '').length;
      if (length > LONGEST_FORMULA) return null;
      continue;
    }
    const stop = STOP.exec(line!.slice(end + closing.length))?.[1];
    if (stop === undefined) return null;
    inside.push(environment === undefined ? line!.slice(0, end) : line!.slice(0, end + closing.length));
    const text = convert(inside.join('\n'), opening);
    return text === null ? null : placed(text + stop, { prefix, quote, count: at - from + 1 });
  }
  return null;
}

/** A quoted line without its markers. Null if it is outside the quote. */
function withoutQuote(line: string, quote: string): string | null {
  if (quote === '') return line;
  const own = QUOTE.exec(line)?.[0] ?? '';
  return own.trim() === '' ? null : line.slice(own.length);
}

function convert(source: string, opening: string): string | null {
  // Escaped brackets are Markdown, so a formula in them needs TeX or an equals sign.
  if (opening === '\\[' && !/\\[A-Za-z]|[\^_=]/.test(source)) return null;
  if (opening !== '' && !isFormula(source)) return null;
  const node = parseTex(source.trim());
  return node && writeMath(node);
}

/** Adds an empty line before and after the formula if its source has enough lines. */
function placed(text: string, { prefix, quote, count }: { prefix: string; quote: string; count: number }): Display {
  const isItem = /[-*+.)]\s*$/.test(prefix.slice(quote.length));
  const at = count > 1 && !isItem ? 1 : 0;
  const lines = Array.from({ length: count }, (_, index) => (index === at ? prefix + text : quote));
  return { lines, at, isAlone: prefix.trim() === '' && !/^[ \t]/.test(prefix) };
}

/** Tokens that may begin a formula, and those to skip because they contain none: escaped characters, code and URLs. */
const TOKEN = /\\[\\$`]|`+|\$\$?|\\\(|\\\[|\w+:\/\/[^\s<>]+|\]\([^()\s]*\)/g;

/** Finds the next occurrence of a delimiter, searching each stretch of text only once. */
class NextOf {
  private at = -2;

  constructor(
    private text: string,
    private sign: string,
  ) {}

  from(start: number): number {
    if (this.at !== -1 && this.at < start) this.at = this.text.indexOf(this.sign, start);
    return this.at;
  }
}

type Formula = { text: string; to: number };

/** Converts the formulas in a paragraph's lines to text. */
function convertInline(lines: readonly string[]): string[] {
  const source = lines.join('\n');
  if (!source.includes('$') && !source.includes('\\(') && !source.includes('\\[')) return [...lines];
  return new InlineReader(source).read().split('\n');
}

class InlineReader {
  private round: readonly [NextOf, NextOf];
  private square: readonly [NextOf, NextOf];
  private codeEnds: ReadonlyMap<number, number> | null = null;

  constructor(private source: string) {
    this.round = [new NextOf(source, '\\('), new NextOf(source, '\\)')];
    this.square = [new NextOf(source, '\\['), new NextOf(source, '\\]')];
  }

  read(): string {
    let out = '';
    let from = 0;
    TOKEN.lastIndex = 0;
    const token = new RegExp(TOKEN);
    for (let match = token.exec(this.source); match; match = token.exec(this.source)) {
      const [sign] = match;
      if (sign.startsWith('`')) {
        token.lastIndex = this.codeEnd(match.index) ?? token.lastIndex;
        continue;
      }
      const found = this.formulaAt(match.index, sign);
      if (!found) {
        // A `$` that doesn't begin a formula may still end the next one, so only this character is skipped.
        continue;
      }
      out += this.source.slice(from, match.index) + found.text;
      from = found.to;
      token.lastIndex = from;
    }
    return out + this.source.slice(from);
  }

  private formulaAt(at: number, sign: string): Formula | null {
    switch (sign) {
      case '$':
        return this.dollars(at);
      case '$$':
        return this.between(at + 2, this.source.indexOf('$$', at + 2), 2);
      case '\\(': {
        const isItem = /(?:^|\n)[ \t>]*$/.test(this.source.slice(Math.max(0, at - 40), at));
        const found = this.brackets(at, this.round);
        return isItem && found && /^\w$/.test(this.source.slice(at + 2, found.to - 2).trim()) ? null : found;
      }
      case '\\[': {
        const found = this.brackets(at, this.square);
        return found && /\\[A-Za-z]|[\^_=]/.test(this.source.slice(at + 2, found.to - 2)) ? found : null;
      }
      default:
        return null;
    }
  }

  private brackets(at: number, [opens, closes]: readonly [NextOf, NextOf]): Formula | null {
    const end = closes.from(at + 2);
    const again = opens.from(at + 2);
    return again !== -1 && again < end ? null : this.between(at + 2, end, 2);
  }

  /**
   * `$5 and $10` is money. In a formula there is no space inside the delimiters, no letter before them and no digit
   * after them.
   */
  private dollars(at: number): Formula | null {
    const before = this.source[at - 1] ?? ' ';
    if (/[\p{L}\p{N}$]/u.test(before) || /\s/.test(this.source[at + 1] ?? ' ')) return null;
    let end = at + 1;
    const last = Math.min(this.source.length, at + LONGEST_FORMULA);
    while (end < last && this.source[end] !== '$') end += this.source[end] === '\\' ? 2 : 1;
    if (this.source[end] !== '$' || end === at + 1 || /\s/.test(this.source[end - 1]!)) return null;
    const after = this.source[end + 1] ?? ' ';
    if (/[\p{N}$]/u.test(after)) return null;
    // `$a/$b` are two names. A plural or ordinal suffix may follow TeX.
    const isTex = /\\[A-Za-z]/.test(this.source.slice(at, end));
    if (!isTex && /\p{L}/u.test(after) && !/^(?:th|s|st|nd|rd)\b/.test(this.source.slice(end + 1, end + 4)))
      return null;
    return this.between(at + 1, end, 1);
  }

  private between(from: number, end: number, closing: number): Formula | null {
    if (end === -1 || end <= from || end - from > LONGEST_FORMULA) return null;
    const inside = this.source.slice(from, end);
    const breaks = inside.split('\n').length - 1;
    if (breaks > 1 || /\n[ \t]*>/.test(inside) || inside.includes('`') || !isFormula(inside)) return null;
    const node = parseTex(inside);
    const text = node && writeMath(node);
    return text === null ? null : { text: text + '\n'.repeat(breaks), to: end + closing };
  }

  /** The end of the code that begins here, which is the next run of the same number of backticks. */
  private codeEnd(at: number): number | undefined {
    this.codeEnds ??= codeEnds(this.source);
    return this.codeEnds.get(at);
  }
}

function codeEnds(source: string): ReadonlyMap<number, number> {
  const runs = [...source.matchAll(/`+/g)];
  const next = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const { 0: run, index } of runs.toReversed()) {
    const end = next.get(run.length);
    if (end !== undefined) ends.set(index, end);
    next.set(run.length, index + run.length);
  }
  return ends;
}

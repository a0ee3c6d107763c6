import { isFormula } from './is-formula';
import { LONGEST_FORMULA, parseTex } from './parse-tex';
import { writeMath } from './write-math';

/**
 * A formula on lines of its own. `lines`: the lines that replace its source. `at`: the index of the one with the
 * formula. `isAlone`: it is a paragraph outside lists and quotes.
 */
export type Display = { lines: string[]; at: number; isAlone: boolean };

const MOST_LINES = 40;
const PREFIX = /^[ \t]*(?:>[ \t]?)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
const QUOTE = /^[ \t]*(?:>[ \t]?)*/;
const ENVIRONMENT = /^\\begin\{((?:equation|align|gather)\*?)\}/;
const CLOSING: Readonly<Record<string, string>> = { $$: '$$', '\\[': '\\]' };
const STOP = /^[ \t]*([.,;]?)[ \t]*$/;

/** Reads a formula between `$$`, `\[ \]` or `\begin{…}` that begins on this line. Null if there is none. */
export function readDisplay(lines: readonly string[], from: number): Display | null {
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

import { isFormula, LONGEST_FORMULA, parseTex } from './parse-tex';
import { writeMath } from './write-math';

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
export function convertInline(lines: readonly string[]): string[] {
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

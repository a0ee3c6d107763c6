import { TEX_ACCENTS, TEX_STYLES, TEX_SYMBOLS, TEX_TEXTS, type TexSymbol } from './tex-symbols';

export type MathNode =
  | ({ type: 'symbol' } & TexSymbol)
  | { type: 'group'; items: MathNode[] }
  | { type: 'fraction'; top: MathNode; bottom: MathNode; isChoice: boolean }
  | { type: 'root'; index: MathNode | null; body: MathNode }
  | { type: 'accent'; mark: string; body: MathNode }
  | { type: 'style'; style: 'upright' | 'bold' | 'vector' | 'same'; body: MathNode }
  | { type: 'text'; text: string }
  | { type: 'script'; base: MathNode | null; sub: MathNode | null; sup: MathNode | null }
  | { type: 'rows'; rows: MathNode[][]; open: string; close: string };

/** The deepest nesting. Deeper formulas wouldn't be readable on a card. */
const DEEPEST = 24;
/** Longer formulas (in UTF-16 units) are left as written. */
export const LONGEST_FORMULA = 2000;

/** Stops the parser. A formula it can't read is shown as written. */
class NotMath extends Error {}

/** Parses the content of a formula. Null if it contains anything unknown. */
export function parseTex(source: string): MathNode | null {
  if (source.length > LONGEST_FORMULA) return null;
  try {
    return new TexParser(source).parse();
  } catch (error) {
    if (error instanceof NotMath) return null;
    throw error;
  }
}

/**
 * The brackets of environments with rows of cells. Null for aligned environments, whose rows are those of the formula
 * itself.
 */
const ROWS: Readonly<Record<string, readonly [open: string, close: string] | null>> = {
  matrix: ['', ''],
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  Bmatrix: ['{', '}'],
  vmatrix: ['|', '|'],
  cases: ['{', ''],
  aligned: null,
  align: null,
  'align*': null,
  gathered: null,
  gather: null,
  'gather*': null,
  split: null,
  equation: null,
  'equation*': null,
};

class TexParser {
  private at = 0;
  private depth = 0;

  constructor(private source: string) {}

  parse(): MathNode {
    const rows = this.readRows(() => this.at >= this.source.length);
    if (rows.length === 1 && rows[0]!.length === 1) return rows[0]![0]!;
    if (rows.some((cells) => cells.length > 1)) throw new NotMath();
    return { type: 'rows', rows, open: '', close: '' };
  }

  /** Reads rows separated by `\\`, with cells separated by `&`, up to the end, which is not consumed. */
  private readRows(isEnd: () => boolean): MathNode[][] {
    const rows: MathNode[][] = [[]];
    for (;;) {
      rows.at(-1)!.push(this.readGroup(() => isEnd() || this.sees('&') || this.sees('\\\\')));
      if (isEnd()) break;
      if (this.sees('&')) this.at += 1;
      else {
        this.at += 2;
        this.skipSpace();
        if (!isEnd()) rows.push([]);
        else break;
      }
    }
    return rows;
  }

  private sees(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  private skipSpace(): void {
    while (/\s/.test(this.source[this.at] ?? '')) this.at += 1;
  }

  private readGroup(isEnd: () => boolean): MathNode {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new NotMath();
    const items: MathNode[] = [];
    for (;;) {
      this.skipSpace();
      if (isEnd()) break;
      if (this.at >= this.source.length) throw new NotMath();
      this.readItem(items);
    }
    this.depth -= 1;
    return { type: 'group', items };
  }

  private readItem(items: MathNode[]): void {
    const sign = this.source[this.at]!;
    if (sign === '^' || sign === '_') {
      this.at += 1;
      this.addScript(items, sign === '^' ? 'sup' : 'sub', this.readArgument());
    } else if (sign === "'") {
      let primes = '';
      while (this.sees("'")) {
        primes += '′';
        this.at += 1;
      }
      items.push({ type: 'symbol', text: primes, kind: 'close' });
    } else items.push(this.readAtom());
  }

  private addScript(items: MathNode[], place: 'sub' | 'sup', value: MathNode): void {
    const last = items.at(-1);
    const isOpen = last?.type === 'script' && last[place] === null;
    if (last?.type === 'script' && !isOpen) throw new NotMath();
    const script = isOpen ? last : { type: 'script' as const, base: last ?? null, sub: null, sup: null };
    items.splice(last ? items.length - 1 : 0, last ? 1 : 0, { ...script, [place]: value });
  }

  /** Reads one token or a group in braces. */
  private readArgument(): MathNode {
    this.skipSpace();
    if (this.at >= this.source.length || this.sees('}') || this.sees('&') || this.sees('^') || this.sees('_'))
      throw new NotMath();
    // In `x^2y`, only the 2 is a superscript.
    const digit = /\d/.exec(this.source[this.at]!)?.[0];
    if (digit === undefined) return this.readAtom();
    this.at += 1;
    return { type: 'symbol', text: digit, kind: 'digit' };
  }

  private readAtom(): MathNode {
    const sign = this.source[this.at]!;
    if (sign === '{') {
      this.at += 1;
      const group = this.readGroup(() => this.sees('}'));
      this.at += 1;
      return group;
    }
    if (sign === '\\') return this.readCommand();
    const number =
      sign >= '0' && sign <= '9' ? /^\d+(?:[.,]\d+)*/.exec(this.source.slice(this.at, this.at + 40)) : null;
    const text = number?.[0] ?? String.fromCodePoint(this.source.codePointAt(this.at)!);
    this.at += text.length;
    return { type: 'symbol', ...plainSymbol(text) };
  }

  private readCommand(): MathNode {
    const name = /^\\([A-Za-z]+\*?|[^A-Za-z])/.exec(this.source.slice(this.at, this.at + 40))?.[1];
    if (name === undefined || name === '\\') throw new NotMath();
    this.at += name.length + 1;
    const symbol = TEX_SYMBOLS.get(name);
    if (symbol) return { type: 'symbol', ...symbol };
    if (TEX_TEXTS.has(name)) return { type: 'text', text: this.readRaw() };
    const mark = TEX_ACCENTS.get(name);
    if (mark !== undefined) return { type: 'accent', mark, body: this.readArgument() };
    const style = TEX_STYLES.get(name);
    if (style) return { type: 'style', style, body: this.readArgument() };
    switch (name) {
      case 'frac':
      case 'dfrac':
      case 'tfrac':
      case 'binom':
        return { type: 'fraction', top: this.readArgument(), bottom: this.readArgument(), isChoice: name === 'binom' };
      case 'sqrt':
        return { type: 'root', index: this.readIndex(), body: this.readArgument() };
      case 'left':
      case 'right':
      case 'big':
      case 'Big':
      case 'bigl':
      case 'bigr':
      case 'Bigl':
      case 'Bigr':
      case 'middle':
        return this.readFence(['right', 'bigr', 'Bigr'].includes(name));
      case 'pmod':
        return this.readModulus();
      case 'begin':
        return this.readEnvironment();
      default:
        throw new NotMath();
    }
  }

  private readIndex(): MathNode | null {
    this.skipSpace();
    if (!this.sees('[')) return null;
    this.at += 1;
    const index = this.readGroup(() => this.sees(']'));
    this.at += 1;
    return index;
  }

  /** The bracket after `\left` or `\right`. A dot means none. */
  private readFence(isRight: boolean): MathNode {
    this.skipSpace();
    if (this.sees('.')) {
      this.at += 1;
      return { type: 'symbol', text: '', kind: 'space' };
    }
    if (this.at >= this.source.length) throw new NotMath();
    const fence = this.readAtom();
    if (fence.type !== 'symbol') throw new NotMath();
    return { ...fence, kind: isRight ? 'close' : 'open' };
  }

  private readModulus(): MathNode {
    const word: MathNode = { type: 'symbol', text: 'mod', kind: 'function' };
    const items: MathNode[] = [plain('('), word, this.readArgument(), plain(')')];
    return { type: 'group', items };
  }

  private readRaw(): string {
    this.skipSpace();
    const end = this.source.indexOf('}', this.at);
    const text = this.source.slice(this.at + 1, end);
    if (!this.sees('{') || end === -1 || /[\\{$^]/.test(text)) throw new NotMath();
    this.at = end + 1;
    return text.replaceAll('~', ' ').replace(/\s+/g, ' ');
  }

  private readEnvironment(): MathNode {
    const name = this.readRaw();
    const brackets = ROWS[name];
    if (brackets === undefined) throw new NotMath();
    const end = `\\end{${name}}`;
    const rows = this.readRows(() => this.sees(end));
    this.at += end.length;
    if (brackets === null) return alignedRows(rows);
    return { type: 'rows', rows, open: brackets[0], close: brackets[1] };
  }
}

/** Aligned columns form one line each. The `&` only marks where the lines align. */
function alignedRows(rows: MathNode[][]): MathNode {
  const lines = rows.map((cells): MathNode[] => [
    { type: 'group', items: cells.flatMap((cell) => (cell.type === 'group' ? cell.items : [cell])) },
  ]);
  return lines.length === 1 ? lines[0]![0]! : { type: 'rows', rows: lines, open: '', close: '' };
}

function plain(text: string): MathNode {
  return { type: 'symbol', ...plainSymbol(text) };
}

function plainSymbol(text: string): TexSymbol {
  if (/^\d/.test(text)) return { text, kind: 'digit' };
  if (/^[a-z]$/i.test(text)) return { text, kind: 'letter' };
  if (/^\p{L}$/u.test(text)) return { text, kind: 'word' };
  if ('(['.includes(text)) return { text, kind: 'open' };
  if (')]!'.includes(text)) return { text, kind: 'close' };
  if ('+*'.includes(text)) return { text, kind: 'binary' };
  if (text === '-') return { text: '−', kind: 'binary' };
  if ('=<>≤≥≠≈→∈'.includes(text)) return { text, kind: 'relation' };
  if (',;'.includes(text)) return { text, kind: 'stop' };
  if (text === '|') return { text, kind: 'bar' };
  if (text === '~') return { text: ' ', kind: 'space' };
  if (/^[$#&}]$/.test(text)) throw new NotMath();
  return { text, kind: 'sign' };
}

/** A TeX command, subscript or superscript. */
const TEX = /\\[A-Za-z]|[\^_]/;
/** At most two letters in a row: `2xy`, not `see page 3`. */
const NO_WORD = /^(?!.*[A-Za-z]{3})[\p{L}\p{N}\s.,+\-*/=<>≤≥≈≠()[\]'|!:]+$/u;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;

/**
 * Whether the text between two delimiters is a formula: it contains TeX, or is a single letter, a number or a simple
 * equation. Amounts of money and escaped brackets aren't formulas.
 */
export function isFormula(inside: string): boolean {
  if (/\\[A-Za-z]/.test(inside)) return true;
  // Excludes names such as `snake_case`, because words in a formula are in braces.
  if (TEX.test(inside)) return !/[A-Za-z]{3}/.test(inside.replace(/\{[^{}]*\}/g, ''));
  const text = inside.trim();
  if (/^\p{L}'{0,2}$/u.test(text) || NUMBER.test(text)) return true;
  if (!NO_WORD.test(text) || !/[=<>≤≥≈≠+\-*/()|]/.test(text)) return false;
  return /\p{L}/u.test(text) || /=/.test(text);
}

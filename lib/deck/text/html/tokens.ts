import { literalTags } from '../inline/literal-marks';
import { RAW_TAGS } from './tags';

/** `at` is the token's offset in the source. Text is as in the source, including character references. */
export type HtmlToken =
  | { kind: 'text'; text: string; at: number }
  | { kind: 'open' | 'close'; name: string; raw: string; at: number }
  | { kind: 'comment'; raw: string; at: number };

const NAME = /[A-Za-z][A-Za-z0-9:-]*/y;
/** A code fence at the start of a line. Tags within the fence are code. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[^`\n]*$/gm;

/**
 * Splits HTML into tags, comments and text. Anything that looks like a tag but isn't one stays text. Linear in the
 * length: after too many failed attempts, unclosed tags are no longer searched for.
 */
export function htmlTokens(source: string): HtmlToken[] {
  return new Tokenizer(source).read();
}

class Tokenizer {
  private tokens: HtmlToken[] = [];
  private textFrom = 0;
  /** Characters scanned without a result, limited to a few times the text's length. */
  private spent = 0;
  private fences: { from: number; to: number }[];
  private pre = 0;
  private literal: ReadonlySet<number>;

  constructor(private source: string) {
    this.fences = fencesOf(source);
    this.literal = literalTags(source);
  }

  read(): HtmlToken[] {
    const { source } = this;
    let from = source.indexOf('<');
    let fence = 0;
    while (from !== -1) {
      while (fence < this.fences.length && this.fences[fence]!.to <= from) fence += 1;
      const inFence = this.pre === 0 && this.fences[fence] && this.fences[fence]!.from < from;
      const end = inFence ? null : this.readAt(from);
      // Skips past the tag, so that a fence within an attribute value isn't taken for one.
      from = source.indexOf('<', end ?? (inFence ? this.fences[fence]!.to : from + 1));
    }
    this.text(source.length);
    return this.tokens;
  }

  /** Reads the tag or comment that begins here and returns its end. Null if this is text. */
  private readAt(at: number): number | null {
    const { source } = this;
    if (this.spent > 4 * source.length + 10_000 || this.literal.has(at)) return null;
    if (source.startsWith('<!--', at)) return this.comment(at);
    if (/^<(?:!doctype|\?xml)\b/i.test(source.slice(at, at + 10))) return this.until('>', at);
    const isClose = source[at + 1] === '/';
    NAME.lastIndex = at + (isClose ? 2 : 1);
    const name = NAME.exec(source)?.[0];
    if (name === undefined) return null;
    const end = this.tagEnd(at + (isClose ? 2 : 1) + name.length);
    if (end === null) return null;
    const lower = name.toLowerCase();
    this.push(at, { kind: isClose ? 'close' : 'open', name: lower, raw: source.slice(at, end), at }, end);
    if (lower === 'pre') this.pre = Math.max(0, this.pre + (isClose ? -1 : 1));
    return isClose || !RAW_TAGS.has(lower) ? end : this.skipRaw(lower, end);
  }

  private comment(at: number): number | null {
    const { source } = this;
    const close = source.indexOf('-->', at + 4);
    if (close === -1) {
      this.spent += source.length - at;
      return null;
    }
    const raw = source.slice(at, close + 3);
    this.push(at, { kind: 'comment', raw, at }, close + 3);
    return close + 3;
  }

  private until(sign: string, at: number): number | null {
    const end = this.source.indexOf(sign, at);
    if (end === -1) return null;
    this.push(at, { kind: 'comment', raw: '', at }, end + 1);
    return end + 1;
  }

  /** The offset after the tag's `>`. Null if there is none before the next `<`, or if this isn't a tag. */
  private tagEnd(from: number): number | null {
    const { source } = this;
    const first = source[from];
    if (first !== '>' && first !== '/' && !/\s/.test(first ?? '-')) return null;
    let isValue = false;
    for (let at = from; at < source.length; at += 1) {
      const sign = source[at]!;
      if (sign === '>') return at + 1;
      if (sign === '<' || (sign === '\n' && source[at + 1] === '\n')) return this.noMatch(from, at);
      if ((sign === '"' || sign === "'") && isValue) {
        const close = source.indexOf(sign, at + 1);
        if (close === -1) return this.noMatch(from, source.length);
        at = close;
      }
      if (!/\s/.test(sign)) isValue = sign === '=';
    }
    return this.noMatch(from, source.length);
  }

  private noMatch(from: number, to: number): null {
    this.spent += to - from;
    return null;
  }

  /** Skips to the end of a script or style element, if it is closed. */
  private skipRaw(name: string, from: number): number {
    const pattern = new RegExp(`</${name}`, 'gi');
    pattern.lastIndex = from;
    const close = pattern.exec(this.source)?.index;
    if (close === undefined) {
      this.spent += this.source.length - from;
      return from;
    }
    const end = this.source.indexOf('>', close);
    this.textFrom = end === -1 ? this.source.length : end + 1;
    return this.textFrom;
  }

  private push(at: number, token: HtmlToken, end: number): void {
    this.text(at);
    this.tokens.push(token);
    this.textFrom = end;
  }

  private text(to: number): void {
    if (to > this.textFrom)
      this.tokens.push({ kind: 'text', text: this.source.slice(this.textFrom, to), at: this.textFrom });
    this.textFrom = to;
  }
}

function fencesOf(source: string): { from: number; to: number }[] {
  if (!source.includes('```') && !source.includes('~~~')) return [];
  const found: { from: number; to: number }[] = [];
  let open: { from: number; mark: string } | null = null;
  for (const match of source.matchAll(FENCE)) {
    const mark = match[1]!;
    if (!open) open = { from: match.index, mark };
    else if (mark.startsWith(open.mark) && match[0].trim() === mark) {
      found.push({ from: open.from, to: match.index + match[0].length });
      open = null;
    }
  }
  return found;
}

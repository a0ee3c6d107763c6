import { weakMemoize } from '../../weak-memoize';
import type { ColourToken, Palette } from '../theme';
import { AA_RATIO, colourDistance, contrastRatio } from '../themes/contrast';
import type { Language } from './languages';

export const TOKEN_KINDS = ['comment', 'string', 'number', 'keyword'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
/** A token from one offset up to another (exclusive). Text between tokens is plain. */
export type CodeToken = { kind: TokenKind; from: number; to: number };

const SPACE = /[^\S\n]+/y;
const NUMBER = /(?:0[xXbBoO][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)[a-zA-Z%]{0,4}/y;
const WORD = /[@#]?[\p{L}_$][\p{L}\p{N}_$]*[?!]?/uy;
const TAG = /<\/?[\p{L}][\p{L}\p{N}:._-]*|\/?>/uy;
/** Limited to 60 characters, so that each position is checked in bounded time. */
const KEY = /[\p{L}_$@.-][\p{L}\p{N}_$.-]{0,59}/uy;
const AFTER_KEY = /[^\S\n]{0,8}[:=](?![:=])/y;
const COLON = /[^\S\n]{0,8}:/y;

/**
 * The comments, strings, numbers and keywords of code, in order. Works in one pass and searches only once for the end
 * of anything that is never closed, so the time is linear.
 */
export function codeTokens(code: string, language: Language): CodeToken[] {
  const tokens: CodeToken[] = [];
  /** Delimiters that aren't closed in the rest of the text. */
  const open = new Set<string>();
  let lineEnd = -1;
  /** Quotes that aren't closed on this line. */
  let unclosed = '';
  let at = 0;
  const take = (kind: TokenKind, to: number) => {
    tokens.push({ kind, from: at, to });
    at = to;
  };
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(code)?.[0] ?? null;
  };
  while (at < code.length) {
    if (at > lineEnd) {
      const end = code.indexOf('\n', at);
      lineEnd = end === -1 ? code.length : end;
      unclosed = '';
    }
    if (at === lineEnd) {
      at += 1;
      continue;
    }
    const space = match(SPACE);
    if (space) {
      at += space.length;
      continue;
    }
    const block = language.block.find(([from]) => code.startsWith(from, at));
    if (block) {
      const end = code.indexOf(block[1], at + block[0].length);
      take('comment', end === -1 ? code.length : end + block[1].length);
      continue;
    }
    if (beginsComment(code, at, language)) {
      take('comment', lineEnd);
      continue;
    }
    const long = language.long.find((mark) => !open.has(mark) && code.startsWith(mark, at));
    if (long) {
      const end = closingMark(code, at + long.length, long);
      if (end === -1) open.add(long);
      else {
        take('string', end);
        continue;
      }
    }
    const quote = code[at]!;
    if (language.quotes.includes(quote) && !unclosed.includes(quote)) {
      const end = closingQuote(code, at, lineEnd);
      if (end === -1) unclosed += quote;
      else {
        take('string', end);
        // A JSON key is a name rather than a string.
        if (language.keys && isBefore(code, at, COLON)) tokens.at(-1)!.kind = 'keyword';
        continue;
      }
    }
    const tag = language.tags ? match(TAG) : null;
    if (tag) {
      take('keyword', at + tag.length);
      continue;
    }
    const key = language.keys ? match(KEY) : null;
    if (key && isBefore(code, at + key.length, AFTER_KEY)) {
      take('keyword', at + key.length);
      continue;
    }
    const number = match(NUMBER);
    if (number) {
      take('number', at + number.length);
      continue;
    }
    const word = match(WORD);
    if (word) {
      const name = language.ignoresCase ? word.toLowerCase() : word;
      if (language.keywords.has(name) && code[at - 1] !== '.') take('keyword', at + word.length);
      else at += word.length;
      continue;
    }
    at += 1;
  }
  return tokens;
}

/** `#` only begins a comment at the start of a word, not in `$#`, `a#b` or colours. */
function beginsComment(code: string, at: number, { line }: Language): boolean {
  const mark = line.find((each) => code.startsWith(each, at));
  return mark !== undefined && (mark !== '#' || at === 0 || /\s/.test(code[at - 1]!));
}

function closingMark(code: string, from: number, mark: string): number {
  if (mark.length > 1) {
    const end = code.indexOf(mark, from);
    return end === -1 ? -1 : end + mark.length;
  }
  return closingQuote(code, from - 1, code.length);
}

/** The offset after the quote that closes the one at `from`, before `end`. -1 if there is none. */
function closingQuote(code: string, from: number, end: number): number {
  const quote = code[from];
  for (let at = from + 1; at < end; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === quote) return at + 1;
  }
  return -1;
}

function isBefore(code: string, at: number, pattern: RegExp): boolean {
  pattern.lastIndex = at;
  return pattern.test(code);
}

const CANDIDATES: readonly ColourToken[] = ['second', 'third', 'fourth', 'accent'];
/** RGB distance below which two colours look alike in thin type. */
const LEAST_DIFFERENCE = 60;

/** The theme's colours for code tokens on a code panel. Only uses colours that are readable there. */
export const codeColours = weakMemoize((palette: Palette): Record<TokenKind, ColourToken> => {
  const used: ColourToken[] = ['onSurface', 'muted', 'accentInk'];
  const next = (): ColourToken | null => {
    const found = CANDIDATES.find(
      (colour) =>
        contrastRatio(palette[colour], palette.surface) >= AA_RATIO &&
        used.every((other) => colourDistance(palette[colour], palette[other]) >= LEAST_DIFFERENCE),
    );
    if (found) used.push(found);
    return found ?? null;
  };
  const [string, number] = [next(), next()];
  // Keywords are also bold, which distinguishes them from strings if there is only one colour to spare.
  const keyword = string === null ? 'onSurface' : 'accentInk';
  return { comment: 'muted', keyword, string: string ?? 'accentInk', number: number ?? string ?? 'accentInk' };
});

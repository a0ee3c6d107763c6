import type { Excerpt } from '@/lib/contract/history';
import { SEARCHED } from '@/lib/words/has-search-words';
import { type AskedWords, foldWords } from './fold-words';

/** Length of the excerpt around the match, in characters, match included. */
const LENGTH = 160;
const BEFORE = 50;
/**
 * How many characters are searched for other spellings of the words. The spelling as typed is found anywhere in a text.
 */
const FOLDED = 20_000;

const LETTER = new RegExp(`[${SEARCHED}]`, 'u');
const WORD = new RegExp(`[${SEARCHED}]+`, 'gu');

type Hit = { at: number; length: number };

/**
 * The text around the first match of a search, as plain text on one line; null if none of the words occurs. The line
 * that became the title is left out, because the row already shows it.
 */
export function excerptOf(title: string, texts: readonly string[], asked: AskedWords): Excerpt | null {
  for (const text of texts.map((text) => withoutTitle(text, title))) {
    const hit = firstHit(text, asked);
    if (hit) return around(text, hit);
  }
  return null;
}

function withoutTitle(text: string, title: string): string {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  return title !== '' && plain(line).trim() === title ? text.slice(line.length) : text;
}

function firstHit(text: string, { words, beginnings }: AskedWords): Hit | null {
  const lower = text.toLowerCase();
  // If lower case has a different length, positions in the two texts do not correspond.
  const isAligned = lower.length === text.length;
  const hits = [
    ...words.map((word) => (isAligned ? plainHit(lower, word, false) : null)),
    ...beginnings.map((word) => (isAligned ? plainHit(lower, word, true) : null)),
  ].filter((hit) => hit !== null);
  const [first] = hits.sort((one, other) => one.at - other.at);
  return first ?? foldedHit(text.slice(0, FOLDED), new Set(words), beginnings);
}

/** Finds a word as typed, at the start of a word; pairs of letters of an unspaced script match anywhere. */
function plainHit(lower: string, word: string, isBeginning: boolean): Hit | null {
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const isPair = word.length === 2 && !/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]/u.test(word);
    const end = isBeginning ? wordEnd(lower, at + word.length) : at + word.length;
    if (isPair || (!isLetterBefore(lower, at) && (isBeginning || !isLetterAt(lower, end))))
      return { at, length: end - at };
  }
  return null;
}

/** The same for text spelled with accents or other letter forms. */
function foldedHit(text: string, words: ReadonlySet<string>, beginnings: readonly string[]): Hit | null {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldWords(word);
    if (folded.some((one) => words.has(one) || beginnings.some((beginning) => one.startsWith(beginning))))
      return { at: index, length: word.length };
  }
  return null;
}

function around(text: string, { at, length }: Hit): Excerpt {
  const hit = text.slice(at, at + Math.min(length, LENGTH));
  const from = Math.max(0, at - BEFORE * 3);
  const before = lastPart(plain(text.slice(from, at)), BEFORE, from > 0);
  const room = LENGTH - before.length - hit.length;
  const end = at + length;
  const after = firstPart(plain(text.slice(end, end + room * 3)), room, end + room * 3 < text.length);
  return { before, hit, after };
}

/** One line without Markdown syntax. */
function plain(text: string): string {
  return text
    .replace(/!?\[([^[\]\n]{0,200})\]\([^()\n]{0,500}\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/^[ \t]*(?:-{3,}|={3,}|\*{3,})[ \t]*$/gm, ' ')
    .replace(/[*_`~|]+/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ');
}

function lastPart(text: string, length: number, isCut: boolean): string {
  const begun = text.trimStart();
  if (begun.length <= length) return isCut && begun !== '' ? `…${begun}` : begun;
  const part = begun.slice(-length);
  const space = part.indexOf(' ');
  return `…${(space >= 0 && space < length / 2 ? part.slice(space + 1) : part).replace(/^[\udc00-\udfff]/, '')}`;
}

function firstPart(text: string, length: number, isCut: boolean): string {
  const ended = text.trimEnd();
  if (ended.length <= length) return isCut && ended !== '' ? `${ended}…` : ended;
  const part = ended.slice(0, Math.max(0, length));
  const space = part.lastIndexOf(' ');
  return `${(space > length / 2 ? part.slice(0, space) : part).replace(/[\ud800-\udbff]$/, '')}…`;
}

function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < 40 && isLetterAt(text, end)) end += charAt(text, end).length;
  return end;
}

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && LETTER.test(charAt(text, at));
}

function isLetterBefore(text: string, at: number): boolean {
  if (at === 0) return false;
  const isPair = at > 1 && /[\udc00-\udfff]/.test(text[at - 1] ?? '');
  return LETTER.test(text.slice(at - (isPair ? 2 : 1), at));
}

function charAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

import { SEARCHED } from '@/lib/words/has-search-words';

/**
 * How many different words of a run are indexed, and how much of a long word: Postgres stores at most a megabyte of
 * them.
 */
const MAX_WORDS = 20_000;
const MAX_WORD = 40;
/** How many words of a query count. */
const MAX_ASKED = 20;

/** Scripts without spaces between words: they are indexed by pairs of letters. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
/** Each script has its own punctuation and symbols (Myanmar U+104B, U+109E): like those of Latin, they end a run. */
const RUN = new RegExp(`((?:(?=[${SEARCHED}])[${UNSPACED}])+)|(?:(?![${UNSPACED}])[${SEARCHED}])+`, 'gu');
/** Accents of Latin, Greek and Cyrillic letters. In other scripts the marks are part of the letter. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * The different words of a text as both databases index them, so that a search means the same on either: letters,
 * digits and marks, without case and accents.
 */
export function foldWords(text: string): string[] {
  const words = new Set<string>();
  for (const [run, unspaced] of fold(text).matchAll(RUN)) {
    if (words.size >= MAX_WORDS) break;
    if (unspaced === undefined) words.add(cut(run));
    else for (const piece of [...pairs(run), [...run].at(-1) ?? '']) words.add(piece);
  }
  return [...words];
}

/** What a run must contain to match: each of `words`, and for each of `beginnings` a word with that prefix. */
export type AskedWords = { words: string[]; beginnings: string[] };

/**
 * Parses a query; its last word may be unfinished. A query of punctuation has no words and matches nothing. A blank
 * query is null.
 */
export function askedWords(query: string): AskedWords | null {
  if (query.trim() === '') return null;
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const runs = [...fold(query).matchAll(RUN)];
  for (const [index, [run, unspaced]] of runs.slice(0, MAX_ASKED).entries()) {
    const found = unspaced === undefined ? [] : pairs(run);
    // The last letter of an unspaced run is left out: in a text, other letters may follow it.
    if (found.length > 0) for (const pair of found) words.add(pair);
    else if (unspaced !== undefined || index === runs.length - 1) beginnings.add(cut(run));
    else words.add(cut(run));
  }
  return { words: [...words], beginnings: [...beginnings] };
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase().replaceAll('ς', 'σ');
}

function pairs(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Never splits a surrogate pair. */
function cut(word: string): string {
  return word.slice(0, MAX_WORD).replace(/[\ud800-\udbff]$/, '');
}

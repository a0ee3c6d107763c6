/**
 * The matcher for words that are looked for in a short text. A list of phrases is separated by commas. In a phrase
 * `/` separates alternatives for a word, `*` stands for the rest of a word on either side, `#` for a number, and `…` for
 * any words in between. A plural in -s counts as the word.
 */
export type Phrases = string;

const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu;
const lists = new Map<Phrases, string[][]>();

/** The words of a text in lower case. Hyphens separate words. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
}

/** The places of the words of the first phrase of the list that the words contain, or null. */
export function findPhrase(words: readonly string[], phrases: Phrases): number[] | null {
  for (const phrase of readPhrases(phrases))
    for (let at = 0; at < words.length; at += 1) {
      const places = matchAt(words, at, phrase);
      if (places) return places;
    }
  return null;
}

export function hasPhrase(text: string, phrases: Phrases): boolean {
  return findPhrase(wordsIn(text), phrases) !== null;
}

function readPhrases(phrases: Phrases): string[][] {
  let list = lists.get(phrases);
  if (!list) {
    list = phrases.split(/,\s*/).map((phrase) => phrase.trim().split(/\s+/));
    lists.set(phrases, list);
  }
  return list;
}

function matchAt(words: readonly string[], at: number, phrase: readonly string[]): number[] | null {
  const [first, ...others] = phrase;
  if (first === undefined) return [];
  if (first === '…') {
    for (let next = at; next < words.length; next += 1) {
      const places = matchAt(words, next, others);
      if (places) return places;
    }
    return null;
  }
  if (at >= words.length || !first.split('/').some((each) => isWord(words[at]!, each))) return null;
  const places = matchAt(words, at + 1, others);
  return places && [at, ...places];
}

function isWord(word: string, pattern: string): boolean {
  if (pattern === '#') return /^\d+$/.test(word);
  if (pattern.endsWith('*')) return word.startsWith(pattern.slice(0, -1));
  if (pattern.startsWith('*')) return word.endsWith(pattern.slice(1));
  return word === pattern || word === `${pattern}s`;
}

/** Comma-separated words as alternatives of a pattern, for text in which their place matters. Apostrophes may be curly. */
export function alternatives(lists: readonly string[]): string {
  return lists
    .flatMap((list) => list.split(', '))
    .map((word) => word.replace(/['’]/g, "['’]"))
    .join('|');
}

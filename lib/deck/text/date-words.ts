import { DATE_WORDS, MONTH_NAMES, NUMBER_SUFFIXES } from '../words/date-words';

/** Regular expression source for a month name, in full or abbreviated. */
export const MONTH = `(?:${MONTH_NAMES})\\.?`;

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(DATE_WORDS).flatMap(([letter, lines]) =>
    lines.flatMap((line) => line.split(' ').map((word) => [word, letter] as const)),
  ),
);
const MONTH_WORD = new RegExp(`^${MONTH}$`, 'u');
const LONGEST_WORD = 16;

/**
 * The form of a text as far as dates are concerned, with one character for each of its characters: months become `M`,
 * seasons `S`, and so on, suffixes of numbers `o`, and letters of other words `x`. Anything but letters is kept.
 */
export function dateForm(text: string): string {
  return text.replace(/\p{L}+(?:[’']\p{L}+)*/gu, (word, at: number) =>
    letterOf(word, text.slice(Math.max(0, at - 2), at)).repeat(word.length),
  );
}

function letterOf(word: string, before: string): string {
  if (word.length > LONGEST_WORD) return 'x';
  const lower = word.toLowerCase();
  if (/\d\.?$/.test(before) && NUMBER_SUFFIXES.has(lower)) return 'o';
  if (MONTH_WORD.test(lower)) return 'M';
  return LETTERS.get(lower) ?? 'x';
}

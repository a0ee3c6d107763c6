import { foldWord } from '../icons/fold-word';
import { STOP_WORDS } from '../text/stop-words';
import { LIVING } from './living';
import { MADE } from './made';
import type { DrawnObject } from './object';

const BY_NAME = new Map([...LIVING, ...MADE].map((object) => [object.name, object]));
const BY_WORD = new Map(
  [...BY_NAME.values()].flatMap((object) => object.words.split(' ').map((word) => [word, object])),
);

const MOST_LETTERS = 60;

/**
 * The object that a heading names: the only word of the heading, apart from stop words, means this object. Part of a
 * longer name is never enough, because a food bank is not a bank, and no picture is better than a wrong one.
 */
export function objectNamed(heading: string): DrawnObject | null {
  if (heading.length > MOST_LETTERS) return null;
  const words = (heading.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return words.length === 1 ? (BY_WORD.get(foldWord(words[0]!)) ?? null) : null;
}

/** The object with this name; null if there is none, as in decks from before objects had names. */
export function objectByName(name: string | undefined): DrawnObject | null {
  return BY_NAME.get(name ?? '') ?? null;
}

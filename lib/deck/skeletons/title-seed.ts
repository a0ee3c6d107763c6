import type { TextRun } from '../blocks';
import { plainText } from '../text/text-runs';

const LETTERS = 80;

/** A number that the same title always gives, so that a deck keeps its drawings and another deck has others. */
export function seedOf(title: readonly TextRun[]): number {
  let seed = 0;
  for (const letter of plainText(title).slice(0, LETTERS)) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

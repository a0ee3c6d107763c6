import type { TextRun } from '../blocks';
import { plainText } from '../text/text-runs';

const LETTERS = 80;

/** A number that depends only on the title, so that a deck keeps its drawings and another deck gets others. */
export function seedOf(title: readonly TextRun[]): number {
  let seed = 0;
  for (const letter of plainText(title).slice(0, LETTERS)) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

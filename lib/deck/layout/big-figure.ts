import { isFigureWithUnit } from '../visual/read-value';
import { type Content, plainText } from './read-content';

const MAX_WORDS = 30;

/** Whether the heading of a card is a single figure and the rest is a few words that say what it counts. */
export function isBigFigure({ heading, words, texts }: Content): boolean {
  if (!heading || words === 0 || words > MAX_WORDS || !texts.every(({ kind }) => kind === 'paragraph')) return false;
  return isFigureWithUnit(plainText(heading.runs));
}

import type { TextRun } from '../blocks';
import type { MeasureContext } from '../layout/measure/measured';
import { textFont } from '../layout/measure/text-font';
import { plainText } from '../text/text-runs';
import type { Stage, StageLook } from './stage';

const LONG_LETTERS = 60;
const MORE_LINES = 3;

/** How many lines the title on a cover may take. A long one would be small in the usual number. */
export function coverLines(title: readonly TextRun[], usual: number): number {
  return plainText(title).length > LONG_LETTERS ? usual + MORE_LINES : usual;
}

/** Distance between a descender and the ascender below it, and how far ascenders exceed capitals, in ems. */
const CLEARANCE = 0.08;

/** The line height of a title: `usual`, or more if the heading font would let descenders touch the next line. */
export function titleLeading({ theme, book }: MeasureContext, usual: number): number {
  const { capHeight, descent, unitsPerEm } = book.face(textFont(theme, 'heading').regular);
  return Math.max(usual, Math.round(((capHeight + descent) / unitsPerEm + CLEARANCE) * 100) / 100);
}

const LETTERS = 80;

/** A number that depends only on the title, so that a deck keeps its drawings and another deck gets others. */
export function seedOf(title: readonly TextRun[]): number {
  let seed = 0;
  for (const letter of plainText(title).slice(0, LETTERS)) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/** The largest size, from that of the style down to `least`, at which every text fits its box on one line. */
export function sizeOfLines(
  stage: Stage,
  texts: readonly string[],
  box: { width: number; height: number },
  look: StageLook,
  least: number,
): number {
  return texts.reduce(
    (size, text) => stage.fit([{ text }], { ...box, lines: 1 }, { ...look, size }, least).size,
    look.size,
  );
}

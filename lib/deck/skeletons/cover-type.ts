import type { TextRun } from '../blocks';
import type { MeasureContext } from '../layout/measure/measured';
import { textFont } from '../layout/measure/text-font';
import { plainText } from '../text/text-runs';

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

import type { MeasureContext } from '../layout/measured';
import { textFont } from '../layout/text-font';

/** Distance between a descender and the ascender below it, and how far ascenders exceed capitals, in ems. */
const CLEARANCE = 0.08;

/** The line height of a title: `usual`, or more if the heading font would let descenders touch the next line. */
export function titleLeading({ theme, book }: MeasureContext, usual: number): number {
  const { capHeight, descent, unitsPerEm } = book.face(textFont(theme, 'heading').regular);
  return Math.max(usual, Math.round(((capHeight + descent) / unitsPerEm + CLEARANCE) * 100) / 100);
}

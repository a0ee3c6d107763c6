import type { BlockOf, TextRun } from '../blocks';
import type { MeasureContext } from '../layout/measure/measured';
import { textFont } from '../layout/measure/text-font';
import { plainText } from '../text/text-runs';
import type { Box } from '../units';
import type { Stage } from './stage';

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

/** Minimum height of a picture, in pixels of the design. In a lower one its content is not recognisable. */
const LEAST_HEIGHT = 150;
const GAP = 20;

/** Draws pictures side by side in a box, in pixels of the design. */
export function drawCoverPictures(page: Stage, pictures: readonly BlockOf<'image'>[], box: Box, bleeds = false): void {
  if (box.height < LEAST_HEIGHT) page.miss(LEAST_HEIGHT - box.height);
  const width = (box.width - GAP * (pictures.length - 1)) / pictures.length;
  const height = Math.max(LEAST_HEIGHT, box.height);
  for (const [at, picture] of pictures.entries()) {
    const x = box.x + at * (width + GAP);
    page.picture(picture, { x, y: box.y, width, height }, bleeds);
  }
}

/** Equal boxes for pictures: up to three side by side, more in two rows. What is lower than `least` counts as excess. */
export function pictureBoxes(page: Stage, count: number, area: Box, gap: number, least: number): Box[] {
  const columns = count <= 3 ? Math.max(1, count) : Math.ceil(count / 2);
  const rows = Math.max(1, Math.ceil(count / columns));
  const width = (area.width + gap) / columns - gap;
  const height = (area.height + gap) / rows - gap;
  if (height < least) page.miss((least - height) * rows);
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { x: area.x + column * (width + gap), y: area.y + row * (height + gap), width, height };
  });
}

const LETTERS = 80;

/** A number that depends only on the title, so that a deck keeps its drawings and another deck gets others. */
export function seedOf(title: readonly TextRun[]): number {
  let seed = 0;
  for (const letter of plainText(title).slice(0, LETTERS)) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

import type { BlockOf } from '../blocks';
import type { Content } from '../content/read-content';
import { drawPicture } from '../layout/measure/measure-picture';
import { isArt } from '../text/block-text';
import type { Box } from '../units';
import { POINT, type Stage } from './stage';

/** The pictures of a card that are not art, which a cover must show. */
export function coverPictures({ images }: Content): BlockOf<'image'>[] {
  return images.filter((block) => !isArt(block));
}

/** Minimum height of a picture, in pixels of the design. In a lower one its content is not recognisable. */
const LEAST = 150;
const GAP = 20;

/** Draws pictures side by side in a box, in pixels of the design. */
export function drawCoverPictures(page: Stage, pictures: readonly BlockOf<'image'>[], box: Box, bleeds = false): void {
  if (box.height < LEAST) page.miss(LEAST - box.height);
  const width = (box.width - GAP * (pictures.length - 1)) / pictures.length;
  const height = Math.max(LEAST, box.height);
  for (const [at, picture] of pictures.entries()) {
    const x = box.x + at * (width + GAP);
    const place = { x: x * POINT, y: box.y * POINT, width: width * POINT, height: height * POINT };
    page.elements.push(drawPicture(picture, place, page.card.options.theme, bleeds));
  }
}

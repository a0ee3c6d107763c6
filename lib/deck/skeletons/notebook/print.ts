import type { BlockOf } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import type { DrawnObject } from '../../objects/object';
import { isArt } from '../../text/block-text';
import type { Box } from '../../units';
import { objectOf } from '../draw-object';
import { POINT } from '../stage';
import { drawByHand } from './by-hand';
import type { NotebookPage } from './page';

/** A picture in a box given in pixels. An object is drawn by hand. */
export function drawPrint(
  page: NotebookPage,
  image: BlockOf<'image'>,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const object = isArt(image) ? objectOf(page.card.content) : null;
  if (object) {
    drawSketch(page, object, { x, y, width, height });
    return;
  }
  page.elements.push(
    drawPicture(
      image,
      { x: x * POINT, y: y * POINT, width: Math.max(1, width) * POINT, height: Math.max(1, height) * POINT },
      page.card.options.theme,
      true,
    ),
  );
}

/** An object on a line, drawn with pens. */
function drawSketch(page: NotebookPage, object: DrawnObject, { x, y, width, height }: Box): void {
  page.rect(x, y, width, Math.max(1, height), 'third');
  const foot = y + height * 0.86;
  const tall = Math.min(height * 0.68, width * 0.9);
  const spot = { x: x + width * 0.14, y: foot - tall, width: width * 0.72, height: tall };
  drawByHand(page, { object, spot }, { body: 'second', second: 'accentInk', ink: 'ink', ground: 'ground' });
  page.scribble(
    [
      [x + width * 0.04, foot + 2],
      [x + width * 0.96, foot + 1],
    ],
    'ink',
    2.5,
  );
}

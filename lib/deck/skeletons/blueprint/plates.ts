import type { BlockOf } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import { isArt } from '../../text/block-text';
import type { Box } from '../../units';
import { objectOf } from '../draw-object';
import { drawNamed } from './drafted';
import type { BlueprintPage } from './page';
import { LINE, STRONG } from './sheet';

/** A picture in a ruled frame with crop marks at its corners. An object is drawn in it. */
export function drawPictureIn(page: BlueprintPage, image: BlockOf<'image'>, { x, y, width, height }: Box): void {
  const box = { x, y, width: Math.max(1, width), height: Math.max(1, height) };
  const object = isArt(image) ? objectOf(page.card.content) : null;
  if (object) {
    page.rect(box.x, box.y, box.width, box.height, 'ground');
    drawNamed(page, object, { x: x + 28, y: y + 28, width: box.width - 56, height: box.height - 45 });
  } else page.elements.push(drawPicture(image, page.boxOf(box), page.card.options.theme, true));
  page.frame(box.x, box.y, box.width, box.height, STRONG);
  const [right, foot, mark] = [x + box.width, y + box.height, 14];
  for (const [cx, cy] of [
    [x, y],
    [right, y],
    [x, foot],
    [right, foot],
  ] as const) {
    const [way, down] = [cx === x ? -1 : 1, cy === y ? -1 : 1];
    page.line(cx + way * 5, cy, cx + way * (5 + mark), cy, LINE);
    page.line(cx, cy + down * 5, cx, cy + down * (5 + mark), LINE);
  }
}

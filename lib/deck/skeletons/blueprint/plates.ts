import type { BlockOf } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import { isArt } from '../../text/block-text';
import { plainText } from '../../text/text-runs';
import type { Box } from '../../units';
import { seedOf } from '../title-seed';
import { drawElevation, thingsOf } from './drafted';
import type { BlueprintPage } from './page';
import { LINE, MARKED, STRONG, THIN } from './sheet';
import { drawTown } from './town';

/** A picture in a ruled frame with crop marks at its corners. Generated art is replaced by a drawing. */
export function drawPictureIn(page: BlueprintPage, image: BlockOf<'image'>, { x, y, width, height }: Box): void {
  const box = { x, y, width: Math.max(1, width), height: Math.max(1, height) };
  if (isArt(image)) drawPlate(page, box);
  else page.elements.push(drawPicture(image, page.boxOf(box), page.card.options.theme, true));
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

/**
 * Objects of the subject in elevation; otherwise, depending on the words of the heading, a hob or a fountain in plan,
 * or a corner of the town.
 */
function drawPlate(page: BlueprintPage, box: Box): void {
  const { heading } = page.card.content;
  const seed = seedOf(heading?.runs ?? []) + page.card.index;
  page.rect(box.x, box.y, box.width, box.height, 'ground');
  const things = thingsOf(page);
  if (things && box.height > 200) {
    const inset = 28;
    const room = { x: box.x + inset, y: box.y + inset, width: box.width - inset * 2, height: box.height - inset * 1.6 };
    drawElevation(page, things, page.card.index, room);
    return;
  }
  if (seed % 2 === 0 && box.height > 260 && box.width > 300) {
    const inset = 28;
    const town = { x: box.x + inset, y: box.y + inset, width: box.width - inset * 2, height: box.height - inset * 2 };
    drawTown(page, `${heading ? plainText(heading.runs) : ''} ${page.card.index}`, town, 3);
    return;
  }
  drawRounds(page, box, seed);
}

/** Four round objects in plan, each made of rings, one of them marked. */
function drawRounds(page: BlueprintPage, { x, y, width, height }: Box, seed: number): void {
  const most = Math.min(width * 0.19, height * 0.21);
  const hot = seed % 4;
  const places = [
    [0.27, 0.28],
    [0.73, 0.28],
    [0.27, 0.72],
    [0.73, 0.72],
  ] as const;
  for (const [at, [across, down]] of places.entries()) {
    const radius = most * ((seed >> at) % 2 === 0 ? 1 : 0.78);
    const [cx, cy] = [x + width * across, y + height * down];
    page.cross(cx, cy, radius + 16);
    const isHot = at === hot;
    page.ellipse(cx, cy, radius, radius, isHot ? 'accent' : 'ground', isHot ? MARKED : STRONG);
    for (let ring = radius - 14; ring > 10; ring -= 14)
      page.ellipse(cx, cy, ring, ring, null, isHot ? { colour: 'onAccent', width: 1.3 } : { ...THIN, width: 1.2 });
  }
  page.dimension(x + width * 0.27, x + width * 0.73, y + height * 0.5);
}

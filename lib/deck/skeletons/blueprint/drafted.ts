import type { BlockOf } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import type { Box } from '../../units';
import type { BlueprintPage } from './page';
import { arcPath, LINE, MARKED, STRONG } from './sheet';

/** A circle in its square, with axes and the arcs about the corners, as on a sheet of geometry. */
export function drawConstruction(page: BlueprintPage, cx: number, cy: number, radius: number): void {
  page.cross(cx, cy, radius + 30);
  page.frame(cx - radius, cy - radius, radius * 2, radius * 2, LINE);
  page.ellipse(cx, cy, radius, radius, 'ground', STRONG);
  for (const [at, [x, y]] of CORNERS.entries()) {
    page.axis(cx, cy, cx + x * radius, cy + y * radius);
    page.path(arcPath(cx + x * radius, cy + y * radius, radius, at * 90, at * 90 + 90), null, LINE);
  }
  page.ellipse(cx, cy, radius * 0.28, radius * 0.28, 'surface', MARKED);
  page.cross(cx, cy, radius * 0.12);
}

/** The corners of a square, clockwise, beginning with the one whose arc is between 0 and 90 degrees. */
const CORNERS = [
  [-1, 1],
  [-1, -1],
  [1, -1],
  [1, 1],
] as const;

/** A picture in a ruled frame with crop marks at its corners. */
export function drawPictureIn(page: BlueprintPage, image: BlockOf<'image'>, { x, y, width, height }: Box): void {
  const box = { x, y, width: Math.max(1, width), height: Math.max(1, height) };
  page.elements.push(drawPicture(image, page.boxOf(box), page.card.options.theme, true));
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

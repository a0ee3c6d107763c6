import type { BlockOf } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import type { DrawnObject } from '../../objects/object';
import { isArt } from '../../text/block-text';
import type { Box } from '../../units';
import { fittedIn, objectOf, type PlacedObject, partsIn } from '../draw-object';
import type { BlueprintPage } from './page';
import { arcPath, LINE, MARKED, STRONG } from './sheet';

/** A line at least this wide is drawn as two edges. */
const PIPE = 6;

/** An object in elevation: outlines, with its details filled. */
function drawDrafted(page: BlueprintPage, item: PlacedObject): void {
  const { parts, scale } = partsIn(item);
  for (const { tone, path, line } of parts) {
    const stroke = tone === 'second' ? MARKED : tone === 'body' ? STRONG : LINE;
    if (line !== undefined) {
      const width = line * scale;
      if (tone === 'hole' || width < PIPE) page.path(path, null, { ...stroke, round: true });
      else {
        page.path(path, null, { ...stroke, width: width + 2, round: true });
        const colour = tone === 'second' ? 'accent' : 'ground';
        page.path(path, null, { colour, width: width - 2, round: true });
      }
      continue;
    }
    page.path(path, tone === 'second' ? 'accent' : tone === 'body' ? 'surface' : 'ground', stroke);
  }
}

/** An object on a line with its dimensions. */
export function drawNamed(page: BlueprintPage, object: DrawnObject, { x, y, width, height }: Box): void {
  const foot = y + height - 44;
  const box = fittedIn(object, { x: x + 34, y, width: width - 68, height: foot - y }, 0.86);
  const spot = { ...box, y: foot - box.height };
  const [left, middle] = [spot.x - 40, spot.x + spot.width / 2];
  page.axis(left - 8, spot.y, middle, spot.y);
  page.axis(middle, spot.y - 16, middle, foot + 12);
  drawDrafted(page, { object, spot });
  page.line(x, foot, x + width, foot, STRONG);
  page.dimension(spot.x, spot.x + spot.width, foot + 26);
  page.upDimension(left, spot.y, foot);
}

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

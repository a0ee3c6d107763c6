import type { PathStep } from '../../path';
import { type Ring, ringsOf, spansAt } from '../../path-rings';
import { seededRandom } from '../../seeded-random';
import type { SubjectObject } from '../../subjects/subject-object';
import type { Box } from '../../units';
import { composeScene, objectsOf, partsIn, type SceneItem } from '../subject-scene';
import type { BlueprintPage } from './page';
import { LINE, MARKED, STRONG, THIN } from './sheet';

/** Distance between the lines of a hatching. */
const GAP = 9;
/** A line at least this wide is drawn as two edges. */
const PIPE = 6;

/** The objects of the deck to be drawn in elevation. Null for a city, which the isometric town shows better. */
export function thingsOf(page: BlueprintPage): readonly SubjectObject[] | null {
  return page.card.options.subject === 'city' ? null : objectsOf(page);
}

/** An object in elevation: outlines, with its details hatched, or filled if it is marked. */
export function drawDrafted(page: BlueprintPage, item: SceneItem, isMarked = false): void {
  const { parts, scale } = partsIn(item);
  for (const { tone, path, line } of parts) {
    const stroke = isMarked && tone === 'second' ? MARKED : tone === 'body' ? STRONG : LINE;
    if (line !== undefined) {
      const width = line * scale;
      if (tone === 'hole' || width < PIPE) page.path(path, null, { ...stroke, round: true });
      else {
        page.path(path, null, { ...stroke, width: width + 2, round: true });
        const colour = isMarked && tone === 'second' ? 'accent' : 'ground';
        page.path(path, null, { colour, width: width - 2, round: true });
      }
      continue;
    }
    page.path(path, isMarked && tone === 'second' ? 'accent' : tone === 'body' ? 'surface' : 'ground', stroke);
    if (tone === 'second' && !isMarked) page.path(slanted(path), null, THIN);
  }
}

/** Lines at 45 degrees within an outline. */
function slanted(path: readonly PathStep[]): PathStep[] {
  const half = Math.SQRT1_2;
  const rings = ringsOf(path).map((ring): Ring => ring.map(([x, y]) => [(x + y) * half, (y - x) * half] as const));
  const levels = rings.flatMap((ring) => ring.map(([, y]) => y));
  const [from, to] = [Math.min(...levels), Math.max(...levels)];
  const lines: PathStep[] = [];
  for (let level = Math.ceil(from / GAP) * GAP; level < to; level += GAP)
    for (const [start, end] of spansAt(rings, level))
      lines.push(
        ['M', (start - level) * half, (start + level) * half],
        ['L', (end - level) * half, (end + level) * half],
      );
  return lines;
}

/** Objects on a line with their dimensions, one of them marked. */
export function drawElevation(page: BlueprintPage, objects: readonly SubjectObject[], turn: number, box: Box): void {
  const foot = box.y + box.height - 44;
  const height = Math.min(foot - box.y, box.width * 1.05);
  const room = { x: box.x + 34, y: foot - height, width: box.width - 68, height };
  if (room.width < 90 || room.height < 90) return;
  const shown = [...objects.slice(turn % objects.length), ...objects.slice(0, turn % objects.length)];
  const items = composeScene(shown, seededRandom(`${page.card.options.title ?? ''} ${turn}`), room, turn);
  const wide = items.find(({ object }) => object.stand === 'wide') ?? items.at(-1)!;
  const tall = items.find(({ object }) => object.stand === 'tall') ?? items[0]!;
  const isLeft = tall.spot.x + tall.spot.width / 2 < room.x + room.width / 2;
  const side = isLeft ? box.x + 10 : box.x + box.width - 10;
  page.axis(isLeft ? side - 8 : tall.spot.x, tall.spot.y, isLeft ? tall.spot.x : side + 8, tall.spot.y);
  for (const item of items) {
    const middle = item.spot.x + item.spot.width / 2;
    page.axis(middle, item.spot.y - 16, middle, item.spot.y + item.spot.height + 12);
    drawDrafted(page, item, item === wide);
  }
  page.line(box.x, foot, box.x + box.width, foot, STRONG);
  page.dimension(wide.spot.x, wide.spot.x + wide.spot.width, foot + 26);
  page.upDimension(side, tall.spot.y, foot);
}

/** One object in a circle. */
export function drawInCircle(page: BlueprintPage, object: SubjectObject, cx: number, cy: number, radius: number): void {
  const wide = Math.min(radius * 1.42, (radius * 1.2 * object.width) / object.height);
  const tall = (wide * object.height) / object.width;
  drawDrafted(page, { object, spot: { x: cx - wide / 2, y: cy - tall / 2, width: wide, height: tall } }, true);
}

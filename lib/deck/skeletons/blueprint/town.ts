import { type SeededRandom, seededRandom } from '../../seeded-random';
import { objectAt } from '../subject-scene';
import { drawInCircle, thingsOf } from './drafted';
import type { IsoView, Solid } from './iso';
import { drawIso } from './iso';
import type { BlueprintPage } from './page';

/** Distance between two plots of the town, in units. There is a street between them. */
const PITCH = 1.25;

/** A town on a square of plots: towers at the back, low buildings in front, one house marked in the middle. */
export function townOf(seed: string, plots: number): Solid[] {
  const random = seededRandom(`town ${seed}`);
  const middle = Math.floor((plots - 1) / 2);
  const solids: Solid[] = [];
  for (let row = 0; row < plots; row += 1)
    for (let column = 0; column < plots; column += 1) {
      const place = { x: column * PITCH, y: row * PITCH };
      if (row === middle && column === middle) solids.push({ kind: 'house', ...place, height: 1.15, hot: true });
      else solids.push({ ...plotOf(random, (row + column) / (2 * (plots - 1))), ...place });
    }
  return solids;
}

/** The building on one plot, by its distance: 0 at the back, 1 in front. */
function plotOf(random: SeededRandom, near: number): Pick<Solid, 'kind' | 'height'> {
  const chance = random.next();
  if (near < 0.2) return { kind: 'tower', height: random.between(2.4, 3.2) };
  if (near < 0.42 && chance < 0.5) return { kind: 'tower', height: random.between(1.5, 2.4) };
  if (chance < 0.42) return { kind: 'house', height: random.between(0.7, 1.05) };
  if (chance < 0.68) return { kind: 'drum', height: random.between(0.4, 1) * (1.3 - near * 0.6) };
  return { kind: 'box', height: random.between(0.4, 0.9) };
}

/** A few solids on one plot: a detail of the town. */
export function detailOf(seed: string): Solid[] {
  const random = seededRandom(`detail ${seed}`);
  const [tall, low] = random.shuffle(['tower', 'house', 'drum'] as const);
  const kinds: Solid['kind'][] = [tall!, low!, random.pick(['box', 'drum', 'house'] as const), 'plate'];
  const hot = random.whole(0, 1);
  return [
    { kind: 'plate', x: -0.25, y: -0.25, width: 2.75, depth: 2.75, height: 0.16, z: -0.16 },
    { kind: kinds[0]!, x: 0, y: 0, height: kinds[0] === 'house' ? 1.1 : 1.7, hot: hot === 0 },
    { kind: kinds[1]!, x: PITCH, y: 0, height: kinds[1] === 'tower' ? 1.6 : 0.9 },
    { kind: kinds[2]!, x: 0, y: PITCH, height: 0.75, hot: hot === 1 },
    { kind: 'box', x: PITCH, y: PITCH, height: 0.35 },
  ];
}

/** Draws a town with this many plots on each side, as wide as the box and on its foot. */
export function drawTown(
  page: BlueprintPage,
  seed: string,
  box: { x: number; y: number; width: number; height: number },
  plots = 4,
): void {
  const span = plots * PITCH - (PITCH - 1);
  // The town is as wide as its diagonal, and half as tall plus the towers above.
  const unit = Math.min(box.width / (2 * span * 0.866), box.height / (span + 3.25));
  if (unit < 16) return;
  const view: IsoView = { x: box.x + box.width / 2, y: box.y + box.height - span * unit, unit };
  drawIso(page, view, townOf(seed, plots));
}

/** Draws a detail into the square around a circle: an object of the subject, or a corner of the town. */
export function drawDetail(page: BlueprintPage, seed: string, cx: number, cy: number, radius: number): void {
  const things = thingsOf(page);
  if (things) {
    drawInCircle(page, objectAt(things, page.card.index), cx, cy, radius);
    return;
  }
  const unit = radius / 2.5;
  drawIso(page, { x: cx, y: cy - unit * 0.72, unit }, detailOf(seed));
}

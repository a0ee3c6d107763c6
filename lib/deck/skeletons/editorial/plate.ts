import { arcSteps, type PathStep, polygonPath } from '../../path';
import { seededRandom } from '../../seeded-random';
import type { Box } from '../../units';
import type { Stage } from '../stage';

/** An engraved arcade on a plate in the accent colour in a hairline frame. Its order depends on the seed. */
export function drawPlate(stage: Stage, box: Box, seed: string): void {
  const { x, y, width, height } = box;
  stage.rect(x, y, width, height, 'accent');
  const inset = Math.min(32, width * 0.06);
  const inner = { x: x + inset, y: y + inset, width: width - inset * 2, height: height - inset * 2 };
  stage.frame(inner.x, inner.y, inner.width, inner.height, { colour: 'onAccent', width: 1 });
  const floor = Math.min(128, inner.height * 0.22);
  const foot = inner.y + inner.height - floor;
  drawArcade(stage, { ...inner, height: inner.height - floor }, seed);
  stage.rect(inner.x, foot, inner.width, 3, 'onAccent');
  for (let line = foot + 12; line < inner.y + inner.height - 2; line += 7)
    stage.rect(inner.x, line, inner.width, 0.8, 'onAccent');
}

/** A tall arch and a low one under a sun, with a ball in front. */
function drawArcade(stage: Stage, { x, y, width, height }: Box, seed: string): void {
  const foot = y + height;
  const unit = Math.min(width / 496, height / 528);
  const isFlipped = seededRandom(seed).next() < 0.5;
  const at = (share: number) => x + width * (isFlipped ? 1 - share : share);
  drawBall(stage, at(0.27), foot - 384 * unit, 56 * unit);
  drawArch(stage, at(0.68), foot, 125 * unit, 410 * unit);
  drawArch(stage, at(0.27), foot, 95 * unit, 270 * unit);
  drawBall(stage, at(0.52), foot - 46 * unit, 46 * unit);
}

function drawBall(stage: Stage, cx: number, cy: number, radius: number): void {
  const half = (y: number) => chordOf(radius, y - cy);
  engraveAcross(stage, cy - radius + 3, cy + radius - 3, (y) => [cx - half(y), cx + half(y)], [1, 4]);
}

/** A round arch of vertical lines with an open door. */
function drawArch(stage: Stage, cx: number, foot: number, radius: number, height: number): void {
  const door = radius * 0.5;
  const spring = foot - Math.max(0, height - radius);
  engraveDown(stage, cx - radius + 2, cx + radius - 2, (x) => [spring - chordOf(radius, x - cx), foot]);
  const half = (y: number) => (y < spring ? chordOf(door, y - spring) : door);
  engraveAcross(stage, spring - door * 0.96, foot - 3, (y) => [cx - half(y), cx + half(y)], [0.8, 0.8]);
  const arc = arcSteps(cx, spring, radius, 270, 450);
  const outline: PathStep[] = [['M', cx - radius, foot], ['L', cx - radius, spring], ...arc, ['L', cx + radius, foot]];
  stage.path(outline, null, { colour: 'onAccent', width: 2, round: true });
}

function chordOf(radius: number, away: number): number {
  return Math.sqrt(Math.max(0, radius * radius - away * away));
}

/** Where a line of an outline begins and ends; null if the outline has a gap. */
type Chord = readonly [number, number] | null;

/** Distance between the lines, and from an object to what is behind it. */
const STEP = 7;
const AIR = 5;
/** Weight of vertical lines. */
const UPRIGHT = 1.8;

/*
 * As an engraver does, every object is made of parallel lines, whose weight gives its shade. The ground is painted first,
 * so that it covers what is behind the object.
 */

/** Horizontal lines between two heights, heavier towards the foot. */
function engraveAcross(
  stage: Stage,
  top: number,
  bottom: number,
  chord: (y: number) => Chord,
  [thin, thick]: readonly [number, number],
): void {
  const rows = rowsOf(top, bottom, chord);
  const [above, below] = [rows[0], rows.at(-1)];
  if (!above || !below) return;
  stage.polygon(
    'accent',
    [above.from - AIR, above.at - AIR],
    [above.to + AIR, above.at - AIR],
    ...rows.map(({ to, at }): [number, number] => [to + AIR, at]),
    [below.to + AIR, below.at + AIR],
    [below.from - AIR, below.at + AIR],
    ...rows.toReversed().map(({ from, at }): [number, number] => [from - AIR, at]),
  );
  const path = rows.flatMap(({ from, to, at }) => {
    const half = (thin + (thick - thin) * ((at - top) / Math.max(1, bottom - top))) / 2;
    return bar(from, at - half, to, at + half);
  });
  stage.path(path, 'onAccent');
}

/** Vertical lines between two sides. */
function engraveDown(stage: Stage, left: number, right: number, chord: (x: number) => Chord): void {
  const rows = rowsOf(left, right, chord);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  const edge = rows.map(({ from, at }): [number, number] => [at, from]);
  stage.polygon('accent', ...edge, [last.at, last.to], [first.at, first.to]);
  const path = rows.flatMap(({ from, to, at }) => bar(at - UPRIGHT / 2, from, at + UPRIGHT / 2, to));
  stage.path(path, 'onAccent');
}

function rowsOf(from: number, to: number, chord: (at: number) => Chord) {
  const count = Math.min(120, Math.floor((to - from) / STEP + 0.01));
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = from + index * STEP;
    const found = chord(at);
    return found && found[1] - found[0] >= 2 ? { at, from: found[0], to: found[1] } : null;
  }).filter((row) => row !== null);
}

function bar(left: number, top: number, right: number, bottom: number): PathStep[] {
  return polygonPath([left, top], [right, top], [right, bottom], [left, bottom]);
}

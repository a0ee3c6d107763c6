import { arcSteps, type PathStep, polygonPath } from '../../path';
import { seededRandom } from '../../seeded-random';
import type { ColourToken } from '../../theme';
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
  const by = new Engraver(stage, 'accent');
  drawArcade(by, { ...inner, height: inner.height - floor }, seed);
  stage.rect(inner.x, foot, inner.width, 3, 'onAccent');
  for (let line = foot + 12; line < inner.y + inner.height - 2; line += 7)
    stage.rect(inner.x, line, inner.width, 0.8, 'onAccent');
}

/** A tall arch and a low one under a sun, with a ball in front. */
function drawArcade(by: Engraver, { x, y, width, height }: Box, seed: string): void {
  const foot = y + height;
  const unit = Math.min(width / 496, height / 528);
  const isFlipped = seededRandom(seed).next() < 0.5;
  const at = (share: number) => x + width * (isFlipped ? 1 - share : share);
  drawBall(by, at(0.27), foot - 384 * unit, 56 * unit);
  drawArch(by, at(0.68), foot, 125 * unit, 410 * unit);
  drawArch(by, at(0.27), foot, 95 * unit, 270 * unit);
  drawBall(by, at(0.52), foot - 46 * unit, 46 * unit);
}

function drawBall(by: Engraver, cx: number, cy: number, radius: number): void {
  const half = (y: number) => chordOf(radius, y - cy);
  by.across(cy - radius + 3, cy + radius - 3, (y) => [cx - half(y), cx + half(y)], 'onAccent', 1, 4);
}

/** A round arch of vertical lines with an open door. */
function drawArch(by: Engraver, cx: number, foot: number, radius: number, height: number): void {
  const door = radius * 0.5;
  const spring = foot - Math.max(0, height - radius);
  by.down(cx - radius + 2, cx + radius - 2, (x) => [spring - chordOf(radius, x - cx), foot], 'onAccent', 1.8, 7);
  const half = (y: number) => (y < spring ? chordOf(door, y - spring) : door);
  by.across(spring - door * 0.96, foot - 3, (y) => [cx - half(y), cx + half(y)], 'onAccent', 0.8, 0.8);
  const outline = arcSteps(cx, spring, radius, 270, 450);
  by.stroke(
    [['M', cx - radius, foot], ['L', cx - radius, spring], ...outline, ['L', cx + radius, foot]],
    'onAccent',
    2,
  );
}

function chordOf(radius: number, away: number): number {
  return Math.sqrt(Math.max(0, radius * radius - away * away));
}

/** Where a line of an outline begins and ends; null if the outline has a gap. */
type Chord = readonly [number, number] | null;

/** Distance between the lines. */
const STEP = 7;

/**
 * Draws like an engraver: every object is made of parallel lines, whose weight gives its shade. The ground is painted
 * first, so that it covers what is behind the object.
 */
class Engraver {
  readonly #stage: Stage;
  readonly #ground: ColourToken;

  constructor(stage: Stage, ground: ColourToken) {
    this.#stage = stage;
    this.#ground = ground;
  }

  /** Horizontal lines between two heights, heavier towards the foot. */
  across(top: number, bottom: number, chord: (y: number) => Chord, ink: ColourToken, thin = 1.2, thick = 4): void {
    const rows = this.#rows(top, bottom, chord);
    if (rows.length === 0) return;
    const [above, below] = [rows[0]!, rows.at(-1)!];
    const air = 5;
    this.#stage.polygon(
      this.#ground,
      [above.from - air, above.at - air],
      [above.to + air, above.at - air],
      ...rows.map(({ to, at }): [number, number] => [to + air, at]),
      [below.to + air, below.at + air],
      [below.from - air, below.at + air],
      ...rows.toReversed().map(({ from, at }): [number, number] => [from - air, at]),
    );
    const path = rows.flatMap(({ from, to, at }) => {
      const half = (thin + (thick - thin) * ((at - top) / Math.max(1, bottom - top))) / 2;
      return bar(from, at - half, to, at + half);
    });
    this.#stage.path(path, ink);
  }

  /** Vertical lines between two sides, all of one weight. */
  down(left: number, right: number, chord: (x: number) => Chord, ink: ColourToken, weight: number, step = STEP): void {
    const rows = this.#rows(left, right, chord, step);
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return;
    this.#stage.polygon(
      this.#ground,
      ...rows.map(({ from, at }): [number, number] => [at, from]),
      [last.at, last.to],
      [first.at, first.to],
    );
    this.#stage.path(
      rows.flatMap(({ from, to, at }) => bar(at - weight / 2, from, at + weight / 2, to)),
      ink,
    );
  }

  stroke(path: readonly PathStep[], ink: ColourToken, width: number): void {
    this.#stage.path(path, null, { colour: ink, width, round: true });
  }

  #rows(from: number, to: number, chord: (at: number) => Chord, step = STEP) {
    const count = Math.min(120, Math.floor((to - from) / step + 0.01));
    return Array.from({ length: count + 1 }, (_, index) => {
      const at = from + index * step;
      const found = chord(at);
      return found && found[1] - found[0] >= 2 ? { at, from: found[0], to: found[1] } : null;
    }).filter((row) => row !== null);
  }
}

function bar(left: number, top: number, right: number, bottom: number): PathStep[] {
  return polygonPath([left, top], [right, top], [right, bottom], [left, bottom]);
}

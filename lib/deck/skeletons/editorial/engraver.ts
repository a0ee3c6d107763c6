import type { PathStep } from '../../path';
import { polygonPath } from '../../path';
import type { ColourToken } from '../../theme';
import type { Stage } from '../stage';

/** Where a line of an outline begins and ends; null if the outline has a gap. */
type Chord = readonly [number, number] | null;

/** Distance between the lines. */
const STEP = 7;

/**
 * Draws like an engraver: every object is made of parallel lines, whose weight gives its shade. The ground is painted
 * first, so that it covers what is behind the object.
 */
export class Engraver {
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

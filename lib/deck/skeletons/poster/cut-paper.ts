import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { Stage } from '../stage';
import type { PosterPage } from './page';

/** Draws a figure into a square in two colours, on a ground that is already painted. */
type Figure = (page: Stage, x: number, y: number, side: number, one: ColourToken, two: ColourToken) => void;

const yolk: Figure = (page, x, y, s, one, two) => {
  page.ellipse(x + s * 0.5, y + s * 0.5, s * 0.4, s * 0.4, one);
  page.ellipse(x + s * 0.59, y + s * 0.43, s * 0.19, s * 0.19, two);
};

/** Quarter discs, like leaves on a stem. */
const leaves: Figure = (page, x, y, s, one, two) => {
  const h = s / 2;
  page.sector(x + s, y + h, 0, h, 270, 360, one);
  page.sector(x + h, y, 0, h, 90, 180, one);
  page.sector(x + h, y + h, 0, h, 180, 270, two);
  page.sector(x + h, y + h, 0, h, 90, 180, one);
  page.sector(x, y, 0, h, 90, 180, two);
};

const panes: Figure = (page, x, y, s, one, two) => {
  for (let column = 0; column < 3; column += 1)
    for (let row = 0; row < 3; row += 1)
      page.rect(
        x + s * (0.13 + 0.27 * column),
        y + s * (0.13 + 0.27 * row),
        s * 0.2,
        s * 0.2,
        (column + 2 * row) % 4 === 1 ? two : one,
      );
};

/** Arches, one inside the other, on the foot of the tile. */
const arches: Figure = (page, x, y, s, one, two) => {
  const [cx, cy] = [x + s / 2, y + s * 0.5];
  for (const [radius, colour] of [
    [0.42, one],
    [0.27, two],
    [0.13, one],
  ] as const) {
    page.sector(cx, cy, 0, s * radius, -90, 90, colour);
    page.rect(cx - s * radius, cy - 0.4, s * radius * 2, y + s - cy + 0.4, colour);
  }
};

const stairs: Figure = (page, x, y, s, one, two) => {
  for (let at = 0; at < 4; at += 1)
    page.rect(x + (s / 4) * at, y + s * (0.75 - at * 0.25), s / 4 + 0.6, s * (0.25 + at * 0.25), at % 2 ? two : one);
};

/** Two half discs, one shifted. */
const wave: Figure = (page, x, y, s, one, two) => {
  page.sector(x + s * 0.5, y + s * 0.5, 0, s * 0.5, -90, 90, one);
  page.sector(x + s * 0.25, y + s * 0.5, 0, s * 0.25, 90, 270, two);
  page.sector(x + s * 0.75, y + s * 0.5, 0, s * 0.25, 90, 270, two);
};

/** A flower: four quarter discs around the middle, with a disc on top. */
const petals: Figure = (page, x, y, s, one, two) => {
  const h = s / 2;
  page.sector(x, y, 0, h, 90, 180, one);
  page.sector(x + s, y, 0, h, 180, 270, one);
  page.sector(x + s, y + s, 0, h, 270, 360, one);
  page.sector(x, y + s, 0, h, 0, 90, one);
  page.ellipse(x + h, y + h, s * 0.15, s * 0.15, two);
};

const FIGURES: readonly Figure[] = [yolk, leaves, arches, panes, petals, wave, stairs];

/** The two colours of a figure on each ground. */
const COLOURS: Partial<Record<ColourToken, readonly [ColourToken, ColourToken]>> = {
  ground: ['ink', 'accent'],
  accent: ['ink', 'ground'],
  second: ['ink', 'accent'],
  third: ['ground', 'second'],
  fourth: ['accent', 'ground'],
  ink: ['second', 'ground'],
};

/** Draws one figure on a ground that is already painted. `at` chooses it together with the seed of the title. */
export function drawFigure(
  page: Stage,
  seed: number,
  at: number,
  x: number,
  y: number,
  side: number,
  fill: ColourToken,
): void {
  const [one, two] = COLOURS[fill] ?? ['ink', 'accent'];
  // Five has no common divisor with the number of figures, so neighbours never show the same one.
  FIGURES[(seed + at * 5) % FIGURES.length]!(page, x, y, side, one, two);
}

/** Figures that work at the height of a page. */
const GIANTS: readonly Figure[] = [leaves, arches, petals, wave];

export function drawGiant(page: PosterPage, seed: number, { x, y, width, height }: Box, fill: ColourToken): void {
  const [one, two] = COLOURS[fill] ?? ['ink', 'accent'];
  const side = Math.max(width, height);
  GIANTS[seed % GIANTS.length]!(page, x, y, side, one, two);
}

/**
 * Square tiles from top to foot, in one or two columns at the right edge. Neighbours are never alike. @returns their
 * left edge
 */
export function drawTiles(
  page: PosterPage,
  seed: number,
  columns: number,
  grounds: readonly (readonly ColourToken[])[],
): number {
  const rows = Math.max(2, Math.round(page.tall / 240));
  const side = page.tall / rows;
  const left = page.width - side * columns;
  for (let column = 0; column < columns; column += 1) {
    const fills = grounds[column]!;
    for (let row = 0; row < rows; row += 1) {
      const [x, y] = [left + column * side, page.crown + row * side];
      const fill = fills[(row + seed) % fills.length]!;
      page.tile(x, y, side, side, fill);
      drawFigure(page, seed, row * columns + column, x, y, side, fill);
    }
  }
  return left;
}

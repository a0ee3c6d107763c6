import type { SubjectObject } from '../../subjects/subject-object';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import { drawFlat, objectAt, objectsOf } from '../subject-scene';
import { seedOf } from '../title-seed';
import { PAD, type PosterPage } from './page';

/** Draws a figure into a square in two colours, on a ground that is already painted. */
type Figure = (page: PosterPage, x: number, y: number, side: number, one: ColourToken, two: ColourToken) => void;

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

/** Half a citrus fruit. */
const wedges: Figure = (page, x, y, s, one, two) => {
  page.sector(x + s * 0.5, y + s * 0.72, 0, s * 0.46, -90, 90, one);
  for (let at = 0; at < 4; at += 1)
    page.sector(x + s * 0.5, y + s * 0.7, s * 0.06, s * 0.38, -90 + at * 45 + 4, -90 + (at + 1) * 45 - 4, two);
};

const bars: Figure = (page, x, y, s, one, two) => {
  for (const [at, height] of [0.34, 0.55, 0.76].entries())
    page.rect(x + s * (0.14 + 0.26 * at), y + s * (0.88 - height), s * 0.2, s * height, at === 2 ? two : one);
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

const gable: Figure = (page, x, y, s, one, two) => {
  page.polygon(
    [
      [x + s * 0.12, y + s],
      [x + s * 0.12, y + s * 0.5],
      [x + s * 0.5, y + s * 0.12],
      [x + s * 0.88, y + s * 0.5],
      [x + s * 0.88, y + s],
    ],
    one,
  );
  page.rect(x + s * 0.25, y + s * 0.56, s * 0.18, s * 0.18, two);
  page.rect(x + s * 0.57, y + s * 0.56, s * 0.18, s * 0.44, two);
};

/** A half disc with rays. */
const sunrise: Figure = (page, x, y, s, one, two) => {
  const [cx, cy] = [x + s / 2, y + s * 0.78];
  page.sector(cx, cy, 0, s * 0.24, -90, 90, one);
  for (let at = 0; at < 5; at += 1)
    page.sector(cx, cy, s * 0.31, s * 0.5, -90 + at * 36 + 8, -90 + (at + 1) * 36 - 8, two);
  page.rect(x + s * 0.1, cy + s * 0.05, s * 0.8, s * 0.06, one);
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

const bowl: Figure = (page, x, y, s, one, two) => {
  page.sector(x + s * 0.5, y + s * 0.48, 0, s * 0.42, 90, 270, one);
  for (let at = 0; at < 3; at += 1)
    page.rect(x + s * (0.27 + 0.2 * at), y + s * (0.14 + (at % 2) * 0.05), s * 0.07, s * 0.25, two);
};

const FIGURES: readonly Figure[] = [
  yolk,
  leaves,
  arches,
  wedges,
  panes,
  sunrise,
  bars,
  petals,
  gable,
  wave,
  bowl,
  stairs,
];

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
  page: PosterPage,
  seed: number,
  at: number,
  x: number,
  y: number,
  side: number,
  fill: ColourToken,
): void {
  const [one, two] = COLOURS[fill] ?? ['ink', 'accent'];
  const object = thingAt(page, at);
  if (object) {
    const inner = side * 0.8;
    const tall = Math.min(inner, (inner * object.height) / object.width);
    const spot = { x: x + (side - inner) / 2, y: y + (side - tall) / 2, width: inner, height: tall };
    drawFlat(page, { object, spot }, { body: one, second: two, hole: fill });
    return;
  }
  // Five has no common divisor with the number of figures, so neighbours never show the same one.
  FIGURES[(seed + at * 5) % FIGURES.length]!(page, x, y, side, one, two);
}

/** The object of a tile. After all objects of a subject, one tile shows a figure. */
function thingAt(page: PosterPage, at: number): SubjectObject | null {
  const objects = objectsOf(page);
  if (!objects) return null;
  // The shapes of a title do not go with a figure.
  const turns = objects.length + (page.card.options.subject ? 1 : 0);
  return objects[(at + page.card.index) % turns] ?? null;
}

/** Figures that work at the height of a page. */
const GIANTS: readonly Figure[] = [leaves, arches, petals, wave, wedges, yolk];

export function drawGiant(page: PosterPage, seed: number, { x, y, width, height }: Box, fill: ColourToken): void {
  const [one, two] = COLOURS[fill] ?? ['ink', 'accent'];
  const objects = objectsOf(page);
  if (objects) {
    const object = objectAt(objects, page.card.index);
    const inner = width * 0.84;
    const tall = Math.min(height * 0.84, (inner * object.height) / object.width);
    // Upright objects rest on the foot of the page.
    const top = object.stand === 'sky' ? y + (height - tall) / 2 : y + height - tall;
    drawFlat(
      page,
      { object, spot: { x: x + (width - inner) / 2, y: top, width: inner, height: tall } },
      { body: one, second: two, hole: fill },
    );
    return;
  }
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

/** A figure of cut paper at the foot of a side block, if there is space for one. */
export function drawAtFoot(page: PosterPage, fill: ColourToken, width: number, head: number, most: number): void {
  const side = Math.min(most, width - PAD * 2, page.edge - head - 150);
  if (side < 130) return;
  drawFigure(page, seedOf(page.card.content.heading?.runs ?? []), 1, PAD, page.edge - 84 - side, side, fill);
}

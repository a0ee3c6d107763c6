import { polygonPath, sectorPath } from '../../path';
import type { ColourToken } from '../../theme';
import type { BleedStage } from '../bleed-stage';
import { objectAt, objectsOf } from '../subject-scene';
import { type Area, drawThing, shade } from './subject-still-life';

type Corner = [number, number];

export function drawFruit(
  page: BleedStage,
  cx: number,
  cy: number,
  r: number,
  fill: ColourToken,
  leaf?: ColourToken,
): void {
  page.ellipse(cx, cy, r, r, fill);
  shade(page, sectorPath(cx, cy, 0, r, 0, 180));
  if (leaf) page.sector(cx, cy - r * 1.5, 0, r * 0.55, 90, 180, leaf);
}

export function drawBowl(page: BleedStage, cx: number, top: number, r: number, fill: ColourToken): void {
  page.sector(cx, top, 0, r, 90, 270, fill);
  page.rect(cx - r * 0.36, top + r * 0.96, r * 0.72, r * 0.14, fill);
  shade(page, sectorPath(cx, top, 0, r, 90, 180));
}

function drawBottle(page: BleedStage, x: number, base: number, w: number, h: number, fill: ColourToken): void {
  const body = h * 0.62;
  const neck = w * 0.34;
  page.rect(x, base - body + w / 2, w, body - w / 2, fill);
  page.sector(x + w / 2, base - body + w / 2, 0, w / 2, -90, 90, fill);
  page.rect(x + w / 2 - neck / 2, base - h, neck, h - body + 6, fill);
  const [l, r] = [x + w / 2, x + w];
  const corners: Corner[] = [
    [l, base - h],
    [l + neck / 2, base - h],
    [l + neck / 2, base - body + 4],
    [r - w * 0.08, base - body + w * 0.22],
    [r, base - body + w / 2],
    [r, base],
    [l, base],
  ];
  shade(page, polygonPath(...corners));
}

export function drawTower(
  page: BleedStage,
  box: { x: number; base: number; w: number; h: number },
  fill: ColourToken,
  window: ColourToken | null,
  columns = 2,
): void {
  const { x, base, w, h } = box;
  page.rect(x, base - h, w, h, fill);
  if (!window) return;
  const s = w / (columns * 2 + 1);
  for (let y = base - h + s; y < base - s * 2; y += s * 2)
    for (let at = 0; at < columns; at += 1) page.rect(x + s + at * 2 * s, y, s, s * 1.25, window);
}

function drawGable(
  page: BleedStage,
  x: number,
  base: number,
  w: number,
  h: number,
  fill: ColourToken,
  door: ColourToken,
): void {
  const half: Corner[] = [
    [x + w / 2, base - h - w / 2],
    [x + w, base - h],
    [x + w, base],
    [x + w / 2, base],
  ];
  page.polygon([[x, base - h], ...half, [x, base]], fill);
  shade(page, polygonPath(...half));
  page.sector(x + w / 2, base - h * 0.4, 0, w * 0.14, -90, 90, door);
  page.rect(x + w * 0.36, base - h * 0.4, w * 0.28, h * 0.4, door);
}

/** Half rings, one inside the other, on a line. */
export function drawArch(page: BleedStage, cx: number, base: number, r: number, colours: readonly ColourToken[]): void {
  for (const [at, fill] of colours.entries()) page.sector(cx, base, 0, r * (1 - at / colours.length), -90, 90, fill);
}

/**
 * Colour schemes of scenes: backgrounds and the objects in front. Adjacent areas have different colours, so that they
 * do not merge.
 */
const SCENES: readonly { sky: ColourToken; sun: ColourToken; far: ColourToken; table: ColourToken }[] = [
  { sky: 'fourth', sun: 'second', far: 'surface', table: 'third' },
  { sky: 'second', sun: 'fourth', far: 'surface', table: 'ink' },
  { sky: 'fourth', sun: 'ground', far: 'surface', table: 'accent' },
];

/** A still life on a table in front of a skyline. The words of the title vary the arrangement. */
export function drawScene(
  page: BleedStage,
  seed: number,
  { x, y, width: w, height: h }: Area,
  isMirrored = false,
): void {
  const scene = SCENES[seed % 2 === 0 ? 0 : 1]!;
  const table = y + h * 0.7;
  const unit = Math.min(w, h * 1.3);
  page.rect(x, y, w, h * 0.7 + 0.6, scene.sky);
  page.ellipse(x + w * (isMirrored ? 0.44 : 0.56), y + h * 0.36, unit * 0.25, unit * 0.25, scene.sun);
  const heights = [0.36, 0.52, 0.6, 0.4, 0.27].map((share, at) => h * (share + (((seed >> at) % 5) - 2) * 0.025));
  const place = (at: number, width: number) => x + (isMirrored ? w * (1 - at) - w * width : w * at);
  drawTower(page, { x: place(0.06, 0.12), base: table, w: w * 0.12, h: heights[0]! }, scene.far, null);
  drawTower(
    page,
    { x: place(0.24, 0.14), base: table, w: w * 0.14, h: heights[1]! },
    scene.table === 'third' ? 'third' : 'accent',
    'fourth',
    3,
  );
  drawTower(page, { x: place(0.62, 0.11), base: table, w: w * 0.11, h: heights[2]! }, 'ink', 'second');
  drawTower(
    page,
    { x: place(0.73, 0.15), base: table, w: w * 0.15, h: heights[3]! },
    scene.table === 'third' ? 'accent' : 'third',
    'fourth',
    3,
  );
  drawTower(page, { x: place(0.88, 0.12), base: table, w: w * 0.12, h: heights[4]! }, scene.far, null);
  drawGable(page, place(0.39, 0.15), table, w * 0.15, h * 0.2, 'accent', 'second');
  page.rect(x, table, w, h * 0.3 + 0.6, scene.table);
  const base = y + h * 0.87;
  const at = (share: number) => x + w * (isMirrored ? 1 - share : share);
  drawBottle(page, at(0.44) - unit * 0.045, base, unit * 0.09, h * 0.4, scene.table === 'third' ? 'second' : 'third');
  const bowl = unit * 0.17;
  const rim = base - bowl * 1.1;
  drawFruit(page, at(0.66) - bowl * 0.5, rim - bowl * 0.24, bowl * 0.42, 'second');
  drawFruit(page, at(0.66) + bowl * 0.12, rim - bowl * 0.34, bowl * 0.48, 'accent', 'third');
  drawFruit(page, at(0.66) + bowl * 0.62, rim - bowl * 0.16, bowl * 0.32, 'second');
  drawBowl(page, at(0.66), rim, bowl, 'ground');
  drawFruit(page, at(0.9), base - bowl * 0.24, bowl * 0.38, scene.table === 'accent' ? 'second' : 'accent');
  drawFruit(page, at(0.9) - bowl * 0.5, base + bowl * 0.02, bowl * 0.28, 'second');
}

/** The colours that are visible on a panel of each colour. */
const ON: Partial<Record<ColourToken, readonly [ColourToken, ColourToken, ColourToken]>> = {
  accent: ['fourth', 'second', 'ground'],
  second: ['accent', 'fourth', 'third'],
  third: ['second', 'accent', 'fourth'],
  fourth: ['accent', 'second', 'third'],
  ink: ['second', 'accent', 'fourth'],
};

/** Objects on the line at the foot of a panel: arches, towers with a house, a bowl of fruit, a bottle. */
export function drawThings(page: BleedStage, seed: number, area: Area, fill: ColourToken): void {
  const { x, y, width, height } = area;
  if (height < 90 || width < 70) return;
  const objects = objectsOf(page);
  if (objects) {
    drawThing(page, objectAt(objects, page.card.index + seed), area, fill);
    return;
  }
  const [one, two, three] = ON[fill] ?? ['accent', 'second', 'third'];
  const base = y + height;
  const cx = x + width / 2;
  const w = Math.min(width * 0.78, height * 0.95);
  switch (width < 150 ? 3 : seed % 4) {
    case 0: {
      const r = w / 2;
      const tall = Math.min(height * 0.55, w * 0.62);
      drawArch(page, cx, base - tall * 0.9, Math.min(r * 0.8, height - tall), [one, three, two, fill]);
      drawTower(page, { x: cx - r, base, w: w * 0.27, h: tall }, two === fill ? one : two, fill);
      drawTower(page, { x: cx + r - w * 0.27, base, w: w * 0.27, h: tall * 0.86 }, one, fill);
      drawGable(page, cx - w * 0.23, base, w * 0.46, tall * 0.42, three, fill);
      break;
    }
    case 1: {
      const r = w * 0.4;
      const rim = base - r * 1.1;
      drawFruit(page, cx - r * 0.42, rim - r * 0.26, r * 0.42, two);
      drawFruit(page, cx + r * 0.3, rim - r * 0.34, r * 0.48, one, three);
      drawBowl(page, cx, rim, r, 'ground');
      drawBottle(page, cx - w * 0.5, base, w * 0.17, Math.min(height, w * 0.95), three);
      break;
    }
    case 2: {
      const r = Math.min(w * 0.5, height * 0.45);
      page.ellipse(cx, base - r * 1.55, r * 0.62, r * 0.62, three);
      shade(page, sectorPath(cx, base - r * 1.55, 0, r * 0.62, 0, 180));
      drawArch(page, cx, base, r, [one, fill, two, three]);
      break;
    }
    default: {
      const tall = Math.min(height, w * 1.9);
      drawTower(page, { x: cx - w * 0.42, base, w: w * 0.44, h: tall }, one, fill);
      drawTower(page, { x: cx + w * 0.06, base, w: w * 0.36, h: tall * 0.62 }, two, fill);
    }
  }
}

/** Head and shoulders, light on the left. */
export function drawBust(page: BleedStage, seed: number, { x, y, width, height }: Area, fill: ColourToken): void {
  const [one, two, three] = ON[fill] ?? ['accent', 'second', 'third'];
  const cx = x + width / 2;
  const base = y + height;
  const r = Math.min(width * 0.3, height * 0.28);
  page.sector(cx, base, 0, r * 1.7, -90, 90, three);
  shade(page, sectorPath(cx, base, 0, r * 1.7, 0, 90));
  const neck = base - r * 2.1;
  page.rect(cx - r * 0.34, neck, r * 0.68, r * 0.9, two);
  shade(page, polygonPath([cx, neck], [cx + r * 0.34, neck], [cx + r * 0.34, neck + r * 0.9], [cx, neck + r * 0.9]));
  const head = base - r * 2.5;
  page.ellipse(cx, head, r, r, two);
  shade(page, sectorPath(cx, head, 0, r, 0, 180));
  const hair = [
    [-90, 90],
    [-135, 45],
    [-45, 135],
  ][seed % 3]!;
  page.sector(cx, head, 0, r * 1.08, hair[0]!, hair[1]!, one === fill ? 'ink' : seed % 2 ? 'ink' : one);
}

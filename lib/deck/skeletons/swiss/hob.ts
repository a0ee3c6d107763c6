import type { TextRun } from '../../blocks';
import type { SubjectObject } from '../../subjects/subject-object';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import { drawFlat, type ObjectColours, objectAt, objectsOf, partsIn } from '../subject-scene';
import { seedOf } from '../title-seed';
import type { SwissPage } from './page';

type Sweep = readonly [number, number];

/** Which part of each ring is drawn. The words of the title choose one, so that a deck always has the same. */
const SWEEPS: readonly (readonly Sweep[])[] = [
  [
    [-90, 90],
    [-90, 45],
    [-45, 90],
    [-90, 0],
    [0, 90],
  ],
  [
    [-90, 90],
    [-45, 90],
    [-90, 0],
    [-45, 90],
    [-90, 0],
  ],
  [
    [-90, 90],
    [-90, 90],
    [0, 90],
    [-90, 45],
    [-45, 90],
  ],
  [
    [-90, 90],
    [0, 90],
    [-90, 45],
    [-90, 90],
    [-90, 0],
  ],
];
const WIDTHS = [1, 2, 4, 8];
/** Distance from the centre to the outer edge of the last ring, in units. */
const REACH = 24.2;
/** Rings with a smaller unit would be illegible. */
const LEAST_UNIT = 6;

/** The right edge of the title and of the text below it, and the lower edge of the title. */
type Taken = { right: number; below: number };

/** Half rings that double in width as they rise from the foot, one part of them in the accent colour. */
export function drawHob(page: SwissPage, words: TextRun[], ground: ColourToken, title: Taken): void {
  const { below } = title;
  const ink = ground === 'accent' ? 'onAccent' : 'ink';
  const objects = objectsOf(page);
  if (objects) {
    drawPair(page, objects, title, { body: ink, second: ground === 'accent' ? 'ink' : 'accent', hole: ground });
    return;
  }
  const sweeps = SWEEPS[seedOf(words) % SWEEPS.length]!;
  const unit = Math.min(page.isNarrow ? 10 : 14.6, (page.height - below + 6) / REACH);
  if (unit < LEAST_UNIT) return;
  const x = page.column(8) + 88;
  const y = page.height;
  let radius = unit * 4;
  page.sector(x, y, 0, radius, ...sweeps[0]!, ground === 'accent' ? 'ink' : 'accent');
  for (const [at, width] of WIDTHS.entries()) {
    radius += unit * 1.6;
    const outer = radius + width * unit * 0.92;
    page.sector(x, y, radius, outer, ...sweeps[at + 1]!, ink);
    radius = outer;
  }
}

/** Minimum height of an object. */
const LEAST_THING = 110;
const TALLEST = 460;

/**
 * One object as large as the page allows below or beside the title, and a second, smaller one on its left. Both rest on
 * the edge of the page.
 */
function drawPair(page: SwissPage, objects: readonly SubjectObject[], title: Taken, colours: ObjectColours): void {
  const { index } = page.card;
  const large = index === 0 ? objects[0]! : objectAt(objects, index + 1);
  const small = index === 0 ? objects[1]! : objectAt(objects, index + 2);
  const [below, beside] = [
    { left: page.column(page.isNarrow ? 7 : 6), height: page.height - title.below - 36 },
    { left: title.right + 40, height: page.height - 110 },
  ].map(({ left, height }) => {
    const spot = {
      x: left,
      width: page.right - left,
      y: page.height - Math.min(height, TALLEST),
      height: Math.min(height, TALLEST),
    };
    return spot.width > 0 && spot.height > 0 ? partsIn({ object: large, spot }).box : spot;
  }) as [Box, Box];
  const box = beside.width > 0 && beside.height > below.height * 1.2 ? beside : below;
  if (box.height < LEAST_THING || box.width < LEAST_THING / 2) return;
  const spot = { ...box, x: page.right - box.width };
  drawFlat(page, { object: large, spot }, colours);
  const left = page.column(page.isNarrow ? 6 : 5);
  const room = page.height - title.below - 36;
  const side = Math.min(box.height * 0.56, room, spot.x - left - 32);
  const second = { object: small, spot: { x: spot.x - 32 - side, y: page.height - side, width: side, height: side } };
  if (side < LEAST_THING || partsIn(second).box.height < LEAST_THING * 0.5) return;
  drawFlat(page, second, { ...colours, body: colours.second, second: colours.body });
}

/** One object, white on the accent colour, as large as the panel allows. */
export function drawThing(page: SwissPage, objects: readonly SubjectObject[], panel: Panel, turn: number): void {
  const { x, y, width, height } = panel;
  const [across, tall] = [width * 0.8, height * 0.62];
  const spot = { x: x + (width - across) / 2, y: y + height - tall, width: across, height: tall };
  drawFlat(page, { object: objectAt(objects, turn), spot }, { body: 'onAccent', second: 'ink', hole: 'accent' });
}

type Panel = { x: number; y: number; width: number; height: number };

/**
 * A plate in the accent colour for a card with generated art: bars, a target, and half rings cut off by the edge of the
 * plate.
 */
export function drawPlate(page: SwissPage, panel: Panel, title: TextRun[] | undefined): void {
  const seed = seedOf(title ?? []);
  const { x, y, width, height } = panel;
  page.rect(x, y, width, height, 'accent');
  const inset = Math.min(52, width * 0.1);
  const bars = { x: seed % 2 === 0 ? x + inset : x + width * 0.58, y: y + inset };
  const bar = width * 0.32;
  for (let at = 0; at < 5; at += 1)
    page.rect(bars.x + (at * bar) / 4.4, bars.y, bar / 11, Math.min(150, height * 0.24), 'onAccent');
  const target = {
    x: seed % 2 === 0 ? x + width * 0.76 : x + width * 0.24,
    y: y + inset + Math.min(75, height * 0.12),
  };
  for (const [at, radius] of [0.15, 0.1, 0.05].entries())
    page.ellipse(target.x, target.y, radius * width, radius * width, (['onAccent', 'accent', 'ink'] as const)[at]!);
  const objects = objectsOf(page);
  if (objects) {
    drawThing(page, objects, panel, page.card.index);
    return;
  }
  // Half rings at the foot stay within the plate, so that nothing has to be cut off.
  const unit = Math.min(width / 2 / REACH, (height * 0.66) / REACH);
  const sweeps = SWEEPS[seed % SWEEPS.length]!;
  const centre = x + width / 2;
  let radius = unit * 4;
  page.sector(centre, y + height, 0, radius, ...sweeps[0]!, 'ink');
  for (const [at, wide] of WIDTHS.entries()) {
    radius += unit * 1.6;
    const outer = radius + wide * unit * 0.92;
    page.sector(centre, y + height, radius, outer, ...sweeps[at + 1]!, 'onAccent');
    radius = outer;
  }
}

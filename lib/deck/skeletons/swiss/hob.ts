import type { TextRun } from '../../blocks';
import type { DrawnObject } from '../../objects/object';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import { drawFlat, type ObjectColours, objectOf, partsIn } from '../draw-object';
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

/** The object that the title names, or half rings that double in width as they rise from the foot. */
export function drawHob(page: SwissPage, words: TextRun[], ground: ColourToken, title: Taken): void {
  const { below } = title;
  const ink = ground === 'accent' ? 'onAccent' : 'ink';
  const object = objectOf(page.card.content);
  if (object) {
    drawNamed(page, object, title, { body: ink, second: ground === 'accent' ? 'ink' : 'accent', hole: ground });
    return;
  }
  const sweeps = SWEEPS[seedOf(words) % SWEEPS.length]!;
  const unit = Math.min(page.isNarrow ? 10 : 14.6, (page.height - below - 16) / REACH);
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

/** An object as large as the page allows below or beside the title, resting on the edge of the page. */
function drawNamed(page: SwissPage, object: DrawnObject, title: Taken, colours: ObjectColours): void {
  const [below, beside] = [
    { left: page.column(page.isNarrow ? 7 : 6), height: page.height - title.below - 36 },
    { left: title.right + 40, height: page.height - 110 },
  ].map(({ left, height }) => {
    const tall = Math.min(height, TALLEST);
    const spot = { x: left, width: page.right - left, y: page.height - tall, height: tall };
    return spot.width > 0 && spot.height > 0 ? partsIn({ object, spot }).box : spot;
  }) as [Box, Box];
  const box = beside.width > 0 && beside.height > below.height * 1.2 ? beside : below;
  if (box.height < LEAST_THING || box.width < LEAST_THING / 2) return;
  drawFlat(page, { object, spot: { ...box, x: page.right - box.width } }, colours);
}

/** A plate in the accent colour with an object on its foot, white on red. */
export function drawPlate(page: SwissPage, object: DrawnObject, { x, y, width, height }: Box): void {
  page.rect(x, y, width, height, 'accent');
  const [across, tall] = [width * 0.8, height * 0.62];
  const spot = { x: x + (width - across) / 2, y: y + height - tall, width: across, height: tall };
  drawFlat(page, { object, spot }, { body: 'onAccent', second: 'ink', hole: 'accent' });
}

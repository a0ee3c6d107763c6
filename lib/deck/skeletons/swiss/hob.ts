import type { TextRun } from '../../blocks';
import type { ColourToken } from '../../theme';
import { seedOf } from '../cover-parts';
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

/** Half rings that double in width as they rise from the foot, clear of the title, which ends at `below`. */
export function drawHob(page: SwissPage, words: TextRun[], ground: ColourToken, below: number): void {
  const ink = ground === 'accent' ? 'onAccent' : 'ink';
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

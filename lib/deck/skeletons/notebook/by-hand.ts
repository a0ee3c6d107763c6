import { mapPath, type PathStep, pathBounds } from '../../path';
import type { ColourToken } from '../../theme';
import { type PlacedObject, partsIn } from '../draw-object';
import type { NotebookPage } from './page';

type Pens = { body: ColourToken; second: ColourToken; ink: ColourToken; ground: ColourToken };

const PEN = 2.5;
/** A line at least this wide is drawn as two edges. */
const PIPE = 8;
/** Share of a part that the marker leaves open at its upper left. */
const OPEN = 0.07;

/** An object: its outline twice with a slight wobble, filled with a marker that misses one edge. */
export function drawByHand(page: NotebookPage, item: PlacedObject, pens: Pens): void {
  const { parts, scale } = partsIn(item);
  for (const { tone, path, line } of parts) {
    if (line !== undefined) {
      drawLine(page, path, tone === 'hole' ? PEN : line * scale, pens, tone === 'hole');
      continue;
    }
    page.path(path, pens.ground);
    if (tone !== 'hole') page.path(missing(path), pens[tone]);
    for (const pass of [0, 1])
      page.path(wobbled(page, path, pass), null, { colour: pens.ink, width: PEN, round: true });
  }
}

function drawLine(page: NotebookPage, path: PathStep[], width: number, pens: Pens, isThin: boolean): void {
  if (!isThin && width >= PIPE) {
    page.path(path, null, { colour: pens.ink, width: width + PEN, round: true });
    page.path(path, null, { colour: pens.second, width: width - PEN, round: true });
    return;
  }
  page.path(wobbled(page, path, 0), null, { colour: pens.ink, width: Math.max(PEN, width * 0.5), round: true });
}

/** The part that the marker covers. */
function missing(path: readonly PathStep[]): PathStep[] {
  const { x, y, width, height } = pathBounds(path);
  const [right, foot] = [x + width, y + height];
  return mapPath(
    path,
    (value) => right - (right - value) * (1 - Math.min(OPEN, 5 / Math.max(1, width))),
    (value) => foot - (foot - value) * (1 - Math.min(OPEN, 5 / Math.max(1, height))),
  );
}

/** An outline as drawn by hand: off by about a pixel, more so the second time. */
function wobbled(page: NotebookPage, path: readonly PathStep[], pass: number): PathStep[] {
  const [a, b] = [page.random.between(0, 6), page.random.between(0, 6)];
  const off = pass === 0 ? 0.9 : 1.7;
  return mapPath(
    path,
    (value) => value + off * Math.sin(value * 0.09 + a),
    (value) => value + off * Math.sin(value * 0.11 + b),
  );
}

import type { BlockOf } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import type { DrawnObject } from '../../objects/object';
import { mapPath, type PathStep, pathBounds } from '../../path';
import { isArt } from '../../text/block-text';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import { objectOf, type PlacedObject, partsIn } from '../draw-object';
import { POINT } from '../stage';
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

/** A picture in a box given in pixels. An object is drawn by hand. */
export function drawPrint(
  page: NotebookPage,
  image: BlockOf<'image'>,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const object = isArt(image) ? objectOf(page.card.content) : null;
  if (object) {
    drawSketch(page, object, { x, y, width, height });
    return;
  }
  page.elements.push(
    drawPicture(
      image,
      { x: x * POINT, y: y * POINT, width: Math.max(1, width) * POINT, height: Math.max(1, height) * POINT },
      page.card.options.theme,
      true,
    ),
  );
}

/** An object on a line, drawn with pens. */
function drawSketch(page: NotebookPage, object: DrawnObject, { x, y, width, height }: Box): void {
  page.rect(x, y, width, Math.max(1, height), 'third');
  const foot = y + height * 0.86;
  const tall = Math.min(height * 0.68, width * 0.9);
  const spot = { x: x + width * 0.14, y: foot - tall, width: width * 0.72, height: tall };
  drawByHand(page, { object, spot }, { body: 'second', second: 'accentInk', ink: 'ink', ground: 'ground' });
  page.scribble(
    [
      [x + width * 0.04, foot + 2],
      [x + width * 0.96, foot + 1],
    ],
    'ink',
    2.5,
  );
}

import type { Card } from '../blocks';
import { readContent } from '../content/read-content';
import type { LayoutOptions } from '../layout/layout-options';
import type { MeasureContext, Measured } from '../layout/measure/measured';
import type { SocialLook } from '../skeletons/social/social-look';
import { SOCIAL_LOOKS } from '../skeletons/social/social-looks';
import { POINT } from '../skeletons/stage';
import { drawFlat, type ObjectColours, objectsOf } from '../skeletons/subject-scene';
import type { SubjectObject } from '../subjects/subject-object';
import type { ColourToken } from '../theme';
import type { Points } from '../units';
import { FigureStage } from './document-figure';
import type { DocumentFrame } from './document-frame';
import { type DocumentManner, documentManner } from './document-manner';
import { wholeFigure } from './document-shapes';

const HEIGHTS: Readonly<Record<DocumentManner['opener'], Points>> = {
  ...{ shelf: 92, tiles: 92, rounded: 92, cells: 92 },
  trio: 84,
  plate: 124,
  panels: 124,
};
/** Colours of tiles in a skeleton whose posts have none. */
const PALE_TILES: readonly ColourToken[] = ['fourth', 'third', 'second'];
/** Space between rounded tiles, in pixels of the design. */
const TILE_GAP = 12;
/** Width of the left panel. */
const PANEL_SHARE = 0.4;
/** Number of objects of a trio, and their share of the text column. */
const TRIO = 3;
const TRIO_SHARE = 0.6;
/** Number of objects in a row of tiles. */
const TILES = 5;
const ON_SHELF = 7;
/** Number of objects on a shelf for a document without a known subject: its initials, which are not repeated. */
const INITIALS = 5;
/** Heights of the objects on a shelf in turn, relative to the row. */
const SHARES = [0.62, 0.9, 0.5, 1, 0.56, 0.8, 0.66] as const;

/** A row of objects for the subject of the document, above its title. Null if the theme or the subject has none. */
export function titleFrieze(
  card: Card,
  frame: DocumentFrame,
  measure: MeasureContext,
  options: LayoutOptions,
): Measured | null {
  const { skeleton } = measure.theme;
  const { opener } = documentManner(measure.theme);
  const look = SOCIAL_LOOKS[skeleton];
  const stageAt = () =>
    new FigureStage({ content: readContent(card, options.language), index: 0, frame, measure, options });
  const objects = objectsOf(stageAt());
  if (!objects) return null;
  const standing = objects.filter(({ stand }) => stand !== 'sky');
  const shown = standing.length > 0 ? standing : objects;
  const onShelf = options.subject ? ON_SHELF : INITIALS;
  return wholeFigure(HEIGHTS[opener], (y) => {
    const stage = stageAt();
    const span = opener === 'trio' ? { ...frame.text, width: frame.text.width * TRIO_SHARE } : frame.full;
    const row = {
      x: span.x / POINT,
      y: y / POINT,
      width: span.width / POINT,
      height: HEIGHTS[opener] / POINT,
    };
    switch (opener) {
      case 'tiles':
        drawTiles(stage, objects, row, look, 0);
        break;
      case 'rounded':
        drawTiles(stage, objects, row, look, row.height * 0.22);
        break;
      case 'cells':
        drawCells(stage, shown, row);
        break;
      case 'plate':
        drawPlate(stage, shown, row, onShelf);
        break;
      case 'panels':
        drawPanels(stage, shown, row);
        break;
      case 'trio':
        drawShelf(stage, shown, row, TRIO);
        break;
      case 'shelf':
        drawShelf(stage, shown, row, onShelf);
        break;
    }
    return stage.elements;
  });
}

type Row = { x: number; y: number; width: number; height: number };

/** Each object on a tile. Rounded tiles have spaces between them. */
function drawTiles(
  stage: FigureStage,
  objects: readonly SubjectObject[],
  row: Row,
  look: SocialLook,
  radius: number,
): void {
  const own: readonly ColourToken[] = look.tiles.length > 0 ? look.tiles : PALE_TILES;
  const grounds = own.filter((colour) => colour !== 'ground' && colour !== 'surface');
  const gap = radius > 0 ? TILE_GAP : 0;
  const width = (row.width - gap * (TILES - 1)) / TILES;
  for (let at = 0; at < TILES; at += 1) {
    const ground = grounds[at % grounds.length]!;
    const x = row.x + at * (width + gap);
    stage.rect(x, row.y, width, row.height, ground, radius);
    const inset = Math.min(width, row.height) * 0.14;
    const spot = { x: x + inset, y: row.y + inset, width: width - inset * 2, height: row.height - inset * 2 };
    drawFlat(stage, { object: objects[at % objects.length]!, spot }, look.objects(ground));
  }
}

/** Each object in a cell of a drawing sheet, in the colour of its lines. */
function drawCells(stage: FigureStage, objects: readonly SubjectObject[], row: Row): void {
  const width = row.width / TILES;
  for (let at = 0; at < TILES; at += 1) {
    const x = row.x + at * width;
    const inset = row.height * 0.16;
    const spot = { x: x + inset, y: row.y + inset, width: width - inset * 2, height: row.height - inset * 2 };
    const body = at % TILES === 1 ? 'accent' : 'ink';
    drawFlat(stage, { object: objects[at % objects.length]!, spot }, { body, second: 'line', hole: 'ground' });
    if (at > 0) stage.rect(x, row.y, 1, row.height, 'line');
  }
  for (const y of [row.y, row.y + row.height]) stage.rect(row.x, y, row.width, 1, 'line');
  for (const x of [row.x, row.x + row.width]) stage.rect(x, row.y, 1, row.height + 1, 'line');
}

/** Objects in the colour of the text on a plate of the accent colour, within a thin frame. */
function drawPlate(stage: FigureStage, objects: readonly SubjectObject[], row: Row, count: number): void {
  const body = 'onAccent';
  stage.rect(row.x, row.y, row.width, row.height, 'accent');
  const inset = row.height * 0.06;
  const frame = { x: row.x + inset, y: row.y + inset, width: row.width - inset * 2, height: row.height - inset * 2 };
  for (const y of [frame.y, frame.y + frame.height]) stage.rect(frame.x, y, frame.width, 1, body);
  for (const x of [frame.x, frame.x + frame.width]) stage.rect(x, frame.y, 1, frame.height + 1, body);
  const head = row.height * 0.22;
  const foot = row.height * 0.2;
  const inner = {
    x: row.x + head,
    y: row.y + head,
    width: row.width - head * 2,
    height: row.height - head - foot,
  };
  standInRow(stage, objects, inner, count, () => ({ body, second: 'accent', hole: 'accent' }));
  for (const at of [0, 1, 2])
    stage.rect(frame.x, inner.y + inner.height + at * foot * 0.2, frame.width, at === 0 ? 2 : 1, body);
}

/** Two panels of colour with objects standing across them. */
function drawPanels(stage: FigureStage, objects: readonly SubjectObject[], row: Row): void {
  const split = row.width * PANEL_SHARE;
  stage.rect(row.x, row.y, split, row.height, 'accent');
  stage.rect(row.x + split, row.y, row.width - split, row.height, 'fourth');
  const inner = { x: row.x + 12, y: row.y + row.height * 0.12, width: row.width - 24, height: row.height * 0.88 - 6 };
  standInRow(stage, objects, inner, TILES, (at) => {
    const isOnAccent = (at + 0.5) / TILES < PANEL_SHARE;
    const ground: ColourToken = isOnAccent ? 'accent' : 'fourth';
    const bodies: ColourToken[] = isOnAccent ? ['onAccent'] : ['accent', 'third', 'ink'];
    return { body: bodies[at % bodies.length]!, second: 'second', hole: ground };
  });
  stage.rect(row.x, row.y + row.height - 6, row.width, 6, 'ink');
}

/** All objects on one line, in different heights. */
function drawShelf(stage: FigureStage, objects: readonly SubjectObject[], row: Row, count: number): void {
  standInRow(stage, objects, row, count, (at) => {
    // An object that is repeated has the other colour.
    const turn = at + Math.floor(at / objects.length);
    return { body: turn % 2 === 0 ? 'accent' : 'ink', second: 'second', hole: 'ground' };
  });
  stage.rect(row.x, row.y + row.height, row.width, 2, stage.inks.text);
}

/** Objects side by side on the foot of a row, in different heights. */
function standInRow(
  stage: FigureStage,
  objects: readonly SubjectObject[],
  row: Row,
  count: number,
  coloursAt: (at: number) => ObjectColours,
): void {
  const width = row.width / count;
  for (let at = 0; at < count; at += 1) {
    const height = row.height * SHARES[at % SHARES.length]!;
    const spot = { x: row.x + at * width + 6, y: row.y + row.height - height, width: width - 12, height };
    drawFlat(stage, { object: objects[at % objects.length]!, spot }, coloursAt(at));
  }
}

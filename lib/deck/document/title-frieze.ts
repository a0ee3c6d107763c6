import type { Card } from '../blocks';
import type { MeasureContext, Measured } from '../layout/measured';
import { readContent } from '../layout/read-content';
import type { LayoutOptions } from '../layout-options';
import type { SocialLook } from '../skeletons/social/social-look';
import { SOCIAL_LOOKS } from '../skeletons/social/social-looks';
import { POINT } from '../skeletons/stage';
import { drawFlat, objectsOf } from '../skeletons/subject-scene';
import type { SubjectObject } from '../subjects/subject-object';
import type { ColourToken } from '../theme';
import type { Points } from '../units';
import type { DocumentFrame } from './document-frame';
import { FigureStage } from './figure-stage';
import { wholeFigure } from './whole-figure';

const HEIGHT: Points = 92;
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
  if (!skeleton || skeleton === 'classic') return null;
  const look = SOCIAL_LOOKS[skeleton];
  const stageAt = () =>
    new FigureStage({ content: readContent(card, options.language), index: 0, frame, measure, options });
  const objects = objectsOf(stageAt());
  if (!objects) return null;
  const standing = objects.filter(({ stand }) => stand !== 'sky');
  return wholeFigure(HEIGHT, (y) => {
    const stage = stageAt();
    const row = { x: frame.full.x / POINT, y: y / POINT, width: frame.full.width / POINT, height: HEIGHT / POINT };
    if (look.art === 'tiles') drawTiles(stage, objects, row, look);
    else drawShelf(stage, standing.length > 0 ? standing : objects, row, options.subject ? ON_SHELF : INITIALS);
    return stage.elements;
  });
}

type Row = { x: number; y: number; width: number; height: number };

/** Each object on a tile. */
function drawTiles(stage: FigureStage, objects: readonly SubjectObject[], row: Row, look: SocialLook): void {
  const grounds: ColourToken[] = look.tiles.filter((colour) => colour !== 'ground' && colour !== 'surface');
  const width = row.width / TILES;
  for (let at = 0; at < TILES; at += 1) {
    const ground = grounds[at % grounds.length]!;
    const x = row.x + at * width;
    stage.rect(x, row.y, width, row.height, ground);
    const inset = Math.min(width, row.height) * 0.14;
    const spot = { x: x + inset, y: row.y + inset, width: width - inset * 2, height: row.height - inset * 2 };
    drawFlat(stage, { object: objects[at % objects.length]!, spot }, look.objects(ground));
  }
}

/** All objects on one line, in different heights. */
function drawShelf(stage: FigureStage, objects: readonly SubjectObject[], row: Row, count: number): void {
  const width = row.width / count;
  for (let at = 0; at < count; at += 1) {
    const height = row.height * SHARES[at % SHARES.length]!;
    const spot = { x: row.x + at * width + 6, y: row.y + row.height - height, width: width - 12, height };
    // An object that is repeated has the other colour.
    const turn = at + Math.floor(at / objects.length);
    const body = turn % 2 === 0 ? 'accent' : 'ink';
    drawFlat(stage, { object: objects[at % objects.length]!, spot }, { body, second: 'second', hole: 'ground' });
  }
  stage.rect(row.x, row.y + row.height, row.width, 2, stage.inks.text);
}

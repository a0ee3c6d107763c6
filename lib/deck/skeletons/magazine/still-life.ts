import type { DrawnObject } from '../../objects/object';
import { type PathStep, sectorPath } from '../../path';
import { rightOf, ringsOf } from '../../path-rings';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { BleedStage } from '../bleed-stage';
import { fittedIn, partsIn } from '../draw-object';

/** Light comes from the left. The right half of each object is darkened by this opacity. */
const SHADE = 0.24;

function shade(page: BleedStage, path: PathStep[]): void {
  page.path(path, 'ink', null, { opacity: SHADE });
}

/** Half rings, one inside the other, on a line. */
export function drawArch(page: BleedStage, cx: number, base: number, r: number, colours: readonly ColourToken[]): void {
  for (const [at, fill] of colours.entries()) page.sector(cx, base, 0, r * (1 - at / colours.length), -90, 90, fill);
}

/** Where the table begins, and the foot of an object on it, as shares of the height. */
const TABLE = 0.7;
const FOOT = 0.88;

/** The object that the title names, in front of a large sun; or a row of arches under it. Clear of the bar. */
export function drawScene(page: BleedStage, object: DrawnObject | null, art: Box, bar: Box): void {
  const { x, y, width, height } = art;
  const room = roomIn(art, bar);
  const table = y + height * TABLE;
  page.rect(x, y, width, height * TABLE + 0.6, 'fourth');
  const sun = Math.min(room.width * 0.42, height * 0.3);
  const cx = Math.min(x + width - sun, Math.max(x + sun, room.x + room.width / 2));
  const cy = Math.max(y + sun * 0.9, room.y + room.height * 0.42);
  page.ellipse(cx, cy, sun, sun, 'second');
  shade(page, sectorPath(cx, cy, 0, sun, 0, 180));
  page.rect(x, table, width, height * (1 - TABLE), object ? 'third' : 'ink');
  if (!object) {
    const radius = width / 6;
    for (const [at, first] of (['accent', 'third', 'accent'] as const).entries())
      drawArch(page, x + radius * (at * 2 + 1), table, radius, [
        first,
        'fourth',
        first === 'third' ? 'accent' : 'third',
      ]);
  } else if (room.height > 120) drawShaded(page, object, fittedIn(object, room, 0.8), 'fourth');
}

/** The area for an object: beside the bar, above it, or below it. */
function roomIn(art: Box, bar: Box): Box {
  const foot = art.y + art.height * FOOT;
  const top = art.y + 36;
  const right = { x: bar.x + bar.width + 24, width: art.x + art.width - bar.x - bar.width - 56 };
  const left = { x: art.x + 32, width: bar.x - art.x - 56 };
  const beside = right.width > left.width ? right : left;
  if (beside.width >= LEAST_BESIDE) return { ...beside, y: top, height: foot - top };
  const inner = { x: art.x + 40, width: art.width - 80 };
  const above = { ...inner, y: top, height: bar.y - top };
  const below = { ...inner, y: bar.y + bar.height + 24, height: foot - bar.y - bar.height - 24 };
  return above.height > below.height ? above : below;
}

/** If the bar leaves less width than this beside it, the object is above the bar or below it. */
const LEAST_BESIDE = 320;

/** An object on a panel beside text. */
export function drawNamed(page: BleedStage, object: DrawnObject, panel: Box): void {
  page.rect(panel.x, panel.y, panel.width, panel.height, 'fourth');
  drawShaded(page, object, fittedIn(object, panel, 0.66), 'fourth');
}

/** An object with its right half in the shade. */
function drawShaded(page: BleedStage, object: DrawnObject, spot: Box, hole: ColourToken): void {
  const { parts, scale, box } = partsIn({ object, spot });
  const colours = { body: 'accent', second: 'third', hole } as const;
  const axis = box.x + box.width / 2;
  for (const { tone, path, line } of parts) {
    if (line !== undefined) {
      page.path(path, null, { colour: colours[tone], width: line * scale, round: true });
      continue;
    }
    page.path(path, colours[tone]);
    const dark = tone === 'hole' ? [] : rightOf(ringsOf(path), axis);
    if (dark.length > 0) shade(page, dark);
  }
}

import { sectorPath } from '../../path';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { BleedStage } from '../bleed-stage';

/** Light comes from the left. The right half of the sun is darkened by this opacity. */
const SHADE = 0.24;

/** Half rings, one inside the other, on a line. */
export function drawArch(page: BleedStage, cx: number, base: number, r: number, colours: readonly ColourToken[]): void {
  for (const [at, fill] of colours.entries()) page.sector(cx, base, 0, r * (1 - at / colours.length), -90, 90, fill);
}

/** Where the ground begins, and the foot of the area for the sun, as shares of the height. */
const TABLE = 0.7;
const FOOT = 0.88;

/** A row of arches under a large sun, which is clear of the bar. */
export function drawScene(page: BleedStage, art: Box, bar: Box): void {
  const { x, y, width, height } = art;
  const room = roomIn(art, bar);
  const table = y + height * TABLE;
  page.rect(x, y, width, height * TABLE + 0.6, 'fourth');
  const sun = Math.min(room.width * 0.42, height * 0.3);
  const cx = Math.min(x + width - sun, Math.max(x + sun, room.x + room.width / 2));
  const cy = Math.max(y + sun * 0.9, room.y + room.height * 0.42);
  page.ellipse(cx, cy, sun, sun, 'second');
  page.path(sectorPath(cx, cy, 0, sun, 0, 180), 'ink', null, { opacity: SHADE });
  page.rect(x, table, width, height * (1 - TABLE), 'ink');
  const radius = width / 6;
  for (const [at, first] of (['accent', 'third', 'accent'] as const).entries())
    drawArch(page, x + radius * (at * 2 + 1), table, radius, [first, 'fourth', first === 'third' ? 'accent' : 'third']);
}

/** The area for the sun: beside the bar, above it, or below it. */
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

/** If the bar leaves less width than this beside it, the sun is above the bar or below it. */
const LEAST_BESIDE = 320;

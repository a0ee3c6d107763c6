import { inksOn } from '../layout/measure/text-font';
import { isRightToLeft } from '../text/letters';
import type { ColourToken } from '../theme';
import type { Box } from '../units';
import type { Level } from '../visual';
import type { DiagramLook } from './diagram-look';
import type { SetText, Stage } from './stage';

/** Maximum width of the pyramid as a share of the area’s width and of its own height, and the width of its tip. */
const WIDTH = { ofArea: 0.42, ofHeight: 1.25 };
const TIP = 0.1;
const TALLEST = 140;
const GAP = 6;
const OUTLINE = 2;

/** Stacked trapezoids, narrow at the top. The name of each level is beside it, above a line from its edge. */
export function drawPyramid(stage: Stage, levels: readonly Level[], area: Box, look: DiagramLook): void {
  const count = levels.length;
  const row = Math.min(TALLEST, area.height / count);
  const height = row * count;
  const width = Math.min(area.width * WIDTH.ofArea, height * WIDTH.ofHeight);
  const top = area.y + Math.max(0, area.height - height) * 0.35;
  const isMirrored = levels.some(({ term }) => isRightToLeft({ runs: term }));
  const centre = isMirrored ? area.x + area.width - width / 2 : area.x + width / 2;
  const half = (y: number) => (width / 2) * (TIP + ((1 - TIP) * (y - top)) / height);
  const [from, to] = isMirrored ? [area.x, centre - width / 2 - 40] : [centre + width / 2 + 40, area.x + area.width];
  if (to - from < 200) stage.miss(200 - to + from);
  const texts = levels.map((level) => wordsOf(stage, level, { ...area, x: from, width: to - from, height: row }, look));
  for (const [at, { number, place }] of levels.entries()) {
    const y = top + place * row;
    const [upper, lower] = [half(y), half(y + row - GAP)];
    const fill = fillAt(look, place);
    drawTrapezoid(stage, { centre, y, height: row - GAP, upper, lower }, fill);
    if (number !== null) putNumber(stage, number, { x: centre, y, width: upper * 2, height: row - GAP }, fill);
    if (place < count - 1) {
      const edge = lower + 14;
      const [x, end] = isMirrored ? [from, centre - edge] : [centre + edge, to];
      stage.rect(x, y + row - GAP / 2 - 0.75, end - x, 1.5, stage.inks.ground === 'ground' ? 'line' : stage.inks.rule);
    }
    const sets = texts[at]!;
    const tall = sets.reduce((sum, set) => sum + set.height, 0);
    if (tall > row - GAP) stage.miss((tall - row + GAP) * count);
    let line = y + (row - GAP - tall) / 2;
    for (const set of sets) {
      set.put(from, line);
      line += set.height;
    }
  }
}

/** The tip has its own colour; the others alternate. */
function fillAt({ levels }: DiagramLook, place: number): ColourToken {
  return place === 0 ? levels[0]! : levels[1 + ((place - 1) % (levels.length - 1))]!;
}

function wordsOf(stage: Stage, { term, text }: Level, room: Box, { font }: DiagramLook): SetText[] {
  const size = Math.min(34, Math.max(20, room.height * 0.36));
  const name = stage.set(term, room.width, { font, size, leading: 1.15 });
  if (text.length === 0) return [name];
  return [name, stage.set(text, room.width, { font: 'body', size: Math.min(24, size * 0.8), leading: 1.25 })];
}

function drawTrapezoid(
  stage: Stage,
  { centre, y, height, upper, lower }: { centre: number; y: number; height: number; upper: number; lower: number },
  fill: ColourToken,
): void {
  stage.path(
    [
      ['M', centre - upper, y],
      ['L', centre + upper, y],
      ['L', centre + lower, y + height],
      ['L', centre - lower, y + height],
      ['Z'],
    ],
    fill,
    // On paper of nearly the same colour, a panel needs an outline.
    fill === 'surface' ? { colour: 'line', width: OUTLINE } : null,
  );
}

function putNumber(stage: Stage, number: number, box: Box, fill: ColourToken): void {
  const size = Math.max(16, Math.min(30, box.height * 0.44));
  const look = { font: 'heading', size, leading: 1.1, on: fill, colour: inksOn(fill).text } as const;
  const width = Math.max(box.width, size * 2);
  const set = stage.set([{ text: `${number}` }], width, { ...look, align: 'center', fixed: true });
  set.put(box.x - width / 2, box.y + (box.height - set.height) / 2);
}

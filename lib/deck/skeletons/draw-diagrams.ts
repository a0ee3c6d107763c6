import { inksOn } from '../layout/measure/text-font';
import { isRightToLeft } from '../text/letters';
import type { ColourToken } from '../theme';
import type { Box } from '../units';
import type { Branch, Level } from '../visual';
import type { SetText, Stage, StageLook, StageStroke } from './stage';
import { placeTrees, type TreeBox } from './tree-places';

/** How a skeleton draws boxes and the lines between them. Sizes in pixels of the design. */
export type DiagramLook = {
  font: StageLook['font'];
  /** The boxes of each level. Deeper levels look like the last one. */
  boxes: readonly { fill: ColourToken; stroke?: StageStroke }[];
  radius: number;
  line: StageStroke;
  /** The tip of a pyramid, followed by the alternating colours of the levels below. */
  levels: readonly ColourToken[];
};

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

const PAD = 16;
const SIZES = { first: 34, other: 28, least: 16 };

/** Boxes with short terms, and lines from each to those below it. */
export function drawHierarchy(stage: Stage, roots: readonly Branch[], area: Box, look: DiagramLook): void {
  const { boxes, lines, missing } = placeTrees(roots, area);
  if (missing > 0) stage.miss(missing * boxes.length);
  // A tree of right-to-left text is mirrored.
  const isMirrored = roots.some(({ term }) => isRightToLeft({ runs: term }));
  const flip = (x: number) => (isMirrored ? 2 * area.x + area.width - x : x);
  for (const { x, y, toX, toY } of lines) {
    const [from, to] = [flip(x), flip(toX)].sort((one, other) => one - other) as [number, number];
    stage.line(from, Math.min(y, toY), to, Math.max(y, toY), look.line);
  }
  const placed = boxes.map((box) => (isMirrored ? { ...box, x: flip(box.x + box.width) } : box));
  const sizes = sizesOf(stage, placed, look);
  for (const box of placed) {
    const { fill, stroke } = styleOf(look, box.level);
    stage.rect(box.x, box.y, box.width, box.height, fill, Math.min(look.radius, box.height / 2));
    if (stroke) stage.frame(box.x, box.y, box.width, box.height, stroke, Math.min(look.radius, box.height / 2));
    const text = textLook(box, look, sizes.get(box.level)!);
    const set = stage.set(box.branch.term, box.width - PAD * 2, { ...text, fixed: true });
    if (set.height > box.height) stage.miss((set.height - box.height) * boxes.length);
    set.put(box.x + PAD, box.y + (box.height - set.height) / 2);
  }
}

function styleOf({ boxes }: DiagramLook, level: number): DiagramLook['boxes'][number] {
  return boxes[Math.min(level, boxes.length - 1)]!;
}

function textLook({ level, isCentred }: TreeBox, look: DiagramLook, size: number): StageLook {
  const { fill } = styleOf(look, level);
  return { font: look.font, size, leading: 1.15, on: fill, align: isCentred ? 'center' : 'left', balanced: isCentred };
}

/** The type size of each level, at which all of its terms fit. */
function sizesOf(stage: Stage, boxes: readonly TreeBox[], look: DiagramLook): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const box of boxes) {
    const most = sizes.get(box.level) ?? stage.size(box.level === 0 ? SIZES.first : SIZES.other);
    const room = { width: box.width - PAD * 2, height: box.height - 4, lines: 2 };
    const { size } = stage.fit(box.branch.term, room, textLook(box, look, most), SIZES.least);
    sizes.set(box.level, Math.min(most, size));
  }
  return sizes;
}

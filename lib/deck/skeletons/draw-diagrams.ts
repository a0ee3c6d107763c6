import { inksOn } from '../layout/measure/text-font';
import { polygonPath } from '../path';
import { isRightToLeft } from '../text/letters-and-words';
import type { ColourToken } from '../theme';
import type { Box } from '../units';
import type { Branch, Level } from '../visual';
import { stacked } from './body-parts';
import type { SetText, Stage, StageLook, StageStroke } from './stage';
import type { VisualPage, visualPlacer } from './visual-page';

/** How a skeleton draws boxes and the lines between them. Sizes in pixels of the design. */
export type DiagramLook = {
  font: StageLook['font'];
  /** The boxes of each level. Deeper levels look like the last one. */
  boxes: readonly { fill: ColourToken; stroke?: StageStroke }[];
  /** Corner radius of boxes. Square if missing. */
  radius?: number;
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
    const words = stacked(texts[at]!);
    if (words.height > row - GAP) stage.miss((words.height - row + GAP) * count);
    words.put(from, y + (row - GAP - words.height) / 2);
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
    polygonPath([centre - upper, y], [centre + upper, y], [centre + lower, y + height], [centre - lower, y + height]),
    fill,
    // On paper of nearly the same colour, a panel needs an outline.
    fill === 'surface' ? { colour: 'line', width: OUTLINE } : null,
  );
}

function putNumber(stage: Stage, number: number, box: Box, fill: ColourToken): void {
  const size = Math.max(16, Math.min(30, box.height * 0.44));
  const look = { font: 'heading', size, leading: 1.1, on: fill, colour: inksOn(fill).text } as const;
  const width = Math.max(box.width, size * 2);
  const set = stage.set(`${number}`, width, { ...look, align: 'center', fixed: true });
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
    const radius = Math.min(look.radius ?? 0, box.height / 2);
    stage.rect(box.x, box.y, box.width, box.height, fill, radius);
    if (stroke) stage.frame(box.x, box.y, box.width, box.height, stroke, radius);
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

/** A box of a tree. `isCentred`: its text is centred rather than aligned to the start. */
type TreeBox = Box & { branch: Branch; level: number; isCentred: boolean };
/** A horizontal or vertical line from one point to another. */
type TreeLine = { x: number; y: number; toX: number; toY: number };
type TreePlaces = { boxes: TreeBox[]; lines: TreeLine[]; missing: number };

/** Minimum and maximum size of boxes. */
const LEAST = { width: 150, height: 38 };
const MOST = { width: 360, height: 92 };
/** Space between levels, between columns, and between boxes one below the other. */
const LEVEL_GAP = 44;
const COLUMN_GAP = 24;
const STACK_GAP = 12;
const INDENT = 28;

/**
 * Positions of the boxes of trees: top-down with the last level stacked below its parents if there is space; otherwise
 * from left to right, with one row for each leaf.
 */
function placeTrees(roots: readonly Branch[], area: Box): TreePlaces {
  const down = placeDown(roots, area);
  if (down && down.missing <= 0) return down;
  const across = placeAcross(roots, area);
  return down && down.missing < across.missing ? down : across;
}

function placeDown(roots: readonly Branch[], area: Box): TreePlaces | null {
  const top = roots.length === 1 ? roots[0]! : null;
  const columns = top ? top.branches : roots;
  const isDeeper = columns.some(({ branches }) => branches.some((branch) => branch.branches.length > 0));
  if (isDeeper || columns.length < 2) return null;
  const width = Math.min(MOST.width, (area.width + COLUMN_GAP) / columns.length - COLUMN_GAP);
  const stack = Math.max(...columns.map(({ branches }) => branches.length));
  const rows = (top ? 2 : 1) + stack;
  const gaps = (top ? LEVEL_GAP : 0) + stack * STACK_GAP + (stack > 0 ? STACK_GAP : 0);
  const height = Math.min(MOST.height, (area.height - gaps) / rows);
  const out: TreePlaces = { boxes: [], lines: [], missing: Math.max(LEAST.width - width, LEAST.height - height, 0) };
  const whole = columns.length * (width + COLUMN_GAP) - COLUMN_GAP;
  const left = area.x + (area.width - whole) / 2;
  let y = area.y + Math.max(0, area.height - rows * height - gaps) * 0.35;
  if (top) {
    const own = Math.min(area.width, Math.max(width, MOST.width));
    const x = area.x + (area.width - own) / 2;
    out.boxes.push({ x, y, width: own, height, branch: top, level: 0, isCentred: true });
    const bus = y + height + LEVEL_GAP / 2;
    const [first, last] = [left + width / 2, left + whole - width / 2];
    out.lines.push({ x: x + own / 2, y: y + height, toX: x + own / 2, toY: bus });
    out.lines.push({ x: first, y: bus, toX: last, toY: bus });
    y += height + LEVEL_GAP;
  }
  for (const [at, branch] of columns.entries()) {
    const x = left + at * (width + COLUMN_GAP);
    if (top) out.lines.push({ x: x + width / 2, y: y - LEVEL_GAP / 2, toX: x + width / 2, toY: y });
    out.boxes.push({ x, y, width, height, branch, level: top ? 1 : 0, isCentred: true });
    let below = y + height + STACK_GAP * 2;
    for (const child of branch.branches) {
      const box = { x: x + INDENT, y: below, width: width - INDENT, height };
      out.boxes.push({ ...box, branch: child, level: top ? 2 : 1, isCentred: false });
      out.lines.push({ x: x + INDENT / 2, y: below + height / 2, toX: x + INDENT, toY: below + height / 2 });
      below += height + STACK_GAP;
    }
    const end = below - STACK_GAP - height / 2;
    if (branch.branches.length > 0) out.lines.push({ x: x + INDENT / 2, y: y + height, toX: x + INDENT / 2, toY: end });
  }
  return out;
}

/** One row for each leaf, one column for each level. */
function placeAcross(roots: readonly Branch[], area: Box): TreePlaces {
  const levels = depthOf(roots);
  const gap = area.width < 900 ? LEVEL_GAP * 0.8 : LEVEL_GAP * 1.5;
  const width = Math.min(MOST.width, (area.width + gap) / levels - gap);
  const row = Math.min(MOST.height, (area.height + STACK_GAP) / endsOf(roots));
  const height = row - STACK_GAP;
  const out: TreePlaces = { boxes: [], lines: [], missing: Math.max(LEAST.width - width, LEAST.height - height, 0) };
  const left = area.x + (area.width - levels * (width + gap) + gap) / 2;
  let y = area.y + Math.max(0, area.height + STACK_GAP - endsOf(roots) * row) * 0.35;
  /** @returns the middle of the box of the branch */
  const place = (branch: Branch, level: number): number => {
    const x = left + level * (width + gap);
    const at = out.boxes.push({ x, y, width, height, branch, level, isCentred: false }) - 1;
    const middles = branch.branches.map((child) => place(child, level + 1));
    const [first, last] = [middles[0], middles.at(-1)];
    if (first === undefined || last === undefined) {
      y += row;
      return y - row + height / 2;
    }
    const middle = (first + last) / 2;
    out.boxes[at]!.y = middle - height / 2;
    const bus = x + width + gap / 2;
    out.lines.push({ x: x + width, y: middle, toX: bus, toY: middle });
    if (last > first) out.lines.push({ x: bus, y: first, toX: bus, toY: last });
    for (const end of middles) out.lines.push({ x: bus, y: end, toX: x + width + gap, toY: end });
    return middle;
  };
  for (const root of roots) place(root, 0);
  return out;
}

function depthOf(branches: readonly Branch[]): number {
  return branches.length === 0 ? 0 : 1 + Math.max(...branches.map((branch) => depthOf(branch.branches)));
}

function endsOf(branches: readonly Branch[]): number {
  return branches.reduce((sum, branch) => sum + Math.max(1, endsOf(branch.branches)), 0);
}

/** The two diagrams of a skeleton, each in the area that its page has for them. */
export function diagramPlacers<Page extends VisualPage>(
  onPage: ReturnType<typeof visualPlacer<Page>>,
  look: DiagramLook,
  areaOf: (page: Page, top: number) => Box,
) {
  return {
    placeHierarchy: onPage('hierarchy', (page, { roots }, top) => drawHierarchy(page, roots, areaOf(page, top), look)),
    placePyramid: onPage('pyramid', (page, { levels }, top) => drawPyramid(page, levels, areaOf(page, top), look)),
  };
}

import { isRightToLeft } from '../text/letters';
import type { Box } from '../units';
import type { Branch } from '../visual';
import type { DiagramLook } from './diagram-look';
import type { Stage, StageLook } from './stage';
import { placeTrees, type TreeBox } from './tree-places';

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

import type { Box } from '../units';
import type { Branch } from '../visual';

/** A box of a tree. `isCentred`: its text is centred rather than aligned to the start. */
export type TreeBox = Box & { branch: Branch; level: number; isCentred: boolean };
/** A horizontal or vertical line from one point to another. */
export type TreeLine = { x: number; y: number; toX: number; toY: number };
export type TreePlaces = { boxes: TreeBox[]; lines: TreeLine[]; missing: number };

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
export function placeTrees(roots: readonly Branch[], area: Box): TreePlaces {
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

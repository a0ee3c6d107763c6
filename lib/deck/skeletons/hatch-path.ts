import type { PathStep } from '../path';

/** Parallel lines at 45 degrees, each cut to its rectangle. */
export function hatchPath(x: number, y: number, width: number, height: number, gap: number): PathStep[] {
  const path: PathStep[] = [];
  for (let at = gap; at < width + height; at += gap) {
    const [fromX, fromY] = at <= height ? [x, y + at] : [x + at - height, y + height];
    const [toX, toY] = at <= width ? [x + at, y] : [x + width, y + at - width];
    path.push(['M', fromX, fromY], ['L', toX, toY]);
  }
  return path;
}

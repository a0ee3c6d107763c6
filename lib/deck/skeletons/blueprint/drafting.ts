import { arcSteps, type PathStep } from '../../path';

/** An open path of straight lines from corner to corner. */
export function polyline(...corners: [number, number][]): PathStep[] {
  return corners.map(([x, y], at): PathStep => [at === 0 ? 'M' : 'L', x, y]);
}

/** An arc as a line. Degrees clockwise from the top. */
export function arcPath(cx: number, cy: number, radius: number, from: number, to: number): PathStep[] {
  return [['M', ...onCircle(cx, cy, radius, from)], ...arcSteps(cx, cy, radius, from, to)];
}

export function onCircle(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

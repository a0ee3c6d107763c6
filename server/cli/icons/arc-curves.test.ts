import { describe, expect, it } from 'vitest';
import type { PathStep } from '@/lib/deck/path';
import { type Arc, arcCurves } from './arc-curves';

const quarter: Arc = { from: [10, 0], to: [0, 10], radii: [10, 10], rotation: 0, isLarge: false, isClockwise: true };

/** Points along the curves, each of which begins where the previous one ends. */
function pointsOf(from: [number, number], steps: PathStep[]): [number, number][] {
  let start = from;
  return steps.flatMap((step) => {
    const [x1, y1, x2, y2, x, y] = step.slice(1) as number[] as [number, number, number, number, number, number];
    const at = (t: number, a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    const [sx, sy] = start;
    start = [x, y];
    return [0, 0.25, 0.5, 0.75, 1].map((t): [number, number] => [at(t, sx, x1, x2, x), at(t, sy, y1, y2, y)]);
  });
}

describe('arcCurves', () => {
  it('turns a quarter of a circle into one curve with the known handles', () => {
    const [step, ...rest] = arcCurves(quarter);
    expect(rest).toEqual([]);
    const expected = ['C', 10, 5.5228, 5.5228, 10, 0, 10];
    step!.forEach((each, place) => {
      if (typeof each === 'number') expect(each).toBeCloseTo(expected[place] as number, 4);
    });
  });

  it('draws a large arc in three curves, about the other centre or in the other direction', () => {
    const clockwise = arcCurves({ ...quarter, isLarge: true });
    const counter = arcCurves({ ...quarter, isLarge: true, isClockwise: false });
    expect(clockwise).toHaveLength(3);
    expect(counter).toHaveLength(3);
    for (const [x, y] of pointsOf(quarter.from, clockwise)) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(10, 1);
    for (const [x, y] of pointsOf(quarter.from, counter)) expect(Math.hypot(x, y)).toBeCloseTo(10, 1);
  });

  it('stays on a rotated ellipse', () => {
    const [rx, ry, turn] = [8, 3, Math.PI / 6];
    const on = (angle: number): [number, number] => [
      rx * Math.cos(angle) * Math.cos(turn) - ry * Math.sin(angle) * Math.sin(turn),
      rx * Math.cos(angle) * Math.sin(turn) + ry * Math.sin(angle) * Math.cos(turn),
    ];
    const from = on(0.3);
    const arc = {
      from,
      to: on(2.5),
      radii: [rx, ry] as [number, number],
      rotation: 30,
      isLarge: false,
      isClockwise: true,
    };
    for (const [x, y] of pointsOf(from, arcCurves(arc))) {
      const [u, v] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
      expect((u / rx) ** 2 + (v / ry) ** 2).toBeCloseTo(1, 2);
    }
  });

  it('enlarges radii that are too small', () => {
    const steps = arcCurves({ ...quarter, from: [0, 0], to: [20, 0], radii: [1, 1] });
    for (const [x, y] of pointsOf([0, 0], steps)) expect(Math.hypot(x - 10, y)).toBeCloseTo(10, 1);
    expect(steps.at(-1)!.slice(-2)).toEqual([20, 0]);
  });

  it('is a line if a radius is zero, and empty if both ends are the same point', () => {
    expect(arcCurves({ ...quarter, radii: [0, 4] })).toEqual([['L', 0, 10]]);
    expect(arcCurves({ ...quarter, to: quarter.from })).toEqual([]);
  });
});

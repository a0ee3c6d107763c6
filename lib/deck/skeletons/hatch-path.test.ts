import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hatchPath } from './hatch-path';

describe('hatchPath', () => {
  it('draws lines at 45 degrees that end on the edges of their rectangle', () => {
    const length = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(length, length, fc.integer({ min: 4, max: 40 }), (width, height, gap) => {
        const points = hatchPath(10, 20, width, height, gap).map(([, x, y]) => [x! - 10, y! - 20] as const);
        expect(points.length).toBe(2 * (Math.ceil((width + height) / gap) - 1));
        for (const [at, [x, y]] of points.entries()) {
          expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
          expect(x === 0 || x === width || y === 0 || y === height).toBe(true);
          if (at % 2 === 1) expect(x - points[at - 1]![0]).toBe(points[at - 1]![1] - y);
        }
      }),
    );
  });
});

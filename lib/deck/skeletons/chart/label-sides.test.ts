import { describe, expect, it } from 'vitest';
import { chooseSides } from './draw-lines';

const ROOM = { label: 24, top: 0, bottom: 400 };

describe('chooseSides', () => {
  it('writes a value above its point, and below it if the point is lower than its neighbours', () => {
    expect(chooseSides([[100, 200, 100]], ROOM)).toEqual({ sides: [['over', 'under', 'over']], overlap: 0 });
  });

  it('writes the values of crossing lines on either side of the point', () => {
    const { sides, overlap } = chooseSides([[200], [200]], ROOM);
    expect([...sides.flat()].sort()).toEqual(['over', 'under']);
    expect(overlap).toBe(0);
    expect(chooseSides([[200], [212]], ROOM).sides).toEqual([['over'], ['under']]);
  });

  it('stays within the plot', () => {
    expect(chooseSides([[10]], ROOM).sides).toEqual([['under']]);
    expect(chooseSides([[300, 390, 300]], ROOM).sides).toEqual([['over', 'over', 'over']]);
  });

  it('reports values that overlap on either side', () => {
    expect(chooseSides([[200], [200], [200]], ROOM).overlap).toBeGreaterThan(20);
  });
});

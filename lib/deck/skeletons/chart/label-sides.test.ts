import { describe, expect, it } from 'vitest';
import { chooseSides } from './label-sides';

const ROOM = { label: 24, top: 0, bottom: 400 };

describe('chooseSides', () => {
  it('writes a value over its point, and under the lowest of its neighbours', () => {
    expect(chooseSides([[100, 200, 100]], ROOM)).toEqual({ sides: [['over', 'under', 'over']], overlap: 0 });
  });

  it('writes the values of lines that meet on either side of the point', () => {
    const { sides, overlap } = chooseSides([[200], [200]], ROOM);
    expect([...sides.flat()].sort()).toEqual(['over', 'under']);
    expect(overlap).toBe(0);
    expect(chooseSides([[200], [212]], ROOM).sides).toEqual([['over'], ['under']]);
  });

  it('stays within the plot', () => {
    expect(chooseSides([[10]], ROOM).sides).toEqual([['under']]);
    expect(chooseSides([[300, 390, 300]], ROOM).sides).toEqual([['over', 'over', 'over']]);
  });

  it('tells of values that no choice keeps apart', () => {
    expect(chooseSides([[200], [200], [200]], ROOM).overlap).toBeGreaterThan(20);
  });
});

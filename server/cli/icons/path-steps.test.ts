import { describe, expect, it } from 'vitest';
import { pathSteps } from './path-steps';

describe('pathSteps', () => {
  it('makes relative commands absolute, from where each part begins', () => {
    expect(pathSteps('m2 3 1 1l2-1h3v-2zm1 1h4')).toEqual([
      ['M', 2, 3],
      ['L', 3, 4],
      ['L', 5, 3],
      ['L', 8, 3],
      ['L', 8, 1],
      ['Z'],
      ['M', 3, 4],
      ['L', 7, 4],
    ]);
  });

  it('reads absolute lines, and one command letter for several', () => {
    expect(pathSteps('M1 1H4V6L0 0 2 2')).toEqual([
      ['M', 1, 1],
      ['L', 4, 1],
      ['L', 4, 6],
      ['L', 0, 0],
      ['L', 2, 2],
    ]);
  });

  it('mirrors the handle of a smooth curve, if there is one', () => {
    expect(pathSteps('M0 0C1 2 3 4 5 5s2 1 3 3')).toEqual([
      ['M', 0, 0],
      ['C', 1, 2, 3, 4, 5, 5],
      ['C', 7, 6, 7, 6, 8, 8],
    ]);
    expect(pathSteps('M1 1S2 2 3 3')[1]).toEqual(['C', 1, 1, 2, 2, 3, 3]);
  });

  it('raises quadratic curves to cubic ones', () => {
    expect(pathSteps('M0 0Q3 3 6 0t6 0')).toEqual([
      ['M', 0, 0],
      ['C', 2, 2, 4, 2, 6, 0],
      ['C', 8, -2, 10, -2, 12, 0],
    ]);
  });

  it('reads numbers and flags without separators', () => {
    const [, arc] = pathSteps('M10 0a10 10 0 01-10 10');
    expect(arc!.slice(-2)).toEqual([0, 10]);
    expect(pathSteps('M.5.5-1-1e1')).toEqual([
      ['M', 0.5, 0.5],
      ['L', -1, -10],
    ]);
  });

  it('rejects text that is not path data', () => {
    expect(() => pathSteps('M1')).toThrow('Cannot read');
    expect(() => pathSteps('M1 1X2')).toThrow('Cannot read');
    expect(() => pathSteps('M1 1Z 4')).toThrow('Cannot read');
  });
});

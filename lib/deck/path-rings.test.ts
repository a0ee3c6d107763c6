import { describe, expect, it } from 'vitest';
import { type PathStep, pathBounds, polygonPath } from './path';
import { rightOf, ringsOf, spansAt, spansDown } from './path-rings';

const square = polygonPath([0, 0], [10, 0], [10, 10], [0, 10]);
const beside = polygonPath([20, 0], [30, 0], [30, 10], [20, 10]);
const across = polygonPath([5, 4], [25, 4], [25, 6], [5, 6]);

describe('spansAt', () => {
  it('returns one span per part and none outside', () => {
    const rings = ringsOf([...square, ...beside]);
    expect(spansAt(rings, 5)).toEqual([
      [0, 10],
      [20, 30],
    ]);
    expect(spansAt(rings, 12)).toEqual([]);
    expect(spansDown(rings, 25)).toEqual([[0, 10]]);
  });

  it('merges the spans of overlapping parts', () => {
    expect(spansAt(ringsOf([...square, ...across, ...beside]), 5)).toEqual([[0, 30]]);
  });

  it('splits a span at a notch', () => {
    const notched = polygonPath([0, 0], [4, 0], [5, 8], [6, 0], [10, 0], [10, 10], [0, 10]);
    expect(spansAt(ringsOf(notched), 4)).toEqual([
      [0, 4.5],
      [5.5, 10],
    ]);
  });

  it('follows curves', () => {
    const arch: PathStep[] = [['M', 0, 10], ['C', 0, -4, 10, -4, 10, 10], ['Z']];
    const [span] = spansAt(ringsOf(arch), 5);
    expect(span![0]).toBeGreaterThan(0.2);
    expect(span![1]).toBeLessThan(9.8);
  });
});

describe('rightOf', () => {
  it('cuts the outline at the line', () => {
    expect(pathBounds(rightOf(ringsOf(square), 6))).toEqual({ x: 6, y: 0, width: 4, height: 10 });
    expect(rightOf(ringsOf(square), 12)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { pathBounds } from '../../path';
import { crescentPath, depthOfChord, phasePath, spreadWithin } from './eclipse';

const disc = { x: 100, y: 100, radius: 50 };

describe('phasePath', () => {
  it('is a sliver on the right at the start of a deck and the whole disc at its end', () => {
    const first = pathBounds(phasePath(disc, 0));
    expect([first.x, first.width]).toEqual([expect.closeTo(100), expect.closeTo(50)]);
    const last = pathBounds(phasePath(disc, 1));
    expect([last.x, last.width]).toEqual([expect.closeTo(50), expect.closeTo(100)]);
  });

  it('is half lit in the middle', () => {
    expect(pathBounds(phasePath(disc, 0.5)).x).toBeCloseTo(100);
  });
});

describe('crescentPath', () => {
  it('ends where the disc leaves the card', () => {
    const rising = { x: 640, y: 1230, radius: 700 };
    const bounds = pathBounds(crescentPath(rising, 12, 0, spreadWithin(rising, 720)));
    expect(bounds.y).toBeGreaterThan(529);
    expect(bounds.y + bounds.height).toBeLessThan(735);
  });
});

describe('depthOfChord', () => {
  it('is the depth at which the rim is as wide, and the radius for anything wider than the disc', () => {
    expect(depthOfChord(50, 80)).toBeCloseTo(20);
    expect(depthOfChord(50, 0)).toBe(0);
    expect(depthOfChord(50, 400)).toBe(50);
  });
});

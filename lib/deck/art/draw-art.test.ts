import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findStandardTheme, STANDARD_THEMES } from '../themes/all-themes';
import { drawArt } from './draw-art';

const { palette } = findStandardTheme('harbour')!;
const wide = { width: 480, height: 270 };

describe('drawArt', () => {
  it('draws the same picture from the same seed, and another from a different seed', () => {
    expect(drawArt('sea', palette, wide)).toBe(drawArt('sea', palette, wide));
    expect(drawArt('sea', palette, wide)).not.toBe(drawArt('land', palette, wide));
    expect(drawArt('sea', palette, wide, 'bold')).not.toBe(drawArt('sea', palette, wide));
  });

  it('chooses the composition by words of the style', () => {
    const clipped = 'id="other"';
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(drawArt(seed, palette, wide, 'a riso print')).toContain(clipped);
      expect(drawArt(seed, palette, wide, 'geometric mosaic')).not.toContain(clipped);
    }
  });

  it('is small and well-formed, and contains nothing of the input, for any seed, style and proportions', () => {
    const side = fc.double({ min: 0.5, max: 3000, noNaN: true });
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.string(), { nil: undefined }),
        side,
        side,
        fc.constantFrom(...STANDARD_THEMES),
        (seed, style, width, height, theme) => {
          const art = drawArt(`<script>${seed}`, theme.palette, { width, height }, style);
          expect(art.length).toBeLessThan(60_000);
          expect(art).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>]*>.*<\/svg>$/);
          expect(art).not.toMatch(/script|NaN|Infinity|undefined/);
          expect(balanced(art)).toBe(true);
        },
      ),
    );
  });
});

/** Whether every opened element is closed, in the right order. */
function balanced(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (self) continue;
    if (!close) open.push(name!);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { fontFile, openFont } from './open-font';

const FACES = [
  ...new Set(STANDARD_THEMES.flatMap(({ fonts }) => [fonts.heading, fonts.body]).map((family) => `${family}-400`)),
];

describe.each(FACES)('%s', (face) => {
  const font = openFont(readFileSync(fontFile(face)), face);

  it.each(['x\u0304', 'p\u0302', 'x\u0304\u0302', 'X\u0304', 'ax\u0304', 'q\u0307'])(
    'centres the marks in %s',
    (text) => {
      const { glyphs, positions } = font.layout(text);
      if (![...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!))) return;
      let pen = 0;
      let base: { middle: number; top: number } | null = null;
      for (const [at, { bbox, codePoints }] of glyphs.entries()) {
        const { xOffset, yOffset, xAdvance } = positions[at]!;
        const middle = pen + xOffset + (bbox.minX + bbox.maxX) / 2;
        if (base && codePoints.every((point) => point >= 0x300 && point < 0x370)) {
          expect(Math.abs(middle - base.middle)).toBeLessThan(font.unitsPerEm * 0.08);
          expect(bbox.minY + yOffset).toBeGreaterThan(base.top);
          expect(xAdvance).toBe(0);
          base.top = bbox.maxY + yOffset;
        } else base = { middle, top: bbox.maxY };
        pen += xAdvance;
      }
    },
  );
});

import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawRun } from './draw-run';
import { fontFile } from './font-files';
import { openFont } from './open-font';
import type { PageContext } from './page-context';

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

  it('does not change text without marks', () => {
    for (const { xOffset, yOffset } of font.layout('Mean of 12, Übung').positions)
      expect([xOffset, yOffset]).toEqual([0, 0]);
  });
});

describe('a run with letter spacing', () => {
  it('is drawn in parts around a letter with a mark, each at its spaced position', () => {
    const text = vi.fn();
    const document = {
      text,
      widthOfString: (drawn: string) => [...drawn].filter((each) => each !== '\u0304').length * 10,
    };
    for (const name of ['font', 'fontSize', 'fillColor']) Object.assign(document, { [name]: () => document });
    const words = 'is x\u0304 of';
    const context = {
      document,
      theme: STANDARD_THEMES[0],
      colour: () => '#000000',
      fontCache: { stretches: () => [{ face: 'inter-400', text: words, missing: false }] },
    } as unknown as PageContext;
    drawRun(
      { text: words, x: 100, width: 66, style: { face: 'inter-400', size: 12, colour: 'ink', tracking: -1 } },
      20,
      context,
    );
    const { characterSpacing } = text.mock.calls[0]![3];
    expect(characterSpacing).toBeLessThan(0);
    expect(text.mock.calls.map(([part, x]) => [part, x])).toEqual([
      ['is ', 100],
      ['x\u0304', 130 + 3 * characterSpacing],
      [' of', 140 + 5 * characterSpacing],
    ]);
  });
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { kernOf, openFace, tableOfFace } from '@/server/cli/generators/read-font-tables';
import { type FamilyTable, packAdvances, unpackAdvances } from './advance-table';
import { FONT_FAMILIES, faceIds, pickFace } from './font-faces';
import { fontFaceSheet, officeFace } from './font-files';
import { serverFontBook } from './generated-font-book';
import { KERN_SIDE, kernPlace, packKerning, unpackKerning } from './kerning';
import { FONT_TABLES, loadFontBook } from './load-font-book';

describe('the committed tables', () => {
  it.each(FONT_FAMILIES.map((family) => [family.id, family] as const))(
    '%s matches its font files',
    async (id, family) => {
      const table: FamilyTable = (await FONT_TABLES[id]()).default;
      expect(Object.keys(table)).toEqual(faceIds(family));
      for (const face of faceIds(family)) {
        const { kerning, ...rest } = table[face]!;
        const font = await openFace(face);
        const { kerning: _, ...own } = tableOfFace(font, false);
        expect(rest).toEqual(own);
        const square = unpackKerning(kerning);
        for (const [left = '', right = ''] of ['AV', 'To', 'y,', 'r.', 'LT', '’s', 'e ', 'oo', '11', '“A']) {
          const [row, column] = [left, right].map((each) => kernPlace(each.codePointAt(0)!));
          const kept = square?.[row! * KERN_SIDE + column!] ?? 0;
          expect(kept, `${face} ${left}${right}`).toBe(kernOf(font, left.codePointAt(0)!, right.codePointAt(0)!) || 0);
        }
      }
    },
  );

  it('pack and unpack kerning without loss', () => {
    const value = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: -400, max: 400 }));
    const square = fc.array(value, { minLength: KERN_SIDE ** 2, maxLength: KERN_SIDE ** 2 });
    forAll({ numRuns: 20 }, square, (values) => {
      const kerning = Int16Array.from(values);
      expect(unpackKerning(packKerning(kerning)) ?? new Int16Array(KERN_SIDE ** 2)).toEqual(kerning);
    });
    expect(packKerning(new Int16Array(KERN_SIDE ** 2))).toBe('');
  });

  it('have a style sheet with every face', async () => {
    const sheet = await readFile(path.join(process.cwd(), 'components/deck/deck-fonts.css'), 'utf8');
    expect(sheet).toBe(fontFaceSheet());
  });

  it('pack and unpack advances without loss', () => {
    const table = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 0x2fff }), fc.integer({ min: 0, max: 4000 })), {
      selector: ([point]) => point,
      minLength: 1,
    });
    forAll({}, table, (entries) =>
      expect(unpackAdvances(packAdvances(new Map(entries)))).toEqual(new Map([...entries].sort((a, b) => a[0] - b[0]))),
    );
  });
});

describe('the font books', () => {
  it('take missing characters from the substitute, scaled to its em', () => {
    const book = serverFontBook();
    const sora = book.face('sora-700');
    const inter = book.face('inter-700');
    const zhe = 0x416;
    expect(sora.advances.get(zhe)).toBeCloseTo((inter.advances.get(zhe)! / inter.unitsPerEm) * sora.unitsPerEm);
  });

  it('load in the browser by theme, and measure as on the server', async () => {
    const theme = {
      fonts: { heading: 'fraunces', headingWeight: 600, body: 'work-sans', mono: 'jetbrains-mono' },
    } as const;
    const book = await loadFontBook(theme);
    expect(book.face('fraunces-600').advances).toEqual(serverFontBook().face('fraunces-600').advances);
    expect(() => book.face('sora-400')).toThrow('sora-400');
  });
});

describe('choosing a face', () => {
  it('keeps the slant where the family has one and takes the nearest weight', () => {
    expect(pickFace('inter', 800)).toBe('inter-700');
    expect(pickFace('inter', 700, true)).toBe('inter-700i');
    expect(pickFace('space-grotesk', 400, true)).toBe('space-grotesk-400');
    expect(pickFace('dm-serif-display', 700, true)).toBe('dm-serif-display-400i');
    expect(pickFace('bricolage-grotesque', 600)).toBe('bricolage-grotesque-700');
  });

  it('names faces for office programs by family and bold, or by the name of the weight', () => {
    expect(officeFace('lora-700i')).toEqual({ typeface: 'Lora', bold: true, italic: true });
    expect(officeFace('fraunces-600')).toEqual({ typeface: 'Fraunces', bold: true, italic: false });
    expect(officeFace('archivo-900')).toEqual({ typeface: 'Archivo Black', bold: true, italic: false });
    expect(officeFace('inter-500')).toEqual({ typeface: 'Inter Medium', bold: false, italic: false });
  });
});

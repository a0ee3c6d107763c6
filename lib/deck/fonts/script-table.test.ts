import type { Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { openScript, readScriptTable, widthOf } from '@/server/cli/generators/read-font-tables';
import { openScriptFont } from '@/server/engine/render/pdf/open-font';
import { instanceSlice, slicesOf } from '@/server/engine/render/pdf/script-faces';
import { serverFontBook } from './generated-font-book';
import { measureText } from './measure-text';
import table from './tables/scripts.generated.json';

const HEBREW = 'הרכבת הלילית חזרה אל תחנת ירושלים בשעת לילה מאוחרת שָׁלוֹם עֲלֵיכֶם';
const ARABIC =
  'نقلت الشركة في العام الماضي عددا قياسيا من المسافرين ليلا إلى الأماكن البعيدة لأن السفر بالقطار أهدأ بِسْمِ اللهِ آلاء پنج گل ٹرین';

describe('letters of other scripts', () => {
  it('have the advances that full shaping gives', async () =>
    expect(table).toEqual(JSON.parse(JSON.stringify(await readScriptTable()))));

  it.each([
    ['noto-sans-hebrew', HEBREW, 400],
    ['noto-sans-hebrew', HEBREW, 700],
    ['noto-sans-arabic', ARABIC, 400],
    ['noto-sans-arabic', ARABIC, 700],
  ] as const)('measure as %s shapes them, “%s” in %i', async (family, text, weight) => {
    const font: Font = await openScript(family, weight);
    const face = serverFontBook().face(`inter-${weight}`);
    const words = text.split(' ').map((word) => [word, measureText(face, word, 1000), widthOf(font, word)] as const);
    for (const [word, measured, shaped] of words) expect(Math.abs(measured / shaped - 1), word).toBeLessThan(0.05);
    const sum = (at: 1 | 2) => words.reduce((total, each) => total + each[at], 0);
    expect(Math.abs(sum(1) / sum(2) - 1)).toBeLessThan(0.01);
  });

  it('measure Chinese and Japanese characters as squares, and Korean syllables as in the font', async () => {
    const face = serverFontBook().face('inter-400');
    for (const [family, text] of [
      ['noto-sans-sc', '夜行列车'],
      ['noto-sans-jp', 'ゆっくり眠'],
      ['noto-sans-kr', '야간열차'],
    ] as const) {
      for (const letter of text) {
        const slice = slicesOf(family).find((each) => each.holds(letter.codePointAt(0)!));
        const font = openScriptFont(await instanceSlice(slice!.file, 400), family);
        expect(measureText(face, letter, 1000), letter).toBeCloseTo(widthOf(font, letter), 3);
      }
    }
  });
});

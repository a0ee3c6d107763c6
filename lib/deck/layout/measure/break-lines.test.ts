import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { serverFontBook } from '../../fonts/generated-font-book';
import { plainTheme } from '../../testing/plain-theme';
import { findStandardTheme } from '../../themes/all-themes';
import { breakLines, type Line } from './break-lines';
import { type PreparedText, prepareText } from './prepare-text';
import { textFont } from './text-font';

const font = textFont(plainTheme, 'body');
const prepare = (text: string) => prepareText([{ text }], font, serverFontBook());

function textOf({ texts }: PreparedText, line: Line): string {
  const pieces = texts.slice(line.from, line.to);
  if (line.toChar > 0) pieces.push(texts[line.to]!.slice(0, line.toChar));
  if (line.fromChar > 0) pieces[0] = pieces[0]!.slice(line.fromChar);
  return `${pieces.join('')}${line.hyphen ? '-' : ''}`.trimEnd();
}

const linesOf = (text: string, width: number) => {
  const prepared = prepare(text);
  return breakLines(prepared, width).map((line) => textOf(prepared, line));
};

describe('breakLines', () => {
  it.each<[string, string, number, string[]]>([
    ['breaks at spaces', 'one two three', 4, ['one two', 'three']],
    ['keeps hard breaks, empty lines too', 'one\n\ntwo', 20, ['one', '', 'two']],
    ['breaks after a hyphen within a word', 'second-hand', 4.5, ['second-', 'hand']],
    ['keeps a minus with its figure', 'at -12 degrees', 3.4, ['at -12', 'degree', 's']],
    ['breaks at a soft hyphen and shows it', 'har\u00ADbour', 2.5, ['har-', 'bour']],
    ['breaks at a zero-width space', 'har\u200Bbour', 2.5, ['har', 'bour']],
    ['breaks Chinese and Japanese anywhere but before closing marks', '東京都の港。', 5, ['東京都の', '港。']],
    ['keeps a family of emoji together', 'x👩‍👩‍👧‍👦', 1.2, ['x', '👩‍👩‍👧‍👦']],
    ['breaks an address after a mark', 'https://example.org/quay', 10, ['https://example.org/', 'quay']],
    ['parts a long word before a consonant and a vowel', 'Verordnungsentwurf', 5.5, ['Verord-', 'nungsent-', 'wurf']],
  ])('%s', (_, text, width, expected) => expect(linesOf(text, width)).toEqual(expected));

  it('keeps a row of dashes within the width in a font that kerns them apart', () => {
    const heading = textFont(findStandardTheme('chalkboard')!, 'heading');
    const prepared = prepareText([{ text: '-'.repeat(400) }], heading, serverFontBook());
    for (let width = 5; width < 40; width += 0.37)
      for (const line of breakLines(prepared, width)) expect(line.width).toBeLessThanOrEqual(width + 0.001);
  });

  it('keeps every line within the width and loses no characters', () =>
    forAll(
      {},
      fc.string({ maxLength: 300, unit: 'grapheme' }),
      fc.double({ min: 3, max: 40, noNaN: true }),
      (text, width) => {
        const prepared = prepare(text);
        const lines = breakLines(prepared, width);
        for (const line of lines)
          if (textOf(prepared, line).length > 8) expect(line.width).toBeLessThanOrEqual(width + 0.001);
        const letters = (string: string) => string.replace(/[\s\u00AD\u200B\u2028-]/g, '');
        expect(letters(lines.map((line) => textOf(prepared, line)).join(''))).toBe(letters(text));
      },
    ));
});

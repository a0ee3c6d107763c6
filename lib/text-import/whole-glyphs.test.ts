import { describe, expect, it } from 'vitest';
import { withWholeGlyphs } from './whole-glyphs';

/** What the reader gives for glyphs from left to right: each letter of the line reversed. */
const read = (glyphs: readonly string[]) => [...glyphs.join('')].reverse().join('');

describe('withWholeGlyphs', () => {
  it.each([
    [['ى', 'ل', 'و', 'لأ', 'ا'], 'الأولى'],
    [['م', 'لا', 'س'], 'سلام'],
    [['م', 'ل', 'ا', 'س'], 'سالم'],
  ])('reads %s', (glyphs, text) => expect(withWholeGlyphs([read(glyphs)], glyphs)).toEqual([text]));

  it('continues from piece to piece, and keeps figures', () => {
    const pieces = [
      ['م', 'لا', 'س'],
      ['2', '0'],
      ['لا', ' ', '5', '7', ' ', 'لأ'],
    ];
    expect(withWholeGlyphs([read(pieces[0]!), '20', 'أل 57 ال'], pieces.flat())).toEqual(['سلام', '20', 'لأ 57 لا']);
  });

  it('leaves the text alone if its glyphs are others', () =>
    expect(withWholeGlyphs(['مالس', 'ال'], ['x', 'لا', 'لا'])).toEqual(['مالس', 'ال']));
});

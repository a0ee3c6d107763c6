import { describe, expect, it } from 'vitest';
import type { PlacedParagraph } from '@/lib/deck/placed';
import { sampleParagraph } from '../testing/sample-deck';
import { autoNumbers } from './paragraphs';

/** A paragraph for each marker, indented by its level. None for `¶`. */
function numbersOf(...markers: string[]): (string | null)[] {
  const paragraphs = markers.map((line): PlacedParagraph => {
    const text = line.trimStart();
    const level = (line.length - text.length) / 2;
    const paragraph = sampleParagraph('word');
    const { style } = paragraph.runs[0]!;
    const kind = text === '•' ? 'bullet' : 'number';
    return { ...paragraph, marker: text === '¶' ? null : { kind, level, text, number: null, x: 0, style } };
  });
  return autoNumbers(paragraphs).map((number) => number && `${number.type} ${number.startAt}`);
}

describe('autoNumbers', () => {
  it.each([
    ['1.', '2.', 'arabicPeriod 1'],
    ['7)', '8)', 'arabicParenR 7'],
    ['(12)', '(13)', 'arabicParenBoth 12'],
    ['c.', 'd.', 'alphaLcPeriod 3'],
    ['y)', 'z)', 'alphaLcParenR 25'],
    ['(c)', '(d)', 'alphaLcParenBoth 3'],
    ['C.', 'D.', 'alphaUcPeriod 3'],
    ['C)', 'D)', 'alphaUcParenR 3'],
    ['(C)', '(D)', 'alphaUcParenBoth 3'],
    ['i.', 'ii.', 'romanLcPeriod 1'],
    ['i.', 'j.', 'alphaLcPeriod 9'],
    ['ix)', 'x)', 'romanLcParenR 9'],
    ['(v)', '(vi)', 'romanLcParenBoth 5'],
    ['IV.', 'V.', 'romanUcPeriod 4'],
    ['IV)', 'V)', 'romanUcParenR 4'],
    ['(XIV)', '(XV)', 'romanUcParenBoth 14'],
  ])('numbers %s, %s as %s', (first, second, expected) => {
    expect(numbersOf(first, second)).toEqual([expected, expected]);
  });

  it.each([
    ['a countdown', ['3.', '2.', '1.']],
    ['two lists without anything between them', ['1.', '2.', '1.', '2.']],
    ['zero', ['0.', '1.']],
    ['letters after z', ['z.', 'aa.']],
    ['a checkbox', ['☐', '☑']],
    ['negative numbers', ['-1.', '-2.']],
  ])('leaves %s as text', (_, markers) => {
    expect(numbersOf(...markers)).toEqual(markers.map(() => null));
  });

  it('goes on after nested items, and starts again after text or a bullet', () => {
    expect(numbersOf('1.', '  a)', '  b)', '2.', '¶', '3.', '•', '4.')).toEqual([
      'arabicPeriod 1',
      'alphaLcParenR 1',
      'alphaLcParenR 1',
      'arabicPeriod 1',
      null,
      'arabicPeriod 3',
      null,
      'arabicPeriod 4',
    ]);
  });
});

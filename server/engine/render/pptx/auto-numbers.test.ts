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
    ['a countdown', ['3.', '2.', '1.']],
    ['two lists without anything between them', ['1.', '2.', '1.', '2.']],
    ['a checkbox', ['☐', '☑']],
  ])('leaves %s as text', (_, markers) => expect(numbersOf(...markers)).toEqual(markers.map(() => null)));

  it('goes on after nested items, and starts again after text or a bullet', () =>
    expect(numbersOf('1.', '  a)', '  b)', '2.', '¶', '3.', '•', '4.')).toEqual([
      'arabicPeriod 1',
      'alphaLcParenR 1',
      'alphaLcParenR 1',
      'arabicPeriod 1',
      null,
      'arabicPeriod 3',
      null,
      'arabicPeriod 4',
    ]));
});

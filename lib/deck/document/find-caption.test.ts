import { describe, expect, it } from 'vitest';
import { heading, paragraph } from '../layout/sample-blocks';
import { findCaption } from './find-caption';

describe('findCaption', () => {
  const head = heading('Nutrition');
  const under = head.kind === 'heading' ? head : null;
  const captionOf = (line: string) => findCaption(paragraph(line), under);

  it.each([
    ['Source: the city of Halle, 2026', null, 'Source: the city of Halle, 2026'],
    ['Table 3: Bread by weight', 'Table 3', 'Bread by weight'],
    ['Quelle: eigene Erhebung', null, 'Quelle: eigene Erhebung'],
    ['Abbildung 2 – Radwege', 'Abbildung 2', 'Radwege'],
    ['图 2：面包', null, '图 2：面包'],
    ['Note: figures are rounded.', null, 'Note: figures are rounded.'],
  ])('takes the line "%s" as the caption', (line, label, words) => {
    expect(captionOf(line)).toMatchObject({ label, words: [{ text: words }], isOfText: true });
  });

  it.each([
    'Happy baking, and send me a picture of your first ear.',
    'Table tennis is played in the hall.',
    'Noted: nothing else.',
    'Source: the city. The numbers of this year are from a count of our own.',
  ])('leaves the line "%s" in the text and uses the heading', (line) => {
    expect(captionOf(line)).toMatchObject({ words: [{ text: 'Nutrition' }], isOfText: false });
  });

  it('finds no caption without a line and a heading', () => {
    expect(findCaption(undefined, null)).toBeNull();
  });
});

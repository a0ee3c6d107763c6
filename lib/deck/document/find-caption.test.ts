import { describe, expect, it } from 'vitest';
import type { Block, TextRun } from '../blocks';
import { heading, paragraph } from '../testing/sample-blocks';
import { captionBefore, findCaption } from './find-caption';

describe('findCaption', () => {
  const head = heading('Nutrition');
  const under = head.kind === 'heading' ? head : null;
  const captionOf = (line: string) => findCaption({ after: paragraph(line), heading: under });

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

  const italics = (...runs: TextRun[]) => findCaption({ after: { ...paragraph(''), runs } as Block, heading: under });

  it.each<[TextRun[]]>([
    [[{ text: 'Passengers by month, 2025', italic: true }]],
    [
      [
        { text: 'Passengers by month. Each beat the one ', italic: true },
        { text: 'before.', italic: true, bold: true },
      ],
    ],
  ])('takes a line in italics as the caption', (runs) => {
    expect(italics(...runs)).toEqual({ label: null, words: runs, isOfText: true });
  });

  it('leaves lines in italics that announce something or are only partly in italics in the text', () => {
    const heading = { words: [{ text: 'Nutrition' }], isOfText: false };
    expect(italics({ text: 'What comes next:', italic: true })).toMatchObject(heading);
    expect(italics({ text: 'Passengers', italic: true }, { text: ' came in May' })).toMatchObject(heading);
    expect(italics({ text: 'word '.repeat(41), italic: true })).toMatchObject(heading);
  });

  it('uses the words that announce the figure rather than the heading', () => {
    const captionAfter = (line: string) => findCaption({ before: paragraph(line), heading: under });
    expect(captionAfter('Where the money went:')).toMatchObject({
      words: [{ text: 'Where the money went' }],
      isOfText: false,
    });
    expect(captionAfter('The money came in May. It went here:')).toMatchObject({ words: [{ text: 'Nutrition' }] });
    expect(captionAfter('Energy fell.')).toMatchObject({ words: [{ text: 'Nutrition' }] });
  });

  it('leaves the own number of a heading out', () => {
    const captionUnder = (...runs: TextRun[]) =>
      findCaption({ heading: { kind: 'heading', level: 2, lines: { from: 1, to: 1 }, runs } })?.words;
    expect(captionUnder({ text: '3. ' }, { text: 'Metrics', bold: true })).toEqual([{ text: 'Metrics', bold: true }]);
    expect(captionUnder({ text: '2025 in numbers' })).toEqual([{ text: '2025 in numbers' }]);
  });

  it('finds no caption without a line and a heading', () => {
    expect(findCaption({ heading: null })).toBeNull();
  });
});

describe('captionBefore', () => {
  it('takes a line with a number, and leaves other lines', () => {
    expect(captionBefore(paragraph('Table 3: Bread'))).toMatchObject({ label: 'Table 3', words: [{ text: 'Bread' }] });
    expect(captionBefore(paragraph('Source: the city'))).toBeNull();
    expect(captionBefore(paragraph('Where the money went:'))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { Block, TextRun } from '../blocks';
import { heading, paragraph } from '../testing/sample-blocks';
import { findCaption } from './find-caption';

describe('findCaption', () => {
  const head = heading('Nutrition');
  const under = head.kind === 'heading' ? head : null;
  const italics = (...runs: TextRun[]) => findCaption({ after: { ...paragraph(''), runs } as Block, heading: under });

  it.each<[TextRun[]]>([
    [[{ text: 'Passengers by month, 2025', italic: true }]],
    [
      [
        { text: 'Passengers by month. Each beat the one ', italic: true },
        { text: 'before.', italic: true, bold: true },
      ],
    ],
  ])('takes a line in italics as the caption', (runs) =>
    expect(italics(...runs)).toEqual({ label: null, words: runs, isOfText: true }),
  );

  it('uses the words that announce the figure rather than the heading', () => {
    const captionAfter = (line: string) => findCaption({ before: paragraph(line), heading: under });
    expect(captionAfter('Where the money went:')).toMatchObject({
      words: [{ text: 'Where the money went' }],
      isOfText: false,
    });
    expect(captionAfter('The money came in May. It went here:')).toMatchObject({ words: [{ text: 'Nutrition' }] });
    expect(captionAfter('Energy fell.')).toMatchObject({ words: [{ text: 'Nutrition' }] });
  });
});

import { describe, expect, it } from 'vitest';
import type { TextRun } from '../../blocks';
import { serverFontBook } from '../../fonts/generated-font-book';
import { growth, MOST_LINEAR_GROWTH } from '../../testing/growth';
import { plainTheme } from '../../testing/plain-theme';
import { boundSpaces } from './bind-figures';
import { drawParagraph, setParagraph } from './set-paragraph';
import { inksOn, textFont } from './text-font';

describe('boundSpaces', () => {
  it('takes time proportional to the length of the text', () => {
    for (const text of ['12 ', '1 2 de de mar ', '9 9 9 €', 'Q1 2026 ', 'a = ', 'a = 2 ', '(((a) + ', 'abcdef(1,1,1,'])
      expect(
        growth(20_000, (size, run) => {
          const long = `${run}${text.repeat(size / text.length)}`;
          return () => void boundSpaces(long, 'heading');
        }),
      ).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});

describe('a paragraph with dates', () => {
  const set = (runs: TextRun[], width: number) => {
    const paragraph = setParagraph(runs, width, serverFontBook(), {
      font: textFont(plainTheme, 'body'),
      size: 10,
      leading: 1.3,
      inks: inksOn('ground'),
      colour: 'ink',
    });
    return drawParagraph(paragraph, 0, paragraph.lines.length, { x: 0, y: 0, width });
  };
  const linesOf = (runs: TextRun[], width: number) =>
    set(runs, width).lines.map((line) => line.runs.map(({ text }) => text).join(''));

  it('never breaks a line inside a date at any width that fits it, even across styles', () => {
    const runs: TextRun[] = [
      { text: 'The people meet on ' },
      { text: '12', bold: true },
      { text: ' March 2026 at 10:30 am.' },
    ];
    for (let width = 90; width < 260; width += 3) {
      const lines = linesOf(runs, width);
      expect(lines.some((line) => line.includes('12 March 2026'))).toBe(true);
      expect(lines.some((line) => line.includes('10:30 am.'))).toBe(true);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { joinPdfLines as join } from './join-pdf-lines';
import type { PdfPiece } from './order-pdf-line';

const joinPdfLines = (pages: readonly (readonly PdfPiece[])[]) => join(pages).text;

const line = (text: string, y: number, { end = 500, height = 12, x = 72 } = {}): PdfPiece => ({
  text,
  x,
  y,
  width: end - x,
  height,
  endsLine: true,
});

describe('joinPdfLines', () => {
  it('says that some glyphs have no characters', () => {
    expect(join([[line('A \ufffdlan', 700)]])).toEqual({ text: 'A \ufffdlan', hasUnknown: true });
    expect(join([[line('A plan', 700)]])).toEqual({ text: 'A plan' });
  });

  it('joins the lines of a paragraph, and splits paragraphs at a gap', () => {
    const page = [
      line('It took six years to pay for', 700),
      line('the reading room.', 686, { end: 180 }),
      line('Then it rained.', 650, { end: 170 }),
    ];
    expect(joinPdfLines([page])).toBe('It took six years to pay for the reading room.\n\nThen it rained.');
  });

  it('joins a hyphenated word, but not a compound with a hyphen', () =>
    expect(
      joinPdfLines([
        [line('a water-', 700), line('logged plot of well-known', 686), line('Anglo-', 672), line('Saxon', 658)],
      ]),
    ).toBe('a waterlogged plot of well-known Anglo-Saxon'));

  it('turns larger type into headings and bullets into list items', () => {
    const page = [
      line('The allotment', 740, { height: 20, end: 250 }),
      line('What we started with, in the spring of that year', 700),
      line('• Clay', 680, { end: 120 }),
      line('• Two neighbours', 666, { end: 160 }),
    ];
    expect(joinPdfLines([page])).toBe(
      '## The allotment\n\nWhat we started with, in the spring of that year\n\n- Clay\n- Two neighbours',
    );
  });

  it('continues across a page break, and drops the page number', () => {
    const pages = [
      [line('the money came from', 90), line('12', 40, { end: 80 })],
      [line('bake sales', 700, { end: 140 })],
    ];
    expect(joinPdfLines(pages)).toBe('the money came from bake sales');
  });

  it('does not turn a line of dashes into a marker', () =>
    expect(joinPdfLines([[line('a', 700), line('---', 600), line('b', 500)]])).toBe('a\n\n\\---\n\nb'));

  it('handles more lines per page, and more items per line, than a call takes arguments', () => {
    const many = 130_000;
    const lines = Array.from({ length: many }, (_, at) => line('words', -14 * at));
    expect(joinPdfLines([lines])).toHaveLength(6 * many - 1);
    const pieces = Array.from({ length: many }, (_, at) => ({
      ...line('ab', 0, { x: at, end: at + 1 }),
      endsLine: false,
    }));
    expect(joinPdfLines([pieces])).toHaveLength(2 * many);
  });

  it('handles a line of spaces in linear time', () =>
    expect(joinPdfLines([[line(`1${' '.repeat(300_000)}x`, 700)]])).toBe('1 x'));
});

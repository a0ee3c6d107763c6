import { describe, expect, it } from 'vitest';
import { serverFontBook } from '../../fonts/generated-font-book';
import { plainTheme } from '../../testing/plain-theme';
import { breakHeading } from './break-heading';
import { breakLines, type Line } from './break-lines';
import { type PreparedText, prepareText } from './prepare-text';
import { setParagraph } from './set-paragraph';
import { inksOn, textFont } from './text-font';

const font = textFont(plainTheme, 'body');
const prepare = (text: string) => prepareText([{ text }], font, serverFontBook());
const textOf = ({ texts }: PreparedText, line: Line) => texts.slice(line.from, line.to).join('').trimEnd();
const balanced = (text: string, width: number) => {
  const broken = breakHeading(prepare(text), width);
  return broken.lines.map((line) => textOf(broken.text, line).replaceAll('\u00a0', ' '));
};

describe('a heading', () => {
  const linesAt = (text: string, width: number) => {
    const set = setParagraph([{ text }], width, serverFontBook(), {
      font,
      size: 10,
      leading: 1,
      inks: inksOn('ground'),
      colour: 'ink',
      balanced: true,
    });
    return set.lines.map((line) => textOf(set.text, line).replaceAll('\u00a0', ' '));
  };

  it.each([
    ['Weekly product meeting, 14 March', 80, '14 March'],
    ['All that is now cut by 10 % of it', 70, '10 %'],
  ])('ends no line of %j with a figure', (text, width, whole) => {
    const lines = linesAt(text, width);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.some((line) => line.includes(whole))).toBe(true);
  });

  it('breaks a short compound at its hyphen only if it is wider than a line', () => {
    const text = 'Reopening the Harbour Street Library: a two-year plan';
    for (let width = 60; width < 260; width += 5)
      expect(linesAt(text, width).join('\n'), `${width}`).toContain('two-year');
    expect(linesAt('A two-year plan', 30)).toContain('two-');
  });

  it('leaves no word alone on the last line after a compound that was kept whole', () => {
    expect(linesAt('Reopening the Harbour Street Library: a two-year plan', 125)).toEqual([
      'Reopening the Harbour',
      'Street Library:',
      'a two-year plan',
    ]);
  });

  it('may break a long compound at its hyphen', () => {
    expect(linesAt('Community-supported agriculture', 75)[0]).toBe('Community-');
  });
});

describe('breakHeading', () => {
  it('leaves no single word on the last line of a heading', () => {
    const prepared = prepare('The harbour that learned to breathe again');
    const width = prepared.width - 1;
    expect(textOf(prepared, breakLines(prepared, width).at(-1)!)).toBe('again');
    const broken = breakHeading(prepared, width);
    expect(broken.lines.map((line) => textOf(prepared, line))).toEqual([
      'The harbour that',
      'learned to breathe again',
    ]);
    expect(breakLines(broken.text, broken.width)).toEqual(broken.lines);
  });

  it.each([
    ['The year in the kitchen and the hall', 13, ['The year in the kitchen', 'and the hall']],
    ['Quarterly report: what changed', 11, ['Quarterly report:', 'what changed']],
    ['Was sich für die Nachbarn ändert', 12, ['Was sich', 'für die Nachbarn ändert']],
  ])('ends the lines of %j with a phrase', (text, width, lines) => {
    expect(balanced(text, width)).toEqual(lines);
  });

  it('leaves no word alone on a line in order to end lines with a phrase', () => {
    for (let width = 7; width < 24; width += 0.5) {
      const lines = balanced('The quiet kettle comes to the shops on 8 September.', width);
      const greedy = breakLines(prepare('The quiet kettle comes to the shops on 8 September.'), width);
      expect(lines.length).toBe(greedy.length);
      if (width >= 11) for (const line of lines) expect(line, `${width}: ${lines.join(' / ')}`).toContain(' ');
    }
  });

  it('keeps the edge of a longer text even rather than its articles with their nouns', () => {
    const text =
      'The minutes of 4 November were approved without changes. The key to the bicycle cellar has been found and returned.';
    const prepared = prepare(text);
    for (const width of [13, 14]) {
      const { text: set, lines } = breakHeading(prepared, width);
      expect(lines.length).toBeGreaterThan(3);
      const widest = Math.max(...lines.map((line) => line.width));
      for (const line of lines.slice(0, -1)) expect(line.width / widest, textOf(set, line)).toBeGreaterThan(0.75);
    }
  });

  it('breaks no word in order to keep an article with it', () => {
    const text = 'Ember & Oat: a neighbourhood coffee shop';
    const word = prepare('neighbourhood').width;
    expect(balanced(text, word * 1.02)).toEqual(['Ember & Oat: a', 'neighbourhood', 'coffee shop']);
  });

  it('needs no more lines than greedy breaking', () => {
    const text = 'A walk to the sea and back to the town with all of the children of the school';
    for (let width = 8; width < 40; width += 1)
      expect(balanced(text, width)).toHaveLength(breakLines(prepare(text), width).length);
  });
});

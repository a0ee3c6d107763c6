import { describe, expect, it } from 'vitest';
import { serverFontBook } from '../../fonts/generated-font-book';
import { plainTheme } from '../../testing/plain-theme';
import { breakHeading } from './break-heading';
import { breakLines, type Line } from './break-lines';
import { type PreparedText, prepareText } from './prepare-text';
import { textFont } from './text-font';

const font = textFont(plainTheme, 'body');
const prepare = (text: string) => prepareText([{ text }], font, serverFontBook());
const textOf = ({ texts }: PreparedText, line: Line) => texts.slice(line.from, line.to).join('').trimEnd();
const balanced = (text: string, width: number) => {
  const broken = breakHeading(prepare(text), width);
  return broken.lines.map((line) => textOf(broken.text, line).replaceAll('\u00a0', ' '));
};

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
  ])('ends the lines of %j with a phrase', (text, width, lines) => expect(balanced(text, width)).toEqual(lines));

  it('needs no more lines than greedy breaking', () => {
    const text = 'A walk to the sea and back to the town with all of the children of the school';
    for (let width = 8; width < 40; width += 1)
      expect(balanced(text, width)).toHaveLength(breakLines(prepare(text), width).length);
  });
});

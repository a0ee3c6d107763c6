import { expect, it } from 'vitest';
import { serverFontBook } from '../fonts/generated-font-book';
import { findStandardTheme } from '../themes/all-themes';
import { drawParagraph, setParagraph } from './measure/set-paragraph';
import { inksOn, textFont } from './measure/text-font';
import { partNumerals } from './part-numerals';

const theme = findStandardTheme('proof')!;

it.each([
  ['Loans of 247,300 books', ['Loans of ', '247,300', ' books']],
  ['57.300', ['57.300']],
  ['€4.10 a visit', ['€4.10', ' a visit']],
  ['In 2025, 14 people came.', ['In 2025, 14 people came.']],
  ['', ['']],
])('parts the numerals with separators in %j', (text, parts) => {
  expect(partNumerals([{ text, bold: true }])).toEqual(parts.map((part) => ({ text: part, bold: true })));
});

it.each(['heading', 'figure', 'display'] as const)('sets numerals without negative letter spacing as %s', (role) => {
  const font = textFont(theme, role);
  expect(font.tracking).toBeLessThan(0);
  const setting = { font, size: 20, leading: 1, inks: inksOn('ground'), colour: 'ink', balanced: true } as const;
  const set = setParagraph([{ text: 'We lent 247,300 books' }], 90, serverFontBook(), setting);
  const placed = drawParagraph(set, 0, set.lines.length, { x: 0, y: 0, width: 90 });
  const runs = [...placed.runs, ...placed.lines.flatMap((line) => line.runs)];
  expect(runs.filter(({ text }) => text.includes('247,300'))).toHaveLength(2);
  for (const { text, style } of runs) {
    if (text.includes('247')) expect(text.trim()).toBe('247,300');
    expect(style.tracking ?? 0).toBe(text.includes('247') ? 0 : font.tracking * 20);
  }
  // The measured width is that of the letters as they are drawn.
  const wide = setParagraph([{ text: '247,300' }], 900, serverFontBook(), setting);
  const same = setParagraph([{ text: '247300,' }], 900, serverFontBook(), setting);
  expect(wide.text.width).toBeGreaterThan(same.text.width);
});

it('takes linear time for a long word', () => {
  const text = '1'.repeat(400_000);
  expect(partNumerals([{ text }])).toEqual([{ text }]);
});

import { expect, it } from 'vitest';
import { partNumerals } from './measure/prepare-text';

it.each([
  ['Loans of 247,300 books', ['Loans of ', '247,300', ' books']],
  ['57.300', ['57.300']],
  ['€4.10 a visit', ['€4.10', ' a visit']],
  ['In 2025, 14 people came.', ['In 2025, 14 people came.']],
  ['', ['']],
])('parts the numerals with separators in %j', (text, parts) =>
  expect(partNumerals([{ text, bold: true }])).toEqual(parts.map((part) => ({ text: part, bold: true }))),
);

it('takes linear time for a long word', () => {
  const text = '1'.repeat(400_000);
  expect(partNumerals([{ text }])).toEqual([{ text }]);
});

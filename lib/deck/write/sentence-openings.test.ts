import { expect, it } from 'vitest';
import { growth, MOST_LINEAR_GROWTH } from '../testing/growth';
import { goesOn, isClosing, isCourtesy } from './sentence-openings';

it.each([
  'It was built from oak.',
  'In that case the fee doubles.',
  'The crane, however, weighs fifteen tonnes.',
  'Dafür wurden 3,1 km Leitung erneuert.',
  'Dans ce cas, la ville paie.',
  'Sin embargo, el precio sube.',
])('refers to the sentence before it: %s', (sentence) => expect(goesOn(sentence)).toBe(true));

it.each(['IT costs rose by 4 %.', 'Das neue Heizwerk deckt 41 % des Bedarfs.', 'La ville paie 12 euros.'])(
  'makes sense alone: %s',
  (sentence) => expect(goesOn(sentence)).toBe(false),
);

it.each(['Good morning, everyone.', 'Guten Tag zusammen!', 'Hi all,', 'Many thanks for your patience.'])(
  'is only polite: %s',
  (sentence) => expect(isCourtesy(sentence)).toBe(true),
);

it.each(['Good morning Vietnam was filmed in Thailand.', 'Thanks to rain, the harvest doubled.'])(
  'is not only polite: %s',
  (sentence) => expect(isCourtesy(sentence)).toBe(false),
);

it('finds the end of a letter', () => {
  expect(['Best wishes,\nPetra', 'Un abrazo,\nEl equipo', 'Mit freundlichen Grüßen'].every(isClosing)).toBe(true);
  expect(isClosing('Best results come from oak.')).toBe(false);
});

it('takes linear time', () => {
  for (const piece of ['We saw ', 'in the ', ', ', '; ']) {
    const work = (size: number, run: number) => () => void goesOn(`${piece.repeat(size)}${run}`);
    expect(growth(20_000, work), piece).toBeLessThan(MOST_LINEAR_GROWTH);
  }
});

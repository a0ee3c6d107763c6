import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceCards } from './balance-cards';
import type { Atom } from './cut-atoms';

const atom = (weight: number, cut = 0.1): Atom => ({ pieces: [], weight, cut });
const weights = (cards: Atom[][]): number[][] => cards.map((card) => card.map((each) => each.weight));

describe('balanceCards', () => {
  it.each([
    [
      'even weights',
      [atom(1), atom(1), atom(1), atom(1)],
      2,
      [
        [1, 1],
        [1, 1],
      ],
    ],
    ['one heavy atom', [atom(9), atom(1), atom(1), atom(1)], 2, [[9], [1, 1, 1]]],
    [
      'a preferred cut a little off the middle',
      [atom(5), atom(5), atom(5), atom(5, -0.9), atom(5), atom(5)],
      2,
      [
        [5, 5, 5],
        [5, 5, 5],
      ],
    ],
    ['a cut that costs', [atom(5), atom(5), atom(5, 3), atom(5)], 2, [[5, 5, 5], [5]]],
    ['as many cards as atoms', [atom(1), atom(50), atom(1)], 3, [[1], [50], [1]]],
  ])('distributes %s', (_name, atoms, count, expected) => {
    expect(weights(balanceCards(atoms, count))).toEqual(expected);
  });

  it('puts every atom, in order, on exactly the requested number of cards, none empty', () => {
    const arbitrary = fc.record({
      weight: fc.integer({ min: 0, max: 400 }),
      cut: fc.double({ min: -2, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(arbitrary, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (rows, wanted) => {
          const atoms = rows.map(({ weight, cut }) => atom(weight, cut));
          const cards = balanceCards(atoms, Math.min(wanted, atoms.length));
          expect(cards).toHaveLength(Math.min(wanted, atoms.length));
          expect(cards.every((card) => card.length > 0)).toBe(true);
          expect(cards.flat()).toEqual(atoms);
        },
      ),
    );
  });
});

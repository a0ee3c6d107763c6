import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Atom } from './cut-atoms';
import { balanceCards } from './deal-cards';

const atom = (weight: number, cut = 0.1): Atom => ({ pieces: [], weight, cut });

describe('balanceCards', () => {
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

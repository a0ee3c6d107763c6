import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { card, heading, paragraph } from '../testing/sample-blocks';
import { sectionsOf } from './document-sections';

const asOwn = (cards: Card[]) => cards.map((each, index) => ({ ...each, index }));
const sample = (...names: string[]) => names.map((name) => card(heading(name), paragraph('Some words.')));

describe('sectionsOf', () => {
  it('gives no number to a heading without text, which introduces the next section', () => {
    const cards = asOwn([...sample('Summary'), card(heading('What we did')), ...sample('Costs', 'People')]);
    expect([...sectionsOf(cards).values()].map(({ title, number }) => [title, number])).toEqual([
      ['Summary', 1],
      ['What we did', null],
      ['Costs', 2],
      ['People', 3],
    ]);
  });
});

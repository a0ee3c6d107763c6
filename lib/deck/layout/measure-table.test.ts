import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../lay-out-deck';
import { card, heading, prose, table } from './sample-blocks';
import { sampleOptions } from './sample-options';

/** Where each cell's first line and the middle of its lines are, as a share of the row's height; header row first. */
function places(...rows: string[][]) {
  const { cards } = layOutDeck(
    [card(heading('Cover', 1)), card(heading('Story'), table(['Name', 'About'], ...rows)), card(heading('Thank you'))],
    sampleOptions(),
  );
  const placed = cards.flatMap(({ elements }) => elements).find(({ kind }) => kind === 'table');
  if (placed?.kind !== 'table') throw new Error('no table was placed');
  return placed.rows.map(({ cells }) =>
    cells.map(({ box, paragraphs: [paragraph] }) => {
      const baselines = paragraph?.lines.map(({ baseline }) => (baseline - box.y) / box.height) ?? [];
      const [first = Number.NaN] = baselines;
      return { first, middle: (first + (baselines.at(-1) ?? Number.NaN)) / 2, lines: baselines.length };
    }),
  );
}

describe('the cells of a table', () => {
  it('are centred in a taller row where they hold one line; longer ones start at the top', () => {
    const [short, long] = places(['Bees', prose(60)])[1] ?? [];
    expect(long?.lines).toBeGreaterThan(2);
    expect(short?.middle).toBeCloseTo(long?.middle ?? 0, 5);
    expect(short?.first).toBeGreaterThan(long?.first ?? 1);
  });

  it('of one line are all in the same place of a row of their height', () => {
    const [one, other] = places(['Bees', 'fly'])[1] ?? [];
    expect(one).toEqual(other);
  });
});

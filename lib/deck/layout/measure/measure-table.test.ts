import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, prose, table } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';

/**
 * Position of the first line of each cell and of the middle of its lines, as a share of the height of the row. Header
 * row first.
 */
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

describe('table cells', () => {
  it('are centred in a taller row if they have one line, and start at the top if they have more', () => {
    const [short, long] = places(['Bees', prose(60)])[1] ?? [];
    expect(long?.lines).toBeGreaterThan(2);
    expect(short?.middle).toBeCloseTo(long?.middle ?? 0, 5);
    expect(short?.first).toBeGreaterThan(long?.first ?? 1);
  });
});

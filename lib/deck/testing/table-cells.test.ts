import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedTable } from '../placed';
import { STANDARD_THEMES } from '../themes/all-themes';
import { card, heading, table } from './sample-blocks';
import { sampleOptions } from './sample-options';

const THEMES = ['harbour', 'terracotta', 'ledger', 'blueprint', 'tundra', 'nocturne', 'broadsheet', 'concrete'];
const themes = STANDARD_THEMES.filter(({ id }) => THEMES.includes(id)).map((theme) => [theme.id, theme] as const);

type Theme = (typeof themes)[number][1];

function place(theme: Theme, block: ReturnType<typeof table>): PlacedTable {
  const cards = [card(heading('Cover', 1)), card(heading('Figures'), block), card(heading('Thank you'))];
  const placed = layOutDeck(cards, sampleOptions({ theme })).cards.flatMap(({ elements }) => elements);
  const found = placed.find(({ kind }) => kind === 'table');
  if (found?.kind !== 'table') throw new Error('no table was placed');
  return found;
}

function textOf(placed: PlacedTable, row: number, column: number) {
  const [line] = placed.rows[row]!.cells[column]!.paragraphs[0]!.lines;
  const [{ style }] = line!.runs as [(typeof line & object)['runs'][number]];
  return { left: line!.x, right: line!.x + line!.width, style };
}

describe('a table of figures', () => {
  it.each(themes)('keeps a gutter between figures and the text after them: %s', (_, theme) => {
    const costs = table(
      ['Item', 'Cost', 'Remarks'],
      ['Licences', '1,200', 'Renews every year in March and may be cancelled'],
      ['Hardware', '14,350', 'Two servers and a switch for the office'],
    );
    const placed = place(theme, costs);
    for (const row of [1, 2]) {
      const figure = textOf(placed, row, 1);
      const gap = textOf(placed, row, 2).left - figure.right;
      expect(gap).toBeGreaterThan(1.2 * figure.style.size);
    }
  });
});

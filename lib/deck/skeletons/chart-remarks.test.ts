import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import { card, heading, paragraph, table } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { TESTED_THEMES } from '../testing/tested-themes';

const REMARKS = {
  short: 'Every quarter beat the one before it.',
  long: 'Every quarter beat the one before it, although the second cold room opened only in May, and two of the eleven cooks were on leave for the whole summer.',
};
const CHARTS = {
  columns: table(['Quarter', 'Meals'], ['Q1', '12,800'], ['Q2', '14,100'], ['Q3', '16,900']),
  bars: table(
    ['Branch', 'Loans'],
    ['Harbour and docks', '640'],
    ['Hillside and east', '262'],
    ['Old town library', '97'],
  ),
  ring: table(['Item', 'Share'], ['Staff', '62 %'], ['Media', '17 %'], ['Everything else', '21 %']),
  lines: table(
    ['Month', '2024', '2025'],
    ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'].map((month, at) => [
      month,
      `${280 + at * 7}`,
      `${310 + at * 9}`,
    ]),
  ),
};

describe.each(Object.entries(REMARKS))('a %s remark on a chart', (_, remark) => {
  it.each(Object.entries(CHARTS))('leaves space for %s in every theme', (_kind, shown) => {
    for (const theme of TESTED_THEMES) {
      const { cards } = layOutDeck(
        [card(heading('Cover', 1)), card(heading('Figures'), shown, paragraph(remark))],
        sampleOptions({ theme, format: 'presentation', dimensions: '16x9' }),
      );
      expect(
        cards[1]?.elements.map(({ kind }) => kind),
        theme.id,
      ).toContain('chart');
      expect(checkPlaced(cards), theme.id).toEqual({ inside: [], overlaps: [] });
    }
  });
});

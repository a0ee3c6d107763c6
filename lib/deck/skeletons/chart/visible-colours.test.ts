import { describe, expect, it } from 'vitest';
import type { Dimensions, Format } from '../../../contract/enums';
import { layOutDeck } from '../../lay-out-deck';
import type { PlacedChart } from '../../placed';
import { card, heading, table } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { TESTED_THEMES } from '../../testing/tested-themes';
import type { DeckTheme } from '../../theme';
import { contrastRatio } from '../../themes/contrast';

const bars = () => table(['Post', 'Share'], ['Staff', '31 %'], ['Media', '17 %'], ['Buildings', '14 %']);
const TABLES = [
  // As often as the grounds of posts change.
  ...[bars(), bars(), bars(), bars()],
  table(['Quarter', 'Meals'], ['Q1', '12,800'], ['Q2', '14,100'], ['Q3', '16,900'], ['Q4', '17,600']),
  table(['Site', 'Share'], ['North', '40 %'], ['South', '30 %'], ['East', '20 %'], ['West', '10 %']),
  table(['Quarter', 'Here', 'There'], ['Q1', '€8', '€4'], ['Q2', '€9', '€5'], ['Q3', '€7', '€6']),
];

function chartsOf(theme: DeckTheme, format: Format, dimensions: Dimensions, tables = TABLES): PlacedChart[] {
  const cards = [
    card(heading('Report', 1)),
    ...tables.map((shown, at) => card(heading(`Numbers ${String.fromCharCode(65 + at)}`), shown)),
    card(heading('Thanks')),
  ];
  const options = sampleOptions({ theme, format, dimensions, layoutSequence: ['title', 'chart'] });
  return layOutDeck(cards, options).cards.flatMap(({ elements }) =>
    elements.filter((element) => element.kind === 'chart'),
  );
}

describe('the columns, bars and parts of charts', () => {
  const cases = TESTED_THEMES.map((theme) => [theme.id, theme] as const);
  it.each(cases)('are visible on their ground in %s', (_, theme) => {
    const { palette } = theme;
    for (const [format, dimensions, least] of [
      ['presentation', '16x9', 6],
      ['presentation', '4x3', 6],
      ['social', '1x1', 4],
      ['social', '9x16', 4],
    ] as const) {
      const charts = chartsOf(theme, format, dimensions);
      expect(charts.length).toBeGreaterThanOrEqual(least);
      const marks = charts.flatMap(({ chart, look }) =>
        look.marks.flat().map(({ fill, hatch, outline }) => {
          const ratio = contrastRatio(palette[hatch ?? outline ?? fill], palette[look.ground]);
          return { format, kind: chart.kind, fill, on: look.ground, ratio };
        }),
      );
      expect(marks.filter(({ ratio }) => ratio < 1.5)).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Dimensions, Format } from '../../../contract/enums';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, table } from '../../layout/sample-blocks';
import { sampleOptions } from '../../layout/sample-options';
import type { PlacedChart } from '../../placed';
import { TESTED_THEMES } from '../../testing/tested-themes';
import type { DeckTheme } from '../../theme';
import { findStandardTheme } from '../../themes/all-themes';
import { colourDistance, contrastRatio } from '../../themes/contrast';

const bars = () => table(['Post', 'Share'], ['Staff', '31 %'], ['Media', '17 %'], ['Buildings', '14 %']);
const years = (...names: string[]) =>
  table(
    ['Branch', ...names],
    ...['Main', 'Docks', 'Hill', 'North', 'West'].map((each, at) => [
      each,
      ...names.map((_, own) => `${30 + at + own}`),
    ]),
  );
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

describe('series that are times', () => {
  const coloursOf = (theme: DeckTheme, format: Format, dimensions: Dimensions, ...names: string[]) => {
    const charts = chartsOf(theme, format, dimensions, [years(...names)]);
    expect(charts.length).toBeGreaterThan(0);
    return charts[0]!.look.marks.map(([mark]) => mark!.fill);
  };

  const cases = TESTED_THEMES.map((theme) => [theme.id, theme] as const);
  it.each(cases)('have the emphasized colour for the latest in %s', (_, theme) => {
    for (const [format, dimensions] of [
      ['presentation', '16x9'],
      ['social', '4x5'],
    ] as const) {
      const [accent, other] = coloursOf(theme, format, dimensions, 'Loans', 'Visits');
      expect(coloursOf(theme, format, dimensions, '2024', '2025')).toEqual([other, accent]);
      expect(coloursOf(theme, format, dimensions, 'This year', 'Last year')).toEqual([accent, other]);
    }
  });

  it('are paler the earlier they are', () => {
    const { palette } = findStandardTheme('almanac')!;
    const colours = coloursOf(findStandardTheme('almanac')!, 'presentation', '16x9', '2023', '2024', '2025');
    const [oldest, middle] = colours.map((token) => contrastRatio(palette[token], palette.ground));
    expect(middle).toBeGreaterThan(oldest!);
    expect(colours[2]).toBe('accent');
  });

  it('have no colour near the accent beside the latest, if there is another', () => {
    for (const [id, format, dimensions] of [
      ['field-notes', 'social', '4x5'],
      ['harbour', 'presentation', '16x9'],
    ] as const) {
      const theme = findStandardTheme(id)!;
      const [, middle, latest] = coloursOf(theme, format, dimensions, '2023', '2024', '2025');
      expect(latest).toBe('accent');
      expect(colourDistance(theme.palette[middle!], theme.palette.accent)).toBeGreaterThanOrEqual(75);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { serverFontBook } from '../fonts/generated-font-book';
import { layOutDeck } from '../lay-out-deck';
import { makeCards } from '../make-cards';
import { findStandardTheme } from '../themes/all-themes';

const COLUMNS = '## Meals\n\n| Quarter | Meals |\n|---|---|\n| Q1 | 12,800 |\n| Q2 | 3,100 |\n| Q3 | 17,600 |';
const BARS =
  '## Meals\n\n| Site | Meals |\n|---|---|\n| Harbour and docks | 4,200 |\n| Hillside and east | 430 |\n| Old town library | 61 |';

const RING = '## Hours\n\n| Site | Share |\n|---|---|\n| North | 45 % |\n| South | 35 % |\n| East | 20 % |';

describe('charts of Poster and Keynote', () => {
  it.each([
    ['columns', COLUMNS, '16x9'],
    ['columns', COLUMNS, '4x3'],
    ['bars', BARS, '16x9'],
    ['bars', BARS, '4x3'],
    ['rings', RING, '16x9'],
    ['rings', RING, '4x3'],
  ] as const)(
    'draws %s as one chart, with its numbers for programs that draw it themselves',
    (_, inputText, dimensions) => {
      for (const theme of ['citrus', 'night-shift']) expectChart(inputText, dimensions, theme);
    },
  );
});

function expectChart(inputText: string, dimensions: '16x9' | '4x3', theme: string): void {
  const format = 'presentation';
  const { cards } = makeCards({
    inputText,
    textMode: 'preserve',
    cardSplit: 'inputTextBreaks',
    numCards: 1,
    amount: 'medium',
    format,
  });
  const placed = layOutDeck(cards, {
    theme: findStandardTheme(theme)!,
    format,
    dimensions,
    headerFooter: null,
    fonts: serverFontBook(),
    layoutSequence: null,
    additionalInstructions: null,
  }).cards;
  const chart = placed[0]!.elements.find((element) => element.kind === 'chart');
  expect(chart?.chart.categories).toHaveLength(3);
  expect(chart?.look.marks[0]).toHaveLength(3);
  expect(checkPlaced(placed)).toEqual({ inside: [], overlaps: [] });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { checkPlaced } from '../../check/check-placed';
import { layOutDeck } from '../../lay-out-deck';
import type { PlacedCard, PlacedChart, PlacedText } from '../../placed';
import { findLostWords } from '../../testing/find-lost-words';
import { deckFrom } from '../../testing/sample-deck';
import { sampleOptions } from '../../testing/sample-options';
import { findStandardTheme } from '../../themes/all-themes';

const TABLES = {
  column: ['Quarter | Meals', 'Q1 | 12,800', 'Q2 | 14,100', 'Q3 | 16,900', 'Q4 | 17,600'],
  clusters: ['Quarter | Here | There', 'Q1 | €8 | €4', 'Q2 | €9 | €5', 'Q3 | €7 | €6'],
  negative: ['Month | Result', 'May | −3.2 %', 'June | 1.4 %', 'July | 4.8 %'],
  bar: ['Source | Kilos', 'Supermarkets in town | 18,400', 'The wholesale market | 31,700', 'Gardens | −2,100'],
  stacked: ['Site | Staff | Trainees', 'North | 60 % | 40 %', 'South | 55 % | 45 %', 'East | 30 % | 70 %'],
  line: [
    'Year | Meals | Guests',
    ...Array.from({ length: 8 }, (_, at) => `${2018 + at} | ${20 + at} | ${48 - at * 3}`),
  ],
};

function layOut(rows: string[], dimensions: '16x9' | '4x3' | 'fluid' = '16x9') {
  const [head, ...body] = rows.map((row) => `| ${row} |`);
  const rule = `|${rows[0]!.replace(/[^|]+/g, '---')}|`;
  const inputText = `# Deck\n\nA title\n---\n## Numbers\n\n${[head, rule, ...body].join('\n')}`;
  const made = deckFrom(inputText, { cardSplit: 'inputTextBreaks' });
  const { cards } = layOutDeck(
    made.cards,
    sampleOptions({ theme: findStandardTheme('proof')!, title: 'Deck', dimensions }),
  );
  return { source: made.cards[1]!, card: cards[1]!, cards };
}

const chartsOf = ({ elements }: PlacedCard) =>
  elements.filter((element): element is PlacedChart => element.kind === 'chart');

function placed(rows: string[]) {
  const found = layOut(rows);
  const [chart] = chartsOf(found.card);
  if (!chart) throw new Error('no chart was placed');
  return { ...found, chart };
}

const words = ({ drawing }: PlacedChart) =>
  drawing
    .filter((part): part is PlacedText => part.kind === 'text')
    .flatMap(({ paragraphs }) =>
      paragraphs.map(({ lines }) => lines.map((line) => line.runs.map(({ text }) => text).join('')).join(' ')),
    );

describe('drawChart', () => {
  it.each(Object.entries(TABLES))('puts a %s chart on the card as one element with a full description', (_, rows) => {
    const { source, card, chart } = placed(rows);
    expect(checkPlaced([card])).toEqual({ inside: [], overlaps: [] });
    expect(findLostWords(source, [card])).toEqual([]);
    expect(words(chart)).toEqual(
      expect.arrayContaining([...chart.chart.categories, ...chart.chart.series.flatMap(({ labels }) => labels)]),
    );
    expect(chart.alt).toContain(chart.chart.categories[0]);
  });

  it('writes a negative value below its column, and starts the axis below it', () => {
    const { chart } = placed(TABLES.negative);
    const low = chart.drawing.find(
      (part) => part.kind === 'text' && words({ ...chart, drawing: [part] })[0] === '−3.2 %',
    );
    const zero = chart.drawing.at(-1)!.box.y;
    expect(low!.box.y).toBeGreaterThan(zero);
    expect(chart.look.low).toBeLessThan(-3.2);
  });

  it('neither loses nor covers anything, whatever the numbers and labels', () => {
    const label = fc.constantFrom(
      'Q1',
      '2019',
      'The wholesale market on the ring road',
      'שוק העיר',
      'Gardens & "more"',
    );
    const number = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constantFrom(0, 7, 12_345, 999_999_999));
    const cell = fc.oneof(
      { weight: 9, arbitrary: number.map((value) => value.toLocaleString('en')) },
      { weight: 1, arbitrary: fc.constant('') },
    );
    const table = fc.integer({ min: 1, max: 4 }).chain((series) =>
      fc
        .array(fc.tuple(label, fc.array(cell, { minLength: series, maxLength: series })), {
          minLength: 3,
          maxLength: 12,
        })
        .map((rows) => [
          `Label | ${Array.from({ length: series }, (_, at) => `Series ${at + 1}`).join(' | ')}`,
          ...rows.map(([name, cells]) => [name, ...cells].join(' | ')),
        ]),
    );
    forAll(
      { numRuns: 120 },
      table,
      fc.constantFrom('16x9' as const, '4x3' as const, 'fluid' as const),
      (rows, dimensions) => {
        const { source, cards } = layOut(rows, dimensions);
        const pages = cards.filter(({ index }) => index === 1);
        expect(checkPlaced(pages)).toEqual({ inside: [], overlaps: [] });
        expect(findLostWords(source, pages)).toEqual([]);
        for (const { look, drawing } of pages.flatMap(chartsOf)) {
          const boxes = [look.plot, ...drawing.map(({ box }) => box)];
          expect(
            boxes.flatMap(({ x, y, width, height }) => [x, y, width, height, look.low]).every(Number.isFinite),
          ).toBe(true);
        }
      },
    );
  });
});

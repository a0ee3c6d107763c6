import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../blocks';
import { card, heading, list, table } from '../testing/sample-blocks';
import { blockText } from '../text/block-text';
import { plainText } from '../text/text-runs';
import { findTotal } from './marked-rows';
import { readTableChart } from './read-chart';
import { readContent } from './read-content';
import { readVisual } from './read-visual';

/** The table of `rows` in which a bar separates the cells. */
function tableOf(...rows: string[]): BlockOf<'table'> {
  const [head, ...body] = rows.map((row) => row.split('|'));
  return table(head!, ...body) as BlockOf<'table'>;
}

describe('a row of totals', () => {
  it('is found by its sums, whatever its name', () => {
    const bill = tableOf('Post|Euro', 'Staff|120', 'Rent|60', 'Heat|20', 'Zusammen|200');
    expect(plainText(findTotal(bill)!.total.runs)).toContain('200');
    expect(readTableChart(bill)?.categories).toHaveLength(3);
  });

  it.each([
    ['another figure', ['Post|Euro', 'Staff|120', 'Rent|60', 'Heat|20', 'Total|190']],
    ['a year', ['Year|Euro', '2021|1', '2022|2', '2023|3', '2024|6']],
  ])('is not seen in %s', (_, rows) => expect(findTotal(tableOf(...rows))).toBeNull());
});

it('leaves the sum of a list and what follows out of its chart, and keeps them as remarks', () => {
  const costs = list('Soil: £400', 'Timber: £350', 'Tools: £250', 'Total: £1,000', 'Plan: £1,100');
  const shown = readVisual(readContent(card(heading('By item'), costs)))!;
  expect(shown.visual).toMatchObject({ kind: 'chart', chart: { categories: ['Soil', 'Timber', 'Tools'] } });
  expect(shown.after.map(blockText)).toEqual(['Total: £1,000', 'Plan: £1,100']);
});

it.each([
  ['chart', ['Solar: 38 %', 'Wind: 33 %', 'Gas: 28 %']],
  ['stats', ['Margin Q1: 33.4 %', 'Margin Q2: 31.9 %', 'Margin Q3: 32.2 %']],
])('draws shares that add up to 100 as one whole: %s', (kind, items) =>
  expect(readVisual(readContent(card(heading('Result'), list(...items))))?.visual.kind).toBe(kind),
);

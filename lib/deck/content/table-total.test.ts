import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../blocks';
import { table } from '../testing/sample-blocks';
import { plainText } from '../text/text-runs';
import { readTableChart } from './read-chart';
import { findTotal } from './table-total';

const tableOf = ([head, ...rows]: string[][]) => table(head!, ...rows) as BlockOf<'table'>;
const totalOf = (...rows: string[][]) => {
  const found = findTotal(tableOf(rows));
  return found && plainText(found.total.runs);
};

describe('a row of totals', () => {
  it.each([
    [
      'whatever its name',
      [
        ['Post', 'Euro'],
        ['Staff', '120'],
        ['Rent', '60'],
        ['Heat', '20'],
        ['Zusammen', '200'],
      ],
    ],
  ])('is found by its sums: %s', (_name, rows) => {
    expect(totalOf(...rows)).not.toBeNull();
    expect(readTableChart(tableOf(rows))?.categories).toHaveLength(3);
  });

  it.each([
    [
      'another figure',
      [
        ['Post', 'Euro'],
        ['Staff', '120'],
        ['Rent', '60'],
        ['Heat', '20'],
        ['Total', '190'],
      ],
    ],
    [
      'a year',
      [
        ['Year', 'Euro'],
        ['2021', '1'],
        ['2022', '2'],
        ['2023', '3'],
        ['2024', '6'],
      ],
    ],
  ])('is not seen in %s', (_name, rows) => {
    expect(totalOf(...rows)).toBeNull();
  });
});

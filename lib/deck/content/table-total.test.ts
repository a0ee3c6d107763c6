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
    [
      'with rounded shares',
      [
        ['Post', 'Share'],
        ['A', '33.3 %'],
        ['B', '33.3 %'],
        ['C', '33.3 %'],
        ['', '100 %'],
      ],
    ],
    [
      'with separators',
      [
        ['Post', '€'],
        ['A', '1,200'],
        ['B', '2,300'],
        ['C', '900'],
        ['All', '4,400'],
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
    [
      'only one column adds up',
      [
        ['A', 'B', 'C'],
        ['x', '1', '1'],
        ['y', '2', '1'],
        ['z', '3', '1'],
        ['all', '6', '9'],
      ],
    ],
    [
      'nothing',
      [
        ['Post', 'Euro'],
        ['A', '0'],
        ['B', '0'],
        ['C', '0'],
        ['D', '0'],
      ],
    ],
  ])('is not seen in %s', (_name, rows) => {
    expect(totalOf(...rows)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { seriesAges } from './series-ages';

const agesOf = (...names: string[]) =>
  seriesAges({ series: names.map((name) => ({ name, values: [1], labels: ['1'] })) });

describe('seriesAges', () => {
  it.each([
    ['2023', '2024', '2025'],
    ['Q1', 'Q2', 'Q3'],
    ['Q4 2024', 'Q1 2025', 'Q2 2025'],
    ['January', 'February', 'March'],
    ['2024', '2025', '2026 (four months)'],
    ['Last year', 'This year', 'Next year'],
    ['Sales 2023', 'Sales 2024', 'Sales 2025'],
    ['FY2023', 'FY2024', 'FY2025'],
  ])('counts from the last of %s, %s, %s', (...names) => {
    expect(agesOf(...names)).toEqual([2, 1, 0]);
  });

  it.each([
    ['2025', '2024'],
    ['Q2 2025', 'Q1 2025'],
    ['This year', 'Last year'],
    ['Dieses Jahr', 'Vorjahr'],
    ['This year', '2024'],
    ['After', 'Before'],
    ['Sales 2025', 'Sales 2024'],
  ])('counts from %s if the table begins with it', (...names) => {
    expect(agesOf(...names)).toEqual([0, 1]);
  });

  it.each([['Mill Street', 'Harbour'], ['Plan 2025', 'Sales 2024'], ['2025', 'Change'], ['', '2025'], ['2025']])(
    'is null for %s, %s',
    (...names) => {
      expect(agesOf(...names)).toBeNull();
    },
  );
});

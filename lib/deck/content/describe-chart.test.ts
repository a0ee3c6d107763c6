import { describe, expect, it } from 'vitest';
import { describeChart } from './chart-facts';

const labels = ['12,800', '', '16,900'];
const values = [12_800, null, 16_900];

describe('describeChart', () => {
  it('includes the kind and every value as written', () => {
    const chart = { kind: 'line', axis: 'Quarter', categories: ['Q1', 'Q2', 'Q3'] } as const;
    const series = [{ name: 'Meals', values, labels }];
    expect(describeChart({ ...chart, categories: [...chart.categories], series })).toBe(
      'Line chart: Meals: Q1 12,800, Q3 16,900',
    );
    expect(
      describeChart({
        ...chart,
        kind: 'doughnut',
        categories: [...chart.categories],
        series: [{ ...series[0]!, name: '' }],
      }),
    ).toBe('Doughnut chart: Q1 12,800, Q3 16,900');
  });

  it('limits the length and never splits a character', () => {
    const categories = Array.from({ length: 12 }, () => '👩‍🌾'.repeat(100));
    const one = { name: '', values: categories.map(() => 1), labels: categories.map(() => '1') };
    const series = [one, one, one, one];
    const said = describeChart({ kind: 'bar', axis: '', categories, series });
    expect(said.length).toBeLessThan(1_050);
    expect(said).toMatch(/…$/);
    expect(said.isWellFormed?.() ?? true).toBe(true);
  });
});

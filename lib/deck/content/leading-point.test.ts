import { describe, expect, it } from 'vitest';
import type { ChartData } from '../visual';
import { leadingPoint, leadingStat } from './chart-facts';

const chart = (values: (number | null)[], categories = ['Q1', 'Q2', 'Q3', 'Q4']): ChartData => ({
  kind: 'column',
  axis: 'Quarter',
  categories,
  series: [{ name: 'Meals', values, labels: values.map(String) }],
});

describe('leadingPoint', () => {
  it('highlights the highest value, including over time', () => {
    expect(leadingPoint(chart([3, 9, 4, 1]))).toBe(1);
    expect(leadingPoint(chart([-3, -9, null, -1]))).toBe(3);
    expect(leadingPoint(chart([9, 9, 4, 1]))).toBe(-1);
  });

  it('highlights the value named in the heading', () => {
    expect(leadingPoint(chart([3, 9, 4, 1]), 'Why Q4 was hard')).toBe(3);
    expect(leadingPoint(chart([3, 9], ['Café', 'Old Mill']), 'The cafe in numbers')).toBe(0);
  });
});

it('highlights the largest of figures with one unit, and no other', () => {
  const lead = (...figures: string[]) => leadingStat(figures.map((figure) => ({ figure })));
  expect(lead('€410', '€4,200')).toBe(1);
  expect(lead('214', '1,238', '41')).toBe(-1);
  expect(lead('98 %', '4.7 of 5')).toBe(-1);
  expect(lead('7 %', '7 %', '3 %')).toBe(-1);
});

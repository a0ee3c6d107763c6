import { describe, expect, it } from 'vitest';
import { seriesFormats } from './number-format';

const formatOf = (label: string, value: number) => seriesFormats([value], [label]).series;

describe('seriesFormats', () => {
  it.each([
    ['12,800', 12_800, '#,##0'],
    ['€1.84', 1.84, '"€"0.00'],
    ['38 %', 38, '0" %"'],
    ['4.2M', 4.2e6, '0.0,,"M"'],
    ['21.4K', 21_400, '0.0,"K"'],
    ['3 bn', 3e9, '0,,," bn"'],
    ['1.280,50 €', 1_280.5, '[$-407]#,##0.00" €"'],
    ["12'800", 12_800, '[$-807]#,##0'],
    ['12 800', 12_800, '[$-40C]#,##0'],
    ['−3.2 %', -3.2, '0.0" %";"−"0.0" %"'],
    ['-€4', -4, '"€"0;"-€"0'],
    ['~40', 40, '"~"0'],
    ['24/7', 24, '0"/7"'],
    ['no number', 7, 'General'],
    ['40', 41, 'General'],
    ['5"', 5, '0\\"'],
  ])('shows %s as it was written', (label, value, format) => {
    expect(formatOf(label, value)).toBe(format);
  });

  it('uses the most common format for the series, and sets the others by index', () => {
    const { series, points } = seriesFormats([5, -4, null, 7.5, 8], ['5', '−4', '', '7.5', '8']);
    expect(series).toBe('0;"−"0');
    expect([...points]).toEqual([[3, '0.0']]);
  });

  it('never gives a format that is too long for a spreadsheet', () => {
    expect(formatOf(`${'x'.repeat(500)} 5`, 5)).toBe('General');
  });
});

import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../blocks';
import { readTableChart } from '../content/read-chart';
import { table } from '../testing/sample-blocks';
import { TYPE } from './chart-parts';
import { columns, doughnut, labelHeights, rows } from './chart-plots';
import { CHARTS } from './styles/charts';

describe('the labels at the ends of lines', () => {
  it('are level with their points if there is space', () => {
    expect(labelHeights([100, 200])).toEqual([100 + TYPE * 0.34, 200 + TYPE * 0.34]);
  });

  it.each([[[100, 104]], [[104, 100]], [[100, 101, 102, 103]], [[100, 100]]])('do not overlap at %j', (ends) => {
    const heights = labelHeights(ends).toSorted((one, other) => one - other);
    for (const [at, height] of heights.entries())
      if (at > 0) expect(height - heights[at - 1]!).toBeGreaterThanOrEqual(TYPE);
  });

  it('keep the order of their lines', () => {
    const [lower, upper] = labelHeights([104, 100]) as [number, number];
    expect(lower).toBeGreaterThan(upper);
  });
});

describe('a chart with negative columns', () => {
  it('has its values above its labels', () => {
    const shown = table(['Month', 'Result'], ['January', '−3.2 %'], ['February', '1.4 %'], ['March', '4.8 %']);
    const { text } = columns(readTableChart(shown as BlockOf<'table'>)!);
    const lineOf = (words: string) => Number(new RegExp(` y="([\\d.]+)"[^>]*>${words}<`).exec(text)?.[1]);
    expect(lineOf('January') - lineOf('−3.2 %')).toBeGreaterThanOrEqual(TYPE);
  });
});

describe('the type of a chart', () => {
  const shown = table(['Month', 'Loans'], ['January', '12'], ['February', '14'], ['March', '18']);
  const chart = readTableChart(shown as BlockOf<'table'>)!;
  const sizeIn = (drawn: { text: string }, width: number) =>
    (TYPE * width) / Number(/viewBox="0 0 ([\d.]+)/.exec(drawn.text)?.[1]);

  it('has at least 13 px in the narrowest place of the wide drawing', () => {
    const most = Number(/@container\(max-width:(\d+)px\)\{\.chart \.wide\{display:none\}/.exec(CHARTS)?.[1]);
    expect(sizeIn(columns(chart), most + 1)).toBeGreaterThanOrEqual(13);
    expect(sizeIn(rows(chart, false), most + 1)).toBeGreaterThanOrEqual(13);
  });

  it('has at least 12 px in a tile on a phone 320 px wide, and 13 px beside other charts', () => {
    const least = Number(/\.charts\{[^}]*min\(100%,(\d+)px\)/.exec(CHARTS)?.[1]);
    expect(sizeIn(rows(chart, true), 237)).toBeGreaterThanOrEqual(12);
    expect(sizeIn(rows(chart, true), least)).toBeGreaterThanOrEqual(13);
  });

  it('has at least 13 px in a ring beside its legend', () => {
    const least = Number(/\.ch-doughnut \.plot\{[^}]*minmax\((\d+)px/.exec(CHARTS)?.[1]);
    expect(sizeIn(doughnut(chart), least)).toBeGreaterThanOrEqual(13);
  });
});

describe('a long label beside or above its bar', () => {
  const long = 'Supermarkets and bakeries on the ring road';
  const chart = readTableChart(
    table(['Source', 'Kilos'], [long, '18'], ['Market', '31'], ['Gardens', '2']) as BlockOf<'table'>,
  )!;

  it.each([false, true])('has two lines, centred on the bar or clear of it (narrow: %s)', (isNarrow) => {
    const { text } = rows(chart, isNarrow);
    const [first, second] = [...text.matchAll(/ y="([\d.]+)"[^>]*class="cat"/g)].map(([, y]) => Number(y)) as [
      number,
      number,
    ];
    expect(text).not.toContain('…');
    expect(second - first).toBeGreaterThanOrEqual(TYPE);
    const [, y, height] = /<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/.exec(text)!;
    if (isNarrow) expect(second).toBeLessThan(Number(y));
    else expect(Math.abs((first + second) / 2 - TYPE * 0.34 - Number(y) - Number(height) / 2)).toBeLessThan(1);
    expect(first).toBeGreaterThan(TYPE * 0.6);
  });
});

import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../blocks';
import { table } from '../layout/sample-blocks';
import { readTableChart } from '../visual/read-chart';
import { TYPE } from './chart-parts';
import { columns, labelHeights } from './chart-plots';

describe('the labels at the ends of lines', () => {
  it('are above their points if there is space', () => {
    expect(labelHeights([100, 200])).toEqual([86, 186]);
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

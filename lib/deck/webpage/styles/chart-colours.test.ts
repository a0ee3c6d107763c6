import { describe, expect, it } from 'vitest';
import { textOn } from '../../skeletons/chart/draw-bars-and-columns';
import { visibleLook } from '../../skeletons/chart/draw-chart';
import { TESTED_THEMES } from '../../testing/tested-themes';
import type { ColourToken } from '../../theme';
import { colourDistance, contrastRatio } from '../../themes/contrast';
import { CHART_KINDS, type ChartData } from '../../visual';
import { MANNERS } from '../manners';
import { chartColours, chartGround } from './chart-colours';

const BANDS: readonly ColourToken[] = ['ground', 'surface', 'accent', 'second', 'third', 'fourth'];
const cases = TESTED_THEMES.flatMap((theme) =>
  BANDS.flatMap((band) => CHART_KINDS.map((kind) => [kind, theme.id, band, theme] as const)),
);

describe('the marks of charts on a webpage', () => {
  it.each(cases)('are visible and differ from their neighbours in a %s chart in %s on %s', (kind, _, band, theme) => {
    const { palette, skeleton } = theme;
    const { chart: look } = MANNERS[skeleton!];
    const ground = chartGround(band, look);
    const values = { name: '', values: [1], labels: ['1'] };
    for (const series of [[values], [values, values]]) {
      const chart: ChartData = { kind, axis: '', categories: ['A'], series };
      const given = chartColours(chart, look, ground, palette);
      // A single series has two colours, several series four, and a ring those that are visible.
      const { accent, colours, outline } = kind === 'doughnut' ? visibleLook(given, kind, ground, palette) : given;
      const marks = [accent, ...colours].slice(0, kind === 'doughnut' ? 9 : series.length === 1 ? 2 : 4);
      const seen = (mark: ColourToken) => contrastRatio(palette[outline ?? mark], palette[ground]);
      expect(marks.filter((mark) => seen(mark) < 1.5)).toEqual([]);
      const next = kind === 'doughnut' ? [...marks.slice(1), marks[0]!] : marks.slice(1);
      expect(next.filter((mark, at) => colourDistance(palette[mark], palette[marks[at]!]) < 40)).toEqual([]);
      if (kind === 'stacked' && series.length > 1)
        expect(marks.filter((mark) => contrastRatio(palette[textOn(mark)], palette[mark]) < 4.5)).toEqual([]);
    }
  });
});

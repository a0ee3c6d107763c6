import type { ChartData } from '../visual';

/** The charts to draw: one for each series if they cannot share an axis, otherwise the chart itself. */
export function splitChart({ isSeparate, ...chart }: ChartData): ChartData[] {
  if (!isSeparate) return [chart];
  return chart.series.map((series) => ({ ...chart, series: [series] }));
}

import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedChart } from '@/lib/deck/placed';
import { standInWidth, WIDE_STAND_IN } from '../stand-in-text';

/** Value labels are not scaled below this. A few may touch instead. */
const MIN_SCALE = 0.75;

/** Shrinks a chart's value labels so that they do not overlap, even in a wider face than the theme's. */
export function fitValues(placed: PlacedChart, book: FontBook): PlacedChart {
  const { chart, look } = placed;
  if (chart.kind === 'bar' || chart.kind === 'doughnut') return placed;
  const labelsPerCategory = chart.kind === 'column' ? chart.series.length : 1;
  const room = look.plot.width / Math.max(1, chart.categories.length) / labelsPerCategory;
  const labels = chart.series.flatMap((series) => series.labels);
  const widest = Math.max(0, ...labels.map((label) => standInWidth(label, look.value, WIDE_STAND_IN, book)));
  if (widest <= room) return placed;
  const size = look.value.size * Math.max(MIN_SCALE, (room / widest) * 0.98);
  return { ...placed, look: { ...look, value: { ...look.value, size } } };
}

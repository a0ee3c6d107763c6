import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedChart } from '@/lib/deck/placed';
import type { PackageParts } from '../package-parts';
import { Relationships } from '../relationships';
import type { SlideContext } from '../slide-context';
import { standInWidth, WIDE_STAND_IN } from '../stand-in-text';
import { chartXml } from './chart-part';
import { seriesFormats } from './number-format';
import { chartWorkbook } from './workbook';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes charts into a package, each with its workbook.
 * @returns a function that returns the path of a chart's part
 */
export function chartParts(parts: PackageParts): (chart: PlacedChart, context: SlideContext) => string {
  let written = 0;
  return (chart, context) => {
    const placed = fitValues(chart, context.book);
    written += 1;
    const path = `/ppt/charts/chart${written}.xml`;
    const data = `/ppt/embeddings/Microsoft_Excel_Sheet${written}.xlsx`;
    const formats = placed.chart.series.map(({ values, labels }) => seriesFormats(values, labels));
    const relationships = new Relationships();
    const workbook = relationships.to('package', data);
    parts.add(path, 'chart', chartXml(placed, formats, workbook, context), relationships);
    parts.addStored(
      data,
      chartWorkbook(
        placed.chart,
        formats.map(({ series }) => series),
      ),
      WORKBOOK,
    );
    return path;
  };
}

/** Value labels are not scaled below this. A few may touch instead. */
const MIN_SCALE = 0.75;

/** Shrinks a chart's value labels so that they do not overlap, even in a wider face than the theme's. */
function fitValues(placed: PlacedChart, book: FontBook): PlacedChart {
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

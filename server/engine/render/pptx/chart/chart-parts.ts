import type { PlacedChart } from '@/lib/deck/placed';
import type { PackageParts } from '../package-parts';
import { Relationships } from '../relationships';
import type { SlideContext } from '../slide-context';
import { chartXml } from './chart-part';
import { fitValues } from './fit-values';
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

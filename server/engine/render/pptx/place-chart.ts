import type { PlacedChart } from '@/lib/deck/placed';
import { transform } from './shape-properties';
import type { SlideContext } from './slide-context';
import { type XmlElement, xml } from './xml';

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

/** A chart as a native chart, whose numbers can be edited. */
export function placeChart(chart: PlacedChart, context: SlideContext): XmlElement {
  const id = context.nextId();
  return xml(
    'p:graphicFrame',
    null,
    xml(
      'p:nvGraphicFramePr',
      null,
      xml('p:cNvPr', { id, name: `Chart ${id}`, descr: chart.alt }),
      xml('p:cNvGraphicFramePr', null, xml('a:graphicFrameLocks', { noGrp: true })),
      xml('p:nvPr'),
    ),
    transform('p:xfrm', chart.box),
    xml(
      'a:graphic',
      null,
      xml('a:graphicData', { uri: CHART }, xml('c:chart', { 'xmlns:c': CHART, 'r:id': context.chart(chart) })),
    ),
  );
}

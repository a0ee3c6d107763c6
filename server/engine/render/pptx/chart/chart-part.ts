import type { FontBook } from '@/lib/deck/fonts/font-book';
import type { PlacedChart } from '@/lib/deck/placed';
import { toEmu } from '@/lib/deck/units';
import type { ChartKind } from '@/lib/deck/visual';
import { type PackageParts, Relationships } from '../package-parts';
import { fillOf } from '../scheme-colours';
import type { SlideContext } from '../slide-context';
import { standInWidth, WIDE_STAND_IN } from '../stand-in-text';
import { DRAWING, type XmlElement, xml } from '../xml';
import { type SeriesFormats, seriesFormats, seriesXml, textXml } from './chart-series';
import { chartWorkbook } from './workbook';

const NAMESPACES = {
  'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  ...DRAWING,
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
} as const;

const CATEGORY_AXIS = 111_111_111;
const VALUE_AXIS = 222_222_222;
const AXIS_LINE = toEmu(1.5);

/** `chartN.xml` (ECMA-376 part 1, 21.2): a chart with its data, styled as we draw it. */
export function chartXml(
  placed: PlacedChart,
  formats: readonly SeriesFormats[],
  workbook: string,
  context: SlideContext,
): XmlElement {
  return xml(
    'c:chartSpace',
    NAMESPACES,
    xml('c:date1904', { val: 0 }),
    xml('c:roundedCorners', { val: 0 }),
    xml(
      'c:chart',
      xml('c:autoTitleDeleted', { val: 1 }),
      xml(
        'c:plotArea',
        layoutXml(placed),
        groupXml(placed, formats, context),
        placed.chart.kind === 'doughnut' ? [] : axesXml(placed, context),
        xml('c:spPr', xml('a:noFill'), xml('a:ln', xml('a:noFill'))),
      ),
      xml('c:plotVisOnly', { val: 1 }),
      xml('c:dispBlanksAs', { val: 'gap' }),
    ),
    xml('c:spPr', xml('a:noFill'), xml('a:ln', xml('a:noFill'))),
    textXml(placed.look.category, context),
    xml('c:externalData', { 'r:id': workbook }, xml('c:autoUpdate', { val: 0 })),
  );
}

/** The position of the inner plot area, if known. The axis labels go around it. */
function layoutXml({ box, look: { plot } }: PlacedChart): XmlElement {
  const share = (value: number, whole: number) => {
    const part = value / whole;
    return Number.isFinite(part) ? Math.round(Math.min(1, Math.max(0, part)) * 1e5) / 1e5 : 0;
  };
  return xml(
    'c:layout',
    xml(
      'c:manualLayout',
      xml('c:layoutTarget', { val: 'inner' }),
      xml('c:xMode', { val: 'edge' }),
      xml('c:yMode', { val: 'edge' }),
      xml('c:x', { val: share(plot.x - box.x, box.width) }),
      xml('c:y', { val: share(plot.y - box.y, box.height) }),
      xml('c:w', { val: share(plot.width, box.width) }),
      xml('c:h', { val: share(plot.height, box.height) }),
    ),
  );
}

function groupXml(placed: PlacedChart, formats: readonly SeriesFormats[], context: SlideContext): XmlElement {
  const series = placed.chart.series.map((_, at) => seriesXml(placed, at, formats[at]!, context));
  const axes = [xml('c:axId', { val: CATEGORY_AXIS }), xml('c:axId', { val: VALUE_AXIS })];
  const { kind } = placed.chart;
  switch (kind) {
    case 'line':
      return xml(
        'c:lineChart',
        xml('c:grouping', { val: 'standard' }),
        xml('c:varyColors', { val: 0 }),
        series,
        xml('c:marker', { val: 1 }),
        axes,
      );
    case 'doughnut':
      return xml(
        'c:doughnutChart',
        xml('c:varyColors', { val: 1 }),
        series,
        xml('c:firstSliceAng', { val: Math.round(placed.look.start ?? 0) % 360 }),
        xml('c:holeSize', { val: Math.round(Math.min(90, Math.max(10, placed.look.hole * 100))) }),
      );
    default:
      return xml(
        'c:barChart',
        xml('c:barDir', { val: kind === 'bar' ? 'bar' : 'col' }),
        xml('c:grouping', { val: kind === 'stacked' ? 'stacked' : 'clustered' }),
        xml('c:varyColors', { val: 0 }),
        series,
        xml('c:gapWidth', { val: gapWidth(placed) }),
        xml('c:overlap', { val: kind === 'stacked' ? 100 : overlap(placed) }),
        axes,
      );
  }
}

/** The gap between groups, in hundredths of the width of one bar. */
function gapWidth({ chart, look: { gap, between } }: PlacedChart): number {
  const bars = chart.kind === 'stacked' ? 1 : chart.series.length;
  const bar = ((1 - gap) / bars) * (1 - between);
  return Math.round(Math.min(500, Math.max(0, (gap / Math.max(bar, 0.001)) * 100)));
}

function overlap({ look: { between } }: PlacedChart): number {
  return between === 0 ? 0 : -Math.round(Math.min(100, Math.max(0, (between / Math.max(1 - between, 0.001)) * 100)));
}

const SIDES = { bar: ['l', 'b'], column: ['b', 'l'], stacked: ['b', 'l'], line: ['b', 'l'] } as const satisfies Record<
  Exclude<ChartKind, 'doughnut'>,
  readonly [string, string]
>;

/** The axes. The value axis is hidden, because each value is labelled. */
function axesXml({ chart, look }: PlacedChart, context: SlideContext): XmlElement[] {
  const { kind } = chart;
  const [side, otherSide] = SIDES[kind === 'doughnut' ? 'column' : kind];
  return [
    xml(
      'c:catAx',
      xml('c:axId', { val: CATEGORY_AXIS }),
      // Horizontal bars are in order from the top.
      xml('c:scaling', xml('c:orientation', { val: kind === 'bar' ? 'maxMin' : 'minMax' })),
      xml('c:delete', { val: 0 }),
      xml('c:axPos', { val: side }),
      xml('c:numFmt', { formatCode: 'General', sourceLinked: 0 }),
      xml('c:majorTickMark', { val: 'none' }),
      xml('c:minorTickMark', { val: 'none' }),
      xml('c:tickLblPos', { val: 'low' }),
      xml('c:spPr', xml('a:ln', { w: AXIS_LINE }, fillOf(context.colours, look.axis))),
      textXml(look.category, context),
      xml('c:crossAx', { val: VALUE_AXIS }),
      xml('c:crosses', { val: 'autoZero' }),
      xml('c:auto', { val: 0 }),
      xml('c:lblAlgn', { val: 'ctr' }),
      xml('c:lblOffset', { val: 100 }),
      xml('c:tickLblSkip', { val: 1 }),
      xml('c:noMultiLvlLbl', { val: 1 }),
    ),
    xml(
      'c:valAx',
      xml('c:axId', { val: VALUE_AXIS }),
      // No maximum is set, because it would cut off larger numbers after editing.
      xml('c:scaling', xml('c:orientation', { val: 'minMax' }), xml('c:min', { val: look.low })),
      xml('c:delete', { val: 1 }),
      xml('c:axPos', { val: otherSide }),
      xml('c:numFmt', { formatCode: 'General', sourceLinked: 0 }),
      xml('c:majorTickMark', { val: 'none' }),
      xml('c:minorTickMark', { val: 'none' }),
      xml('c:tickLblPos', { val: 'nextTo' }),
      xml('c:crossAx', { val: CATEGORY_AXIS }),
      xml('c:crosses', { val: 'autoZero' }),
      xml('c:crossBetween', { val: 'between' }),
    ),
  ];
}

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

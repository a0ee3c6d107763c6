import type { ChartMark, PlacedChart } from '@/lib/deck/placed';
import type { ColourToken } from '@/lib/deck/theme';
import { toEmu } from '@/lib/deck/units';
import { runProperties } from '../runs';
import { fillOf } from '../scheme-colours';
import type { SlideContext } from '../slide-context';
import { type XmlElement, xml, xmlOf } from '../xml';
import type { SeriesFormats } from './number-format';
import { categoriesAt, nameAt, valuesAt } from './workbook';

/** The line between the parts of a ring. */
const PART_LINE = toEmu(1.5);

/** One series: its name, style, labels and cached data, each with its cell references. */
export function seriesXml(placed: PlacedChart, at: number, formats: SeriesFormats, context: SlideContext): XmlElement {
  const { kind, categories, series } = placed.chart;
  const { name, values } = series[at]!;
  const isLine = kind === 'line';
  const isBar = kind !== 'line' && kind !== 'doughnut';
  return xmlOf('c:ser', null, [
    xml('c:idx', { val: at }),
    xml('c:order', { val: at }),
    name === '' ? null : xml('c:tx', null, stringsXml(nameAt(at), [name])),
    kind === 'doughnut' ? null : lookOf(placed, placed.look.marks[at]![0]!, context),
    isBar ? xml('c:invertIfNegative', { val: 0 }) : null,
    isLine ? markerXml(placed, at, context) : null,
    ...pointsXml(placed, at, context),
    labelsXml(placed, at, formats, context),
    xml('c:cat', null, stringsXml(categoriesAt(categories.length), categories)),
    xml('c:val', null, numbersXml(valuesAt(at, categories.length), values, formats.series)),
    isLine ? xml('c:smooth', { val: 0 }) : null,
  ]);
}

/** Width of outlines and lines. */
const PEN_LINE = toEmu(1.5);

function lookOf({ chart, look }: PlacedChart, { fill, hatch }: ChartMark, context: SlideContext): XmlElement {
  if (chart.kind === 'line')
    return xml(
      'c:spPr',
      null,
      xml(
        'a:ln',
        { w: Math.min(20_116_800, Math.max(0, toEmu(look.stroke))), cap: 'rnd' },
        fillOf(context.colours, fill),
        xml('a:round'),
      ),
    );
  if (hatch) {
    const outline = xml('a:ln', { w: PEN_LINE }, fillOf(context.colours, hatch));
    return xml('c:spPr', null, hatchFill(fill, hatch, context), outline);
  }
  const line =
    chart.kind === 'doughnut'
      ? xml('a:ln', { w: PART_LINE }, fillOf(context.colours, look.ground))
      : xml('a:ln', null, xml('a:noFill'));
  return xml('c:spPr', null, fillOf(context.colours, fill), line);
}

function hatchFill(fill: ColourToken, hatch: ColourToken, { colours }: SlideContext): XmlElement {
  return xml(
    'a:pattFill',
    { prst: 'wdUpDiag' },
    xml('a:fgClr', null, colours(hatch)),
    xml('a:bgClr', null, colours(fill)),
  );
}

function markerXml({ look }: PlacedChart, at: number, context: SlideContext): XmlElement {
  const { fill } = look.marks[at]![0]!;
  return xml(
    'c:marker',
    null,
    xml('c:symbol', { val: 'circle' }),
    xml('c:size', { val: Math.round(Math.min(72, Math.max(2, look.stroke * 2.8))) }),
    xml('c:spPr', null, fillOf(context.colours, fill), xml('a:ln', null, xml('a:noFill'))),
  );
}

/** The points that differ from their series: the emphasized one, and every part of a ring. */
function pointsXml(placed: PlacedChart, at: number, context: SlideContext): XmlElement[] {
  const { kind } = placed.chart;
  const marks = placed.look.marks[at]!;
  if (kind === 'line') return [];
  return marks.flatMap((mark, point) => {
    if (kind !== 'doughnut' && mark.fill === marks[0]!.fill) return [];
    return xml(
      'c:dPt',
      null,
      xml('c:idx', { val: point }),
      kind === 'doughnut' ? null : xml('c:invertIfNegative', { val: 0 }),
      xml('c:bubble3D', { val: 0 }),
      lookOf(placed, mark, context),
    );
  });
}

/** Values as they were written, if they were; exceptions from the series are set per point. */
function labelsXml({ chart, look }: PlacedChart, at: number, formats: SeriesFormats, context: SlideContext) {
  const marks = look.marks[at]!;
  const usual = marks.find(({ label }) => label)?.label ?? null;
  if (!usual) return xml('c:dLbls', null, ...shown(false));
  const body = (label: NonNullable<ChartMark['label']>, format: string) => [
    xml('c:numFmt', { formatCode: format, sourceLinked: 0 }),
    xml('c:spPr', null, xml('a:noFill'), xml('a:ln', null, xml('a:noFill'))),
    textXml({ ...look.value, colour: label.colour }, context, { wrap: 'none' }),
    xml('c:dLblPos', { val: PLACES[label.side][chart.kind === 'line' ? 'line' : 'bar'] }),
    ...shown(true),
  ];
  const own = marks.flatMap(({ label }, point) => {
    if (!label) return xml('c:dLbl', null, xml('c:idx', { val: point }), xml('c:delete', { val: 1 }));
    const format = formats.points.get(point) ?? formats.series;
    if (format === formats.series && label.colour === usual.colour && label.side === usual.side) return [];
    return xmlOf('c:dLbl', null, [xml('c:idx', { val: point }), ...body(label, format)]);
  });
  return xmlOf('c:dLbls', null, [...own, ...body(usual, formats.series)]);
}

const PLACES = {
  over: { bar: 'outEnd', line: 't' },
  under: { bar: 'inEnd', line: 'b' },
  inside: { bar: 'ctr', line: 'ctr' },
} as const;

function shown(value: boolean): XmlElement[] {
  return [
    xml('c:showLegendKey', { val: 0 }),
    xml('c:showVal', { val: value }),
    xml('c:showCatName', { val: 0 }),
    xml('c:showSerName', { val: 0 }),
    xml('c:showPercent', { val: 0 }),
    xml('c:showBubbleSize', { val: 0 }),
  ];
}

/** The text properties of a chart. */
export function textXml(
  style: PlacedChart['look']['value'],
  context: SlideContext,
  body: { wrap: 'none' } | null = null,
): XmlElement {
  return xml(
    'c:txPr',
    null,
    xml('a:bodyPr', body),
    xml('a:lstStyle'),
    xml(
      'a:p',
      null,
      xml('a:pPr', null, runProperties('a:defRPr', style, context)),
      xml('a:endParaRPr', { lang: context.language }),
    ),
  );
}

function stringsXml(cells: string, texts: readonly string[]): XmlElement {
  return xml(
    'c:strRef',
    null,
    xml('c:f', null, cells),
    xmlOf('c:strCache', null, [
      xml('c:ptCount', { val: texts.length }),
      ...texts.map((text, idx) => xml('c:pt', { idx }, xml('c:v', null, text))),
    ]),
  );
}

function numbersXml(cells: string, values: readonly (number | null)[], format: string): XmlElement {
  return xml(
    'c:numRef',
    null,
    xml('c:f', null, cells),
    xmlOf('c:numCache', null, [
      xml('c:formatCode', null, format),
      xml('c:ptCount', { val: values.length }),
      ...values.map((value, idx) => (value === null ? null : xml('c:pt', { idx }, xml('c:v', null, String(value))))),
    ]),
  );
}

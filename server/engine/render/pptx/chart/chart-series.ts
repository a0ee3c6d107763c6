import type { ChartLabel, ChartMark, PlacedChart, TextStyle } from '@/lib/deck/placed';
import type { ColourToken } from '@/lib/deck/theme';
import { toEmu } from '@/lib/deck/units';
import { runProperties } from '../paragraphs';
import { fillOf, gradientOf } from '../scheme-colours';
import type { SlideContext } from '../slide-context';
import { type XmlElement, xml } from '../xml';
import { categoriesAt, nameAt, valuesAt } from './workbook';

/** The width of the line between the parts of a ring. */
const PART_LINE = toEmu(1.5);

/** One series: its name, style, labels and cached data, each with its cell references. */
export function seriesXml(placed: PlacedChart, at: number, formats: SeriesFormats, context: SlideContext): XmlElement {
  const { kind, categories, series } = placed.chart;
  const { name, values } = series[at]!;
  const isLine = kind === 'line';
  const isBar = kind !== 'line' && kind !== 'doughnut';
  return xml(
    'c:ser',
    xml('c:idx', { val: at }),
    xml('c:order', { val: at }),
    name === '' ? null : xml('c:tx', stringsXml(nameAt(at), [name])),
    kind === 'doughnut' ? null : lookOf(placed, placed.look.marks[at]![0]!, context),
    isBar ? xml('c:invertIfNegative', { val: 0 }) : null,
    isLine ? markerXml(placed, at, context) : null,
    pointsXml(placed, at, context),
    labelsXml(placed, at, formats, context),
    xml('c:cat', stringsXml(categoriesAt(categories.length), categories)),
    xml('c:val', numbersXml(valuesAt(at, categories.length), values, formats.series)),
    isLine ? xml('c:smooth', { val: 0 }) : null,
  );
}

/** Width of outlines and lines. */
const PEN_LINE = toEmu(1.5);

function lookOf(
  { chart, look }: PlacedChart,
  { fill, hatch, outline, fade }: ChartMark,
  context: SlideContext,
): XmlElement {
  if (chart.kind === 'line')
    return xml(
      'c:spPr',
      xml(
        'a:ln',
        { w: Math.min(20_116_800, Math.max(0, toEmu(look.stroke))), cap: 'rnd' },
        fillOf(context.colours, fill),
        xml('a:round'),
      ),
    );
  const penLine = (colour: ColourToken) => xml('a:ln', { w: PEN_LINE }, fillOf(context.colours, colour));
  if (hatch) return xml('c:spPr', hatchFill(fill, hatch, context), penLine(hatch));
  if (outline) return xml('c:spPr', fillOf(context.colours, fill), penLine(outline));
  if (fade) return xml('c:spPr', fadeFill(fill, fade, context), xml('a:ln', xml('a:noFill')));
  const line =
    chart.kind === 'doughnut'
      ? xml('a:ln', { w: PART_LINE }, fillOf(context.colours, look.ground))
      : xml('a:ln', xml('a:noFill'));
  return xml('c:spPr', fillOf(context.colours, fill), line);
}

/** A gradient from the top down: the cap, a sharp edge, then the fill, which fades into another colour. */
function fadeFill(fill: ColourToken, { to, cap, share }: NonNullable<ChartMark['fade']>, { colours }: SlideContext) {
  const edge = Math.round(Math.min(1, Math.max(0, share)) * 1e5);
  return cap === fill
    ? gradientOf(colours, [fill, to])
    : gradientOf(colours, [cap, cap, fill, to], { at: [0, edge, edge, 1e5] });
}

function hatchFill(fill: ColourToken, hatch: ColourToken, { colours }: SlideContext): XmlElement {
  return xml('a:pattFill', { prst: 'wdUpDiag' }, xml('a:fgClr', colours(hatch)), xml('a:bgClr', colours(fill)));
}

function markerXml({ look }: PlacedChart, at: number, context: SlideContext): XmlElement {
  const { fill } = look.marks[at]![0]!;
  return xml(
    'c:marker',
    xml('c:symbol', { val: 'circle' }),
    xml('c:size', { val: Math.round(Math.min(72, Math.max(2, look.stroke * 2.8))) }),
    xml('c:spPr', fillOf(context.colours, fill), xml('a:ln', xml('a:noFill'))),
  );
}

/** The points that differ from their series, such as the emphasized one and every part of a ring. */
function pointsXml(placed: PlacedChart, at: number, context: SlideContext): XmlElement[] {
  const { kind } = placed.chart;
  const marks = placed.look.marks[at]!;
  if (kind === 'line') return [];
  return marks.flatMap((mark, point) => {
    // The cap of a fading mark has the same thickness on each point, so its share of the height differs.
    if (kind !== 'doughnut' && !mark.fade && mark.fill === marks[0]!.fill) return [];
    return xml(
      'c:dPt',
      xml('c:idx', { val: point }),
      kind === 'doughnut' ? null : xml('c:invertIfNegative', { val: 0 }),
      xml('c:bubble3D', { val: 0 }),
      lookOf(placed, mark, context),
    );
  });
}

/** The labels, in the notation in which the values were written. Points that differ from the series have their own. */
function labelsXml({ chart, look }: PlacedChart, at: number, formats: SeriesFormats, context: SlideContext) {
  const marks = look.marks[at]!;
  const usual = marks.find(({ label }) => label)?.label ?? null;
  if (!usual) return xml('c:dLbls', ...shown(false));
  const place = (label: ChartLabel) => {
    // Ring labels can be only in the middle of their parts.
    if (chart.kind === 'doughnut') return null;
    return xml('c:dLblPos', { val: PLACES[label.side][chart.kind === 'line' ? 'line' : 'bar'] });
  };
  const body = (label: ChartLabel, format: string) => [
    xml('c:numFmt', { formatCode: format, sourceLinked: 0 }),
    xml('c:spPr', xml('a:noFill'), xml('a:ln', xml('a:noFill'))),
    textXml({ ...(label.style ?? look.value), colour: label.colour }, context, { wrap: 'none' }),
    place(label),
    ...shown(true, label.name !== undefined),
  ];
  const own = marks.flatMap(({ label }, point) => {
    if (!label) return xml('c:dLbl', xml('c:idx', { val: point }), xml('c:delete', { val: 1 }));
    const format = formats.points.get(point) ?? formats.series;
    if (format === formats.series && isAlike(label, usual) && !label.name) return [];
    const named = namedLabel(label, chart.series[at]!.labels[point]!, chart.categories[point]!, context);
    const [number, ...rest] = body(label, format);
    return xml(
      'c:dLbl',
      xml('c:idx', { val: point }),
      named && xml('c:tx', named),
      number!,
      named ? rest.filter((each) => each?.name !== 'c:txPr') : rest,
      named && fieldMark(),
    );
  });
  return xml('c:dLbls', own, body(usual, formats.series));
}

function isAlike(one: ChartLabel, other: ChartLabel): boolean {
  return one.colour === other.colour && one.side === other.side && one.style === other.style;
}

/** A value above its category, each in its own style. Both are fields, so they follow edits. */
function namedLabel({ style, name }: ChartLabel, value: string, category: string, context: SlideContext) {
  if (!style || !name) return null;
  const line = (type: 'VALUE' | 'CATEGORYNAME', text: string, look: TextStyle) =>
    xml(
      'a:p',
      xml('a:pPr', runProperties('a:defRPr', look, context)),
      xml('a:fld', { id: FIELDS[type], type }, runProperties('a:rPr', look, context), xml('a:t', text)),
    );
  return xml(
    'c:rich',
    xml('a:bodyPr', { wrap: 'none' }),
    xml('a:lstStyle'),
    line('VALUE', value, style),
    line('CATEGORYNAME', category, name),
  );
}

const FIELDS = {
  VALUE: '{6D1F6B0A-8C1E-4E0B-9B52-5A3C0F7F2D01}',
  CATEGORYNAME: '{6D1F6B0A-8C1E-4E0B-9B52-5A3C0F7F2D02}',
} as const;

/** Office programs read fields in labels only if this extension is present. */
function fieldMark(): XmlElement {
  return xml(
    'c:extLst',
    xml(
      'c:ext',
      {
        uri: '{CE6537A1-D6FC-4f65-9D91-7224C49458BB}',
        'xmlns:c15': 'http://schemas.microsoft.com/office/drawing/2012/chart',
      },
      xml('c15:dlblFieldTable'),
    ),
  );
}

const PLACES = {
  over: { bar: 'outEnd', line: 't' },
  under: { bar: 'inEnd', line: 'b' },
  inside: { bar: 'ctr', line: 'ctr' },
} as const;

function shown(value: boolean, category = false): XmlElement[] {
  return [
    xml('c:showLegendKey', { val: 0 }),
    xml('c:showVal', { val: value }),
    xml('c:showCatName', { val: category }),
    xml('c:showSerName', { val: 0 }),
    xml('c:showPercent', { val: 0 }),
    xml('c:showBubbleSize', { val: 0 }),
  ];
}

export function textXml(
  style: PlacedChart['look']['value'],
  context: SlideContext,
  body: { wrap: 'none' } | null = null,
): XmlElement {
  return xml(
    'c:txPr',
    xml('a:bodyPr', body),
    xml('a:lstStyle'),
    xml(
      'a:p',
      xml('a:pPr', runProperties('a:defRPr', style, context)),
      xml('a:endParaRPr', { lang: context.language }),
    ),
  );
}

function stringsXml(cells: string, texts: readonly string[]): XmlElement {
  return xml(
    'c:strRef',
    xml('c:f', cells),
    xml(
      'c:strCache',
      xml('c:ptCount', { val: texts.length }),
      texts.map((text, idx) => xml('c:pt', { idx }, xml('c:v', text))),
    ),
  );
}

function numbersXml(cells: string, values: readonly (number | null)[], format: string): XmlElement {
  return xml(
    'c:numRef',
    xml('c:f', cells),
    xml(
      'c:numCache',
      xml('c:formatCode', format),
      xml('c:ptCount', { val: values.length }),
      values.map((value, idx) => (value === null ? null : xml('c:pt', { idx }, xml('c:v', String(value))))),
    ),
  );
}

/** A spreadsheet number format. `negative` is set only if a minus sign was written. */
type LabelFormat = { positive: string; negative: string | null };

/** The format of a series, and the formats of points that differ, by index. */
export type SeriesFormats = { series: string; points: ReadonlyMap<number, string> };

const GENERAL = 'General';
/** Spreadsheet programs refuse longer formats. In characters. */
const MAX_LENGTH = 240;

/** The formats that show values as they were written: `€1.84`, `38 %`, `12,800`, `4.2M`. */
export function seriesFormats(values: readonly (number | null)[], labels: readonly string[]): SeriesFormats {
  const formats = values.map((value, at) => (value === null || !labels[at] ? null : labelFormat(labels[at], value)));
  const counts = new Map<string, number>();
  for (const format of formats) if (format) counts.set(format.positive, (counts.get(format.positive) ?? 0) + 1);
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  const positive = most?.[0] ?? GENERAL;
  const negative = formats.find((each) => each?.positive === positive && each.negative !== null)?.negative ?? null;
  const series = written({ positive, negative });
  const points = new Map<number, string>();
  for (const [at, format] of formats.entries()) {
    if (!format) continue;
    const isAsSeries = format.positive === positive && (format.negative === null || format.negative === negative);
    if (!isAsSeries) points.set(at, written(format));
  }
  return { series, points };
}

function written({ positive, negative }: LabelFormat): string {
  const whole = negative === null ? positive : `${positive};${negative}`;
  return whole.length > MAX_LENGTH ? GENERAL : whole;
}

/** Null if the label is not a plain notation of the value. */
function labelFormat(label: string, value: number): LabelFormat | null {
  const found = /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?/.exec(label);
  if (!found) return null;
  const digits = readDigits(found[0], Math.abs(value), /\p{L}/u.test(label.slice(found.index + found[0].length)));
  if (!digits) return null;
  const before = label.slice(0, found.index);
  const after = literal(label.slice(found.index + found[0].length));
  const pattern = digits.pattern + after;
  if (value >= 0) return { positive: digits.locale + literal(before) + pattern, negative: null };
  const unsigned = before.replace(/[-−–]\s?(?=\p{Sc}?\s?$)/u, '');
  return {
    positive: digits.locale + literal(unsigned) + pattern,
    negative: digits.locale + literal(before) + pattern,
  };
}

const MAGNITUDES = [1, 1e3, 1e6, 1e9] as const;
const GROUPS = { '.': /[,'’\s\u00a0\u202f]/g, ',': /[.'’\s\u00a0\u202f]/g } as const;

/** Converts digits to a pattern. Dot and comma are interpreted in the way that gives the value. */
function readDigits(digits: string, value: number, hasUnit: boolean): { pattern: string; locale: string } | null {
  for (const [power, magnitude] of (hasUnit ? MAGNITUDES : MAGNITUDES.slice(0, 1)).entries())
    for (const decimal of ['.', ','] as const) {
      const plain = digits.replace(GROUPS[decimal], '').replace(',', '.');
      const read = Number(plain) * magnitude;
      if (!(Math.abs(read - value) <= Math.abs(value) * 1e-9)) continue;
      const places = Math.min(10, plain.includes('.') ? plain.length - plain.indexOf('.') - 1 : 0);
      const group = new RegExp(GROUPS[decimal].source).exec(digits)?.[0] ?? null;
      const fraction = places > 0 ? `.${'0'.repeat(places)}` : '';
      const pattern = `${group === null ? '0' : '#,##0'}${fraction}${','.repeat(power)}`;
      return { pattern, locale: localeOf(group, places > 0 ? decimal : null) };
    }
  return null;
}

/** The locale (German, French or Swiss) that makes programs use the written separators instead of their own. */
function localeOf(group: string | null, decimal: '.' | ',' | null): string {
  if (group === "'" || group === '’') return '[$-807]';
  if (group === '.' || (group === null && decimal === ',')) return '[$-407]';
  return group !== null && group !== ',' ? '[$-40C]' : '';
}

/** Quotes text that is shown literally. */
function literal(text: string): string {
  return text
    .split('"')
    .map((piece) => (piece === '' ? '' : `"${piece}"`))
    .join('\\"');
}

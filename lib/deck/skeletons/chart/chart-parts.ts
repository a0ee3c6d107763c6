import { describeChart, leadingPoint } from '../../content/chart-facts';
import { isTime } from '../../content/read-timeline';
import { hatchPath } from '../../path';
import type { ChartMark, PlacedChartLook } from '../../placed';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { ChartData } from '../../visual';
import type { SetText, Stage, StageLook } from '../stage';

export const LABEL = 24;
const CAPTION = 22;
/** Space between the names of series. */
const GAP = 16;

export function valuesOf({ series }: ChartData): number[] {
  return series.flatMap(({ values }) => values.map((value) => value ?? 0));
}

/**
 * Index of the value to emphasise in a chart with one series, considering the heading of the card; -1 if there is none.
 */
export function leadOf(stage: Stage, chart: ChartData): number {
  return leadingPoint(chart, plainText(stage.card.content.heading?.runs ?? []));
}

export function colourOf(stage: Stage, chart: ChartData, look: ChartLook, series: number, point: number): ColourToken {
  if (chart.series.length === 1) return point === leadOf(stage, chart) ? look.accent : look.colours[0]!;
  const colours = [look.accent, ...look.colours];
  const { length } = chart.series;
  // If the series are times, the latest has the accent.
  const first = chart.series.every(({ name }) => isTime(name.replace(UNIT, ''))) ? length - 1 : 0;
  return colours[((series - first + length) % length) % colours.length]!;
}

/** "2024 (€ thousand)" */
const UNIT = /\s*\([^()]*\)$/;

/** Names of the series above the plot, with their colours if there are several. @returns the height that they take */
export function drawLegend(stage: Stage, chart: ChartData, box: Box, chartLook: ChartLook): number {
  const isOne = chart.series.length === 1;
  if (chart.series.every(({ name }) => name === '')) return 0;
  let x = box.x;
  let tallest = 0;
  const swatch = (colour: ColourToken) => markOf(chartLook, colour, { colour, side: 'inside' });
  const put = (text: string, colour: ColourToken | null) => {
    const inset = colour ? 28 : 0;
    const look = captionLook(stage, chartLook);
    const room = Math.max(40, box.x + box.width - x - inset);
    const line = stage.set(text, room, look);
    // As wide as the words, with a margin for programs that substitute a wider font.
    const wide = Math.min(room, line.width * 1.22 + 4);
    const set: SetText = line.lines > 1 ? line : stage.set(text, wide, look);
    if (colour) drawMark(stage, { x, y: box.y + set.size * 0.2, width: 16, height: 16 }, swatch(colour), 0);
    set.put(x + inset, box.y);
    x += inset + (line.lines > 1 ? room : wide) + GAP;
    tallest = Math.max(tallest, set.height);
    if (x > box.x + box.width + GAP) stage.miss(x - box.x - box.width);
  };
  if (chart.legend) put(chart.legend, null);
  for (const [at, { name }] of chart.series.entries())
    if (name !== '') put(name, isOne ? null : colourOf(stage, chart, chartLook, at, 0));
  return tallest + 16;
}

/**
 * The header of the label column, as the name of the axis below the labels.
 * @returns the height that it takes at the foot of the box
 */
export function drawAxisName(stage: Stage, { axis }: ChartData, box: Box, look: ChartLook): number {
  if (axis === '') return 0;
  const align = look.labels === 'left' ? 'left' : 'center';
  const set = stage.set(axis, box.width, { ...captionLook(stage, look), align });
  set.put(box.x, box.y + box.height - set.height);
  return set.height + 8;
}

/** Style of captions in a chart, which are less prominent than its values. */
export function captionLook(stage: Stage, { least = 0 }: { least?: number } = {}): StageLook {
  return { font: 'body', size: Math.max(CAPTION, least), leading: 1.25, colour: stage.inks.muted, role: 'caption' };
}

/** The lowest and highest value of the axis, which always includes zero, and the position of a value between them. */
export function scaleOf(values: readonly number[]): { low: number; high: number; share(value: number): number } {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const range = high - low || 1;
  return { low, high, share: (value) => (value - low) / range };
}

/** The mark of a value with this fill, hatched or outlined if the skeleton does so. */
export function markOf({ hatch, outline }: ChartLook, fill: ColourToken, label: ChartMark['label']): ChartMark {
  return { fill, ...(hatch?.fill === fill ? { hatch: hatch.line } : {}), ...(outline ? { outline } : {}), label };
}

const HATCH_GAP = 18;
/** Width of an outline. */
export const OUTLINE = 2;

/** A column or bar. A hatched one whose value is written inside has only its frame. */
export function drawMark(stage: Stage, { x, y, width, height }: Box, mark: ChartMark, radius = 0): void {
  stage.rect(x, y, width, height, mark.fill, radius);
  if (mark.outline) stage.frame(x, y, width, height, { colour: mark.outline, width: OUTLINE }, radius);
  if (!mark.hatch) return;
  if (mark.label?.side !== 'inside')
    stage.path(hatchPath(x, y, width, height, HATCH_GAP), null, { colour: mark.hatch, width: 1 });
  stage.frame(x, y, width, height, { colour: mark.hatch, width: OUTLINE });
}

/** How a skeleton draws charts. Sizes in pixels of the design. */
export type ChartLook = {
  /** Colours of series, or of the parts of a doughnut, in order. */
  colours: readonly ColourToken[];
  /** Colour of the one value that is emphasised. */
  accent: ColourToken;
  /**
   * Hole of a doughnut as a share of its radius (`hole`), and space between columns as a share of a column with its
   * space (`gap`).
   */
  hole: number;
  gap: number;
  /** Values with this fill are hatched and outlined, as if drawn with a pen. */
  hatch?: { fill: ColourToken; line: ColourToken };
  /** Colour of an outline around columns, bars and parts, as if drawn with a pen. */
  outline?: ColourToken;
  /** The ground behind the chart, if it is not that of the card. */
  ground?: ColourToken;
  /** Corner radius of columns. Square if missing. */
  radius?: number;
  /** Font of values and labels, and the largest size of a value. */
  valueFont: 'heading' | 'strong';
  valueSize: number;
  /** Minimum size of values and labels. A chart that needs smaller ones does not fit. */
  least?: number;
  /** For a narrow place: names are above their bars, and lines have only as many names and values as fit beside each other. */
  isNarrow?: true;
  /** Alignment of values and labels with their marks. Middle if missing. */
  labels?: 'left' | 'middle';
};

/** Charts that look alike in all skeletons: in documents, on posts and in columns. */
export const PLAIN_CHART: ChartLook = {
  colours: ['second', 'third', 'fourth', 'ink', 'muted'],
  accent: 'accent',
  hole: 0.5,
  gap: 0.3,
  valueFont: 'strong',
  valueSize: 24,
};

/** The geometry of a drawn chart, in pixels of the design. */
export type DrawnChart = {
  box: Box;
  plot: Box;
  /** The value at the lower end of the plot. */
  low?: number;
  marks: ChartMark[][];
  value: StageLook;
  /** Style of the labels, if it differs from the usual one. */
  category?: StageLook;
  /** Share of empty space between categories (`gap`), and between series (`between`). */
  gap?: number;
  between?: number;
  stroke?: number;
  /** Colour of the base line, if it differs from that of text. */
  axis?: ColourToken;
  /** Angle at which a ring starts, in degrees. */
  start?: number;
};

/** Puts the shapes from `draw` on the card as one chart, with the data for formats that draw charts themselves. */
export function putChart(stage: Stage, chart: ChartData, look: ChartLook, drawn: DrawnChart, draw: () => void): void {
  const placed: PlacedChartLook = {
    plot: stage.boxOf(drawn.plot),
    low: drawn.low ?? 0,
    marks: drawn.marks,
    gap: drawn.gap ?? 0,
    between: drawn.between ?? 0,
    hole: look.hole,
    ...(drawn.start ? { start: drawn.start } : {}),
    stroke: stage.points(drawn.stroke ?? 0),
    axis: drawn.axis ?? stage.inks.text,
    ground: look.ground ?? stage.inks.ground,
    value: stage.styleOf(drawn.value),
    category: stage.styleOf(drawn.category ?? { font: 'body', size: LABEL }),
  };
  stage.elements.push({
    kind: 'chart',
    box: stage.boxOf(drawn.box),
    chart,
    alt: describeChart(chart),
    look: placed,
    drawing: stage.group(draw).filter((element) => element.kind === 'text' || element.kind === 'shape'),
  });
}

/**
 * The end of the axis relative to the highest value, in programs that end it at a round number. In a plot that is
 * longer by this factor, values have the same length as in our drawing, and the axis still adapts to edited numbers.
 */
export function axisExcess(low: number, high: number): number {
  const range = high - low;
  if (!(high > 0) || !(range > 0)) return 1;
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  return (Math.ceil((high + range * 0.05) / step - 1e-9) * step) / high;
}

/**
 * The start of an axis with negative values, with space for the text beyond the lowest one; 0 if there are none.
 * @param room space beyond it, as a share of the distance from the lowest value to the highest
 */
export function axisLow(low: number, high: number, room: number): number {
  return low < 0 ? Number((low - (high - low) * room).toPrecision(6)) : 0;
}

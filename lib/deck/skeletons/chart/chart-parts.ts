import { leadingPoint } from '../../content/chart-facts';
import type { ChartMark } from '../../placed';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';
import type { ChartData } from '../../visual';
import { hatchPath } from '../hatch-path';
import type { SetText, Stage, StageLook } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';

export const LABEL = 24;
const CAPTION = 22;
/** Space between the names of series. */
const GAP = 16;

/** The values of all series. */
export function valuesOf({ series }: ChartData): number[] {
  return series.flatMap(({ values }) => values.map((value) => value ?? 0));
}

/**
 * Index of the value to emphasise in a chart with one series, considering the heading of the card; -1 if there is none.
 */
export function leadOf(stage: Stage, chart: ChartData): number {
  return leadingPoint(chart, plainText(stage.card.content.heading?.runs ?? []));
}

/** The colour of one value of one series. */
export function colourOf(stage: Stage, chart: ChartData, look: ChartLook, series: number, point: number): ColourToken {
  if (chart.series.length === 1) return point === leadOf(stage, chart) ? look.accent : look.colours[0]!;
  const colours = [look.accent, ...look.colours];
  return colours[series % colours.length]!;
}

/** Names of the series above the plot, with their colours if there are several. @returns the height that they take */
export function drawLegend(stage: Stage, chart: ChartData, box: ChartBox, chartLook: ChartLook): number {
  const isOne = chart.series.length === 1;
  if (chart.series.every(({ name }) => name === '')) return 0;
  let x = box.x;
  let tallest = 0;
  const swatch = (colour: ColourToken) => markOf(chartLook, colour, { colour, side: 'inside' });
  const put = (text: string, colour: ColourToken | null) => {
    const inset = colour ? 28 : 0;
    const look = chartLook.isTitled ? titleLook(stage) : captionLook(stage, chartLook);
    const room = Math.max(40, box.x + box.width - x - inset);
    const line = stage.set([{ text }], room, look);
    // As wide as the words, with a margin for programs that substitute a wider font.
    const wide = Math.min(room, line.width * 1.22 + 4);
    const set: SetText = line.lines > 1 ? line : stage.set([{ text }], wide, look);
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
export function drawAxisName(stage: Stage, { axis }: ChartData, box: ChartBox, look: ChartLook): number {
  if (axis === '') return 0;
  const align = look.labels === 'left' ? 'left' : 'center';
  const set = stage.set([{ text: axis }], box.width, { ...captionLook(stage, look), align });
  set.put(box.x, box.y + box.height - set.height);
  return set.height + 8;
}

/** Style of captions in a chart, which are less prominent than its values. */
export function captionLook(stage: Stage, { least = 0 }: { least?: number } = {}): StageLook {
  return { font: 'body', size: Math.max(CAPTION, least), leading: 1.25, colour: stage.inks.muted, role: 'caption' };
}

const TITLE = 28;

function titleLook(stage: Stage): StageLook {
  return { font: 'strong', size: TITLE, leading: 1.2, colour: stage.inks.text };
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
export function drawMark(stage: Stage, { x, y, width, height }: ChartBox, mark: ChartMark, radius: number): void {
  stage.rect(x, y, width, height, mark.fill, radius);
  if (mark.outline) stage.frame(x, y, width, height, { colour: mark.outline, width: OUTLINE }, radius);
  if (!mark.hatch) return;
  if (mark.label?.side !== 'inside')
    stage.path(hatchPath(x, y, width, height, HATCH_GAP), null, { colour: mark.hatch, width: 1 });
  stage.frame(x, y, width, height, { colour: mark.hatch, width: OUTLINE });
}

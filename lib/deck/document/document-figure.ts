import type { Block, Card, TextRun } from '../blocks';
import { leadingStat } from '../content/chart-facts';
import { type Content, readContent } from '../content/read-content';
import { readVisual } from '../content/read-visual';
import type { LayoutOptions } from '../layout/layout-options';
import { measureRuns } from '../layout/measure/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measure/measured';
import { prepareText } from '../layout/measure/prepare-text';
import { drawStack, stackMeasured } from '../layout/measure/stack';
import { textFont } from '../layout/measure/text-font';
import type { PlacedElement } from '../placed';
import type { ChartLook } from '../skeletons/chart/chart-parts';
import { drawChart } from '../skeletons/chart/draw-chart';
import { POINT, Stage } from '../skeletons/stage';
import type { Points } from '../units';
import type { ChartData, Stat } from '../visual';
import type { DocumentFrame } from './document-frame';
import { documentRule, wholeFigure } from './document-shapes';

/**
 * Data of a card drawn as a figure instead of listed, and the blocks before and after it.
 * @property compact the same figure, smaller; null if there is none
 * @property stats the figures of a stat row; null for a chart
 */
export type DocumentFigure = {
  measured: Measured;
  compact: Measured | null;
  isWide: boolean;
  stats: readonly Stat[] | null;
  before: Block[];
  after: Block[];
};

/** More figures than this are listed. */
const MOST_STATS = 5;
/** A table with more columns than this is not drawn as a chart. */
const COLUMNS_IN_CHART = 2;

/** The figures or the chart that suit the content of a card. Null if it should be text, as most of a document is. */
export function documentFigure(
  card: Card & { index: number },
  frame: DocumentFrame,
  measure: MeasureContext,
  options: LayoutOptions,
): DocumentFigure | null {
  const content = readContent(card, options.language);
  const shown = readVisual(content);
  if (!shown) return null;
  const { visual, block, before, after } = shown;
  if (visual.kind === 'stats' && visual.items.length <= MOST_STATS && (block || visual.items.length > 1)) {
    const isWide = visual.items.length > 1;
    const measured = measureStats(visual.items, isWide ? frame.full : frame.text, measure);
    return { measured, compact: null, isWide, stats: visual.items, before, after };
  }
  if (visual.kind !== 'chart' || isForReading(block)) return null;
  // A ring chart has no space beside it for the names of its parts.
  const chart = visual.chart.kind === 'doughnut' ? ({ ...visual.chart, kind: 'bar' } as const) : visual.chart;
  const context = { content, index: card.index, frame, measure, options };
  const measured = measureChart(chart, chartHeight(chart, USUAL), context);
  const compact = measured && measureChart(chart, chartHeight(chart, COMPACT), context);
  return measured && { measured, compact, isWide: false, stats: null, before, after };
}

function isForReading(block: Block | null): boolean {
  return block?.kind === 'table' && block.header.length > COLUMNS_IN_CHART;
}

/** Figures side by side, each with a rule above and its label below. */
function measureStats(items: readonly Stat[], room: { x: Points; width: Points }, measure: MeasureContext): Measured {
  const { inks, theme } = measure;
  const width: Points = (room.width - STAT_GAP * (items.length - 1)) / items.length;
  const figures = items.map(({ figure }): TextRun[] => [{ text: figure.replace(/ /g, '\u00a0') }]);
  const size = figureSize(figures, width, measure);
  const leading = leadingStat(items);
  const figureLook = { role: 'body', font: 'figure', size, leading: 1.1, spaceBefore: 0 } as const;
  const labelLook = { role: 'body', font: 'body', size: 9, leading: 1.3, spaceBefore: 2 } as const;
  const cells = items.map(({ label }, at) => {
    const colour = at === leading ? inks.accent : inks.text;
    return [
      measureRuns(figures[at]!, width, { ...figureLook, colour }, measure),
      measureRuns(label, width, labelLook, measure),
    ];
  });
  const stacks = cells.map((cell) => stackMeasured(cell));
  const height = Math.max(...stacks.map((stack) => stack.height));
  return wholeFigure(STAT_ABOVE + STAT_HEAD + height, (top) => {
    const y = top + STAT_ABOVE;
    return stacks.flatMap((stack, at): PlacedElement[] => {
      const x = room.x + at * (width + STAT_GAP);
      return [
        documentRule({ x, width }, y, theme),
        ...drawStack(stack, 0, stack.slices.length, { x, y: y + STAT_HEAD, width }),
      ];
    });
  });
}

const STAT_GAP: Points = 12;
/** Space above the rule, even below a heading. */
const STAT_ABOVE: Points = 8;
/** Space between the rule and the figures. */
const STAT_HEAD: Points = 8;
const LARGEST_STAT: Points = 30;
/** Share of its cell that the widest figure may fill, so that neighbours do not read as a single figure. */
const FIGURE_SHARE = 0.94;

/** The size of all figures in a row, at which the widest one fits: a figure is never broken. */
function figureSize(figures: TextRun[][], width: Points, { theme, book }: MeasureContext): Points {
  const font = textFont(theme, 'figure');
  const widest = Math.max(...figures.map((runs) => prepareText(runs, font, book, 'figures').width));
  return Math.min(LARGEST_STAT, Math.floor(((width * FIGURE_SHARE) / widest) * 4) / 4);
}

const CHART: ChartLook = {
  colours: ['second', 'third', 'fourth', 'ink', 'muted'],
  accent: 'accent',
  hole: 0.5,
  gap: 0.3,
  valueFont: 'strong',
  valueSize: 24,
};

/** A chart in the text column; null if its labels do not fit. */
function measureChart(chart: ChartData, height: Points, context: FigureContext): Measured | null {
  const { text } = context.frame;
  const drawAt = (y: Points) => {
    const stage = new FigureStage(context);
    const box = { x: text.x / POINT, y: y / POINT, width: text.width / POINT, height: height / POINT };
    drawChart(stage, chart, box, { ...CHART, radius: Math.min(4, context.measure.theme.radius) });
    return stage;
  };
  return drawAt(0).placement().excess > 0 ? null : wholeFigure(height, (y) => drawAt(y).elements);
}

/** Heights of a chart: of a bar, of what is around the bars, and of a chart without horizontal bars. */
type ChartHeights = { bar: Points; around: Points; upright: Points };
const USUAL: ChartHeights = { bar: 26, around: 34, upright: 190 };
const COMPACT: ChartHeights = { bar: 20, around: 26, upright: 142 };

function chartHeight({ kind, categories, series }: ChartData, { bar, around, upright }: ChartHeights): Points {
  return kind === 'bar' ? around + categories.length * bar * Math.max(1, series.length * 0.7) : upright;
}

/** The context in which a figure of a document is drawn. `index` is that of its card. */
export type FigureContext = {
  content: Content;
  index: number;
  frame: DocumentFrame;
  measure: MeasureContext;
  options: LayoutOptions;
};

/** Charts and pictures are designed for slides. In a document, everything in them is smaller. */
export class FigureStage extends Stage {
  constructor({ content, index, frame, measure, options }: FigureContext) {
    const { page, text } = frame;
    super(
      {
        content,
        index,
        total: index + 2,
        layout: 'chart',
        options,
        frame: { card: page, body: { ...text, y: 0, height: page.height }, bare: true, portrait: true },
        measure,
      },
      'ground',
      0,
    );
  }

  override size(size: number): number {
    return Math.max(LEAST / POINT, size * FIGURE_SCALE);
  }
}

const LEAST: Points = 8.5;
const FIGURE_SCALE = 0.56;

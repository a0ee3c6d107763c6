import type { Block, Card, TextRun } from '../blocks';
import { leadingStat } from '../content/chart-facts';
import { type Content, readContent } from '../content/read-content';
import { readVisual, totalAfter } from '../content/read-visual';
import type { LayoutOptions } from '../layout/layout-options';
import { measureRuns } from '../layout/measure/measure-text-block';
import { type MeasureContext, type Measured, wholeFigure } from '../layout/measure/measured';
import { prepareText } from '../layout/measure/prepare-text';
import { drawStack, stackMeasured } from '../layout/measure/stack';
import { textFont } from '../layout/measure/text-font';
import type { PlacedElement } from '../placed';
import { PLAIN_CHART } from '../skeletons/chart/chart-parts';
import { type ChartHeights, measureChart } from '../skeletons/chart/measure-chart';
import { POINT, Stage } from '../skeletons/stage';
import type { Points } from '../units';
import type { Stat } from '../visual';
import type { DocumentFrame } from './document-frame';
import { documentRule } from './document-shapes';

/**
 * Data of a card drawn as a figure instead of listed, and the blocks before and after it.
 * @property compact the same figure, smaller; null if there is none
 * @property stats the figures of a stat row; null for a chart
 * @property totalOf a block as a key figure, if it is the total of the figures
 */
export type DocumentFigure = {
  measured: Measured;
  compact: Measured | null;
  isWide: boolean;
  stats: readonly Stat[] | null;
  totalOf(block: Block): Stat | null;
  before: Block[];
  after: Block[];
};

/** More figures than this are listed. */
const MOST_STATS = 5;

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
  const around = { before, after, totalOf: (total: Block) => totalAfter({ visual, after: [total] }) };
  if (visual.kind === 'stats' && visual.items.length <= MOST_STATS && (block || visual.items.length > 1)) {
    const isWide = visual.items.length > 1;
    const measured = measureStats(visual.items, isWide ? frame.full : frame.text, measure);
    return { measured, compact: null, isWide, stats: visual.items, ...around };
  }
  if (visual.kind !== 'chart') return null;
  const stageOf = () => new FigureStage({ content, index: card.index, frame, measure, options });
  const look = { ...PLAIN_CHART, radius: Math.min(4, measure.theme.radius) };
  const measureAt = (heights: ChartHeights) => measureChart(stageOf, visual.chart, frame.text.width, heights, look);
  const measured = measureAt(USUAL);
  return measured && { measured, compact: measureAt(COMPACT), isWide: false, stats: null, ...around };
}

const USUAL: ChartHeights = { bar: 35, around: 45, upright: 253 };
const COMPACT: ChartHeights = { bar: 27, around: 35, upright: 189 };

/** Figures side by side, each with a rule above and its label below. */
export function measureStats(
  items: readonly Stat[],
  room: { x: Points; width: Points },
  measure: MeasureContext,
): Measured {
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
  return wholeFigure(STAT_ABOVE + STAT_HEAD + height, ({ y: top }) => {
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

import { weakMemoize } from '@/lib/weak-memoize';
import type { Block } from '../../blocks';
import { readContent } from '../../content/read-content';
import { readVisual } from '../../content/read-visual';
import { type MeasuredBlock, wholeFigure } from '../../layout/measure/measured';
import type { CardToPlace } from '../../layout/placement';
import type { Points } from '../../units';
import type { ChartData, ChartKind } from '../../visual';
import { POINT, Stage } from '../stage';
import { type ChartLook, PLAIN_CHART } from './chart-parts';
import { drawChart } from './draw-chart';

/** Kinds of chart that can show the same values, best first: labels may be too long for a place. */
export const OTHER_KINDS: Record<ChartKind, readonly ChartKind[]> = {
  doughnut: ['doughnut', 'bar'],
  bar: ['bar'],
  column: ['column', 'bar'],
  line: ['line', 'bar'],
  stacked: ['stacked'],
};

/** Heights in pixels of the design: of a bar, of what is around the bars, and of a chart without horizontal bars. */
export type ChartHeights = { bar: number; around: number; upright: number };

/** In a column of up to this many pixels, the names of bars are above them, where each takes this height. */
const NARROW = { width: 420, name: 26 };
/** Columns begin half a gap beside their box. In pixels. */
const INSET = 14;

/** A chart as a block of running text. Null if its labels do not fit the width. */
export function measureChart(
  stageOf: () => Stage,
  found: ChartData,
  width: Points,
  { bar, around, upright }: ChartHeights,
  look: ChartLook,
): MeasuredBlock | null {
  const pixels = width / POINT;
  for (const kind of OTHER_KINDS[found.kind]) {
    const chart = { ...found, kind };
    const isNarrow = kind === 'bar' && pixels <= NARROW.width;
    const row = bar * Math.max(1, chart.series.length * 0.7) + (isNarrow ? NARROW.name : 0);
    const height = kind === 'bar' ? around + chart.categories.length * row : upright;
    const drawAt = (x: Points, y: Points): Stage => {
      const stage = stageOf();
      const box = { x: x / POINT, y: y / POINT, width: pixels, height };
      drawChart(stage, chart, box, { ...look, ...(isNarrow ? { isNarrow } : {}) });
      return stage;
    };
    if (drawAt(0, 0).placement().excess <= 0)
      return wholeFigure(height * POINT, (spot) => drawAt(spot.x + (spot.width - width) / 2, spot.y).elements);
  }
  return null;
}

const chartOf = weakMemoize((block: Block): ChartData | null => {
  const shown = readVisual(readContent({ blocks: [block], notes: null, labelOnly: false }));
  return shown?.visual.kind === 'chart' && shown.before.length + shown.after.length === 0 ? shown.visual.chart : null;
});

/** A list or table in one of several groups of a card as a small chart. Null if it is none, or if its labels do not fit. */
export function chartInColumn(card: CardToPlace, block: Block, width: Points): MeasuredBlock | null {
  const mayBeDrawn = card.content.groups.length > 1 && (block.kind === 'list' || block.kind === 'table');
  const chart = mayBeDrawn ? chartOf(block) : null;
  if (!chart) return null;
  const stageOf = () => new Stage(card, card.measure.inks.ground, 0);
  const stage = stageOf();
  const hasHead = chart.axis !== '' || chart.legend || chart.series.length > 1;
  const heights = { bar: stage.size(44), around: hasHead ? stage.size(40) : 0, upright: stage.size(260) };
  const look = { ...PLAIN_CHART, valueSize: 26, least: card.measure.scale.floor / POINT };
  return measureChart(stageOf, chart, width - INSET * 2 * POINT, heights, look);
}

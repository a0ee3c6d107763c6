import { weakMemoize } from '@/lib/weak-memoize';
import type { Block } from '../../blocks';
import { readVisual, type ShownContent, totalAfter, visualOf } from '../../content/read-visual';
import { type MeasuredBlock, wholeFigure } from '../../layout/measure/measured';
import { drawStack, stackMeasured } from '../../layout/measure/stack';
import type { CardToPlace } from '../../layout/placement';
import { countWords } from '../../text/letters-and-words';
import { plainText } from '../../text/text-runs';
import type { Points } from '../../units';
import type { ChartData, ChartKind, Stat } from '../../visual';
import { POINT, Stage } from '../stage';
import { type ChartLook, LABEL, PLAIN_CHART } from './chart-parts';
import { drawChart } from './draw-chart';

/**
 * Kinds of chart that can show the same values, best first, for a place where labels may be too small. Where names would
 * be broken, `drawChart` draws bars anyway.
 */
export const OTHER_KINDS: Record<ChartKind, readonly ChartKind[]> = {
  doughnut: ['doughnut', 'bar'],
  bar: ['bar'],
  column: ['column', 'bar'],
  line: ['line', 'bar'],
  stacked: ['stacked'],
};

/** Heights in pixels of the design: of a bar, of what is around the bars, and of a chart without horizontal bars. */
export type ChartHeights = { bar: number; around: number; upright: number };

/** In a column of up to this many pixels, and where they are too long beside their bars, names are above them. */
const NARROW = 420;
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
  const names = found.categories.map((name) =>
    stageOf().set(name, pixels, { font: 'body', size: LABEL, leading: 1.2 }),
  );
  const namesHeight = Math.max(...names.map(({ height }) => height));
  const kinds = OTHER_KINDS[found.kind].map((kind) => ({ kind, isNarrow: kind === 'bar' && pixels <= NARROW }));
  for (const { kind, isNarrow } of [...kinds, { kind: 'bar' as const, isNarrow: true }]) {
    const chart = { ...found, kind };
    const row = bar * Math.max(1, chart.series.length * 0.7) + (isNarrow ? namesHeight : 0);
    const height = kind === 'bar' ? around + chart.categories.length * row : upright;
    const drawAt = (x: Points, y: Points): Stage => {
      const stage = stageOf();
      const box = { x: x / POINT, y: y / POINT, width: pixels, height };
      drawChart(stage, chart, box, { ...look, ...(isNarrow ? { isNarrow: true } : {}) });
      return stage;
    };
    if (drawAt(0, 0).placement().excess <= 0)
      return wholeFigure(height * POINT, (spot) => drawAt(spot.x + (spot.width - width) / 2, spot.y).elements);
  }
  return null;
}

/** What a list or table shows by itself, with its own total; null for other blocks and for parts of one. */
export const shownIn = weakMemoize((block: Block): ShownContent | null => {
  if ((block.kind !== 'list' && block.kind !== 'table') || block.isPart) return null;
  const shown = visualOf([block]);
  return shown && shown.before.length + shown.after.length === (totalAfter(shown) ? 1 : 0) ? shown : null;
});

/**
 * A list or table as a small chart or as key figures, on a card that is not drawn as a whole, and the total below a chart
 * as a key figure. Null if it is none of these, if it is only a part of one, or if its labels do not fit.
 */
export function figureInColumn(card: CardToPlace, block: Block, width: Points): MeasuredBlock | null {
  const stageOf = () => new Stage(card, card.measure.inks.ground, 0);
  const size = card.measure.scale.body / POINT;
  const rowsOf = (items: readonly Stat[], ems = 1) => measureFigureRows(stageOf, items, width, size * ems);
  const total = totalOn(card, block);
  if (total) return rowsOf([total], TOTAL);
  const shown = readVisual(card.content) === null ? shownIn(block) : null;
  if (shown?.visual.kind === 'stats') return rowsOf(shown.visual.items);
  if (shown?.visual.kind !== 'chart') return null;
  const { chart } = shown.visual;
  const stage = stageOf();
  const hasHead = chart.axis !== '' || chart.legend || chart.series.length > 1;
  const heights = { bar: stage.size(44), around: hasHead ? stage.size(40) : 0, upright: stage.size(260) };
  const look = { ...PLAIN_CHART, valueSize: 26, least: card.measure.scale.floor / POINT };
  const drawn = measureChart(stageOf, chart, width - INSET * 2 * POINT, heights, look);
  const own = totalAfter(shown);
  const below = drawn && own ? rowsOf([own], TOTAL) : null;
  if (!drawn || !below) return own ? null : drawn;
  const stack = stackMeasured([drawn, below]);
  return wholeFigure(stack.height, (spot) => drawStack(stack, 0, stack.slices.length, spot));
}

/** The block as a key figure, if it is the total below the chart of the card. */
export function totalOn({ content }: CardToPlace, block: Block): Stat | null {
  const shown = readVisual(content);
  return shown?.after[0] === block ? totalAfter(shown) : null;
}

/** Size of a total relative to the text around it, and sizes of a figure relative to its label. */
const TOTAL = 1.3;
const FIGURES = [1.9, 1.6, 1.3];
/** Space between a figure and its label, and above and below them, in pixels. */
const BESIDE = 18;
const AROUND = 8;
const MOST_LINES = 2;

/** Key figures in rows, with labels of `size` pixels after them. Null if a label needs more than two lines. */
function measureFigureRows(stageOf: () => Stage, items: readonly Stat[], width: Points, size: number) {
  const pixels = width / POINT;
  const setOn = (stage: Stage, ems: number) => {
    const look = { font: 'figure', size: size * ems, leading: 1.1, fixed: true } as const;
    const from = Math.max(...items.map(({ figure }) => stage.set(figure, pixels, look).width)) + BESIDE;
    const figures = items.map(({ figure }) => stage.set(figure, from, look));
    const words = { font: 'body', size, leading: 1.2, fixed: true } as const;
    return { from, figures, labels: items.map(({ label }) => stage.set(label, Math.max(1, pixels - from), words)) };
  };
  // A label of one word is not broken.
  const most = items.map(({ label }) => Math.min(MOST_LINES, countWords(plainText(label))));
  const ems = FIGURES.find((each) => setOn(stageOf(), each).labels.every(({ lines }, at) => lines <= most[at]!));
  if (ems === undefined) return null;
  const { figures, labels } = setOn(stageOf(), ems);
  const row = Math.max(...[...figures, ...labels].map(({ height }) => height)) + 2 * AROUND;
  return wholeFigure(row * items.length * POINT, (spot) => {
    const [stage, x] = [stageOf(), spot.x / POINT];
    const { from, ...set } = setOn(stage, ems);
    for (const at of items.keys()) {
      const middle = spot.y / POINT + (at + 0.5) * row;
      if (at > 0) stage.line(x, middle - row / 2, x + pixels, middle - row / 2, { colour: 'line', width: 1 });
      set.figures[at]!.put(x, middle - figures[at]!.height / 2);
      set.labels[at]!.put(x + from, middle - labels[at]!.height / 2);
    }
    return stage.elements;
  });
}

import type { ChartData } from '../../visual';
import { LEAST_TYPE, type SetText, type Stage, type StageLook } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';
import { LABEL } from './chart-parts';

/** Positions of columns from edge to edge of the box, and of the labels below them. */
export type ColumnPlot = {
  /** Includes half a gap on either side, as in programs that draw charts themselves. */
  box: ChartBox;
  top: number;
  bottom: number;
  /** Width of all columns of one category together. */
  width: number;
  left(point: number): number;
  labels: SetText[];
  /** How much further left than their columns the labels begin. */
  labelInset: number;
};

export function columnPlot(stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook): ColumnPlot {
  const slot = box.width / (chart.categories.length - look.gap);
  const width = slot * (1 - look.gap);
  const align = look.labels === 'left' ? 'left' : 'center';
  // Values above the columns are set a pixel wider than those, even where columns touch.
  const half = Math.max(1, Math.min((slot * look.gap) / 2, box.x, stage.width - box.x - box.width));
  // Labels may be wider than their columns, but their words are not broken.
  const air = Math.max(0, half - 4);
  const room = width + (align === 'left' ? air : 2 * air);
  const text: StageLook = { font: 'body', size: Math.min(LABEL, stage.size(LABEL)), leading: 1.2, align };
  const sizes = chart.categories.map(
    (each) =>
      stage.fit([{ text: each }], { width: room, height: 400, lines: 8 }, text, Math.min(LEAST_TYPE, text.size)).size,
  );
  const size = Math.min(...sizes);
  if (size < (look.least ?? 0)) stage.miss(8);
  const labels = chart.categories.map((each) => stage.set([{ text: each }], room, { ...text, size, fixed: true }));
  const foot = Math.max(...labels.map(({ height }) => height)) + 10;
  return {
    box: { ...box, x: box.x - half, width: box.width + 2 * half },
    top: box.y,
    bottom: box.y + box.height - foot,
    width,
    left: (point) => box.x + point * slot,
    labels,
    labelInset: align === 'left' ? 0 : air,
  };
}

export function drawCategories(stage: Stage, { labels, labelInset, left, bottom }: ColumnPlot): void {
  for (const [point, label] of labels.entries()) label.put(left(point) - labelInset, bottom + 10);
  stage.reach(bottom);
}

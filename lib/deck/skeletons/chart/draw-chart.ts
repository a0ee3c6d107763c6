import type { ChartData, ChartKind } from '../../visual/visual';
import type { Stage } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';
import { drawBars } from './draw-bars';
import { drawColumns } from './draw-columns';
import { drawDoughnut } from './draw-doughnut';
import { drawLines } from './draw-lines';
import { drawStacked } from './draw-stacked';

/** Draws a chart into a box, with the same numbers and words as a native chart in a file. */
export function drawChart(stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook): void {
  if (box.width < 160 || box.height < 120) stage.miss(160);
  DRAW[chart.kind](stage, chart, box, look);
}

const DRAW: Record<ChartKind, (stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook) => void> = {
  doughnut: drawDoughnut,
  bar: drawBars,
  line: drawLines,
  column: drawColumns,
  stacked: drawStacked,
};

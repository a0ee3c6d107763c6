import { splitChart } from '../../content/chart-facts';
import type { ChartData, ChartKind } from '../../visual';
import type { Stage } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';
import { drawBars } from './draw-bars';
import { drawColumns } from './draw-columns';
import { drawDoughnut } from './draw-doughnut';
import { drawLines } from './draw-lines';
import { drawStacked } from './draw-stacked';
import { visibleLook } from './visible-colours';

/** Space between charts beside or below each other, besides the half gaps around their columns. */
const BETWEEN = 48;

/**
 * Draws a chart into a box, with the same numbers and words as a native chart in a file. Series that can't share an
 * axis become charts of their own: beside each other, or below each other in a tall box.
 */
export function drawChart(stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook): void {
  const charts = splitChart(chart);
  const ground = look.ground ?? stage.inks.ground;
  const { palette } = stage.card.measure.theme;
  const visible = visibleLook(look, chart.kind, ground, palette);
  const titled = charts.length > 1 ? { ...visible, isTitled: true } : visible;
  for (const [at, own] of charts.entries()) drawOne(stage, own, boxAt(at, charts, box, look), titled);
}

function boxAt(at: number, charts: readonly ChartData[], box: ChartBox, { gap }: ChartLook): ChartBox {
  const count = charts.length;
  if (count === 1) return box;
  if (box.height > box.width) {
    const height = (box.height - BETWEEN * (count - 1)) / count;
    return { ...box, y: box.y + at * (height + BETWEEN), height };
  }
  // Columns have half a gap on either side, as a share of the chart's width.
  const aside = gap / (charts[at]!.categories.length - gap);
  const width = (box.width - BETWEEN * (count - 1)) / (count + (count - 1) * aside);
  return { ...box, x: box.x + at * (width + BETWEEN + width * aside), width };
}

function drawOne(stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook): void {
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

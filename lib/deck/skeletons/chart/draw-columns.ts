import type { ChartMark } from '../../placed';
import type { ChartData } from '../../visual';
import type { Stage, StageLook } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';
import { colourOf, drawAxisName, drawLegend, drawMark, leadOf, markOf, scaleOf, valuesOf } from './chart-parts';
import { columnPlot, drawCategories } from './column-plot';
import { axisExcess, axisLow, putChart } from './put-chart';

const GAP = 3;

/** Columns from the base line, with values above and labels below. */
export function drawColumns(stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook): void {
  const head = drawLegend(stage, chart, box, look);
  const { low, high, share } = scaleOf(valuesOf(chart));
  const foot = drawAxisName(stage, chart, box, look);
  const columns = columnPlot(stage, chart, { ...box, y: box.y + head, height: box.height - head - foot }, look);
  const width = columns.width / chart.series.length;
  const inner = chart.series.length > 1 ? width - GAP : width;
  const value = valueLook(stage, chart, look, inner);
  const room = stage.size(value.size) * 1.3 + 6;
  const top = columns.top + room;
  // Values of negative columns are written below them.
  const bottom = columns.bottom - (low < 0 ? room : 0);
  const height = bottom - top;
  if (height < 80) stage.miss(80 - height);
  const zero = bottom - share(0) * height;
  const lead = leadOf(stage, chart);
  // Rounding may make a value wider than its column. Columns that touch have no space for that.
  const aside = look.gap > 0 ? 1 : 0;
  const marks = chart.series.map(({ labels }, at) =>
    chart.categories.map((_, point): ChartMark => {
      const colour = point === lead ? stage.inks.accent : stage.inks.text;
      return markOf(look, colourOf(stage, chart, look, at, point), labels[point] ? { colour, side: 'over' } : null);
    }),
  );
  const plotTop = Math.max(columns.top, zero - (zero - top) * axisExcess(low, high));
  const drawn = {
    box: columns.box,
    plot: { ...columns.box, y: plotTop, height: columns.bottom - plotTop },
    low: axisLow(low, high, (columns.bottom - bottom) / height),
    marks,
    value,
    gap: look.gap,
    between: 1 - inner / width,
  };
  putChart(stage, chart, look, drawn, () => {
    for (const [at, { values, labels }] of chart.series.entries())
      for (const [point, own] of values.entries()) {
        if (own === null) continue;
        const y = bottom - share(own) * height;
        const left = columns.left(point) + at * width;
        const mark = marks[at]![point]!;
        const column = { x: left, y: Math.min(y, zero), width: inner, height: Math.max(1, Math.abs(zero - y)) };
        drawMark(stage, column, mark, look.radius);
        if (!mark.label) continue;
        const label = stage.set([{ text: labels[point]! }], inner + 2 * aside, {
          ...value,
          colour: mark.label.colour,
          align: look.labels === 'left' ? 'left' : 'center',
        });
        if (label.lines > 1) stage.miss(8);
        label.put(look.labels === 'left' ? left : left - aside, own < 0 ? y + 4 : y - label.height - 4);
      }
    drawCategories(stage, columns);
    stage.rect(box.x, zero, box.width, 2, stage.inks.text);
  });
}

/** The largest size at which every value fits the width of its column. */
function valueLook(stage: Stage, chart: ChartData, look: ChartLook, width: number): StageLook {
  const text: StageLook = { font: look.valueFont, size: look.valueSize, leading: 1.2 };
  // Texts of equal length still differ in width: a 1 is narrower than a 4 in many fonts.
  const widths = chart.series
    .flatMap(({ labels }) => labels)
    .map((label) => ({ label, width: stage.set([{ text: label || '0' }], 4000, text).width }));
  const widest = widths.reduce((a, b) => (b.width > a.width ? b : a)).label;
  const { size } = stage.fit([{ text: widest || '0' }], { width, height: 200, lines: 1 }, text, 16);
  if (size < (look.least ?? 0)) stage.miss(8);
  return { ...text, size };
}

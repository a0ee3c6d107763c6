import { inksOn } from '../../layout/measure/text-font';
import type { ChartMark } from '../../placed';
import type { ColourToken } from '../../theme';
import type { ChartData } from '../../visual';
import type { Stage, StageLook } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';
import { colourOf, drawAxisName, drawLegend, drawMark, markOf, valuesOf } from './chart-parts';
import { columnPlot, drawCategories } from './column-plot';
import { drawColumns } from './draw-columns';
import { axisExcess, putChart } from './put-chart';

const INSET = 8;

/** Stacked columns with the value of each part inside. Negative values cannot be parts of a whole. */
export function drawStacked(stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook): void {
  if (valuesOf(chart).some((value) => value < 0)) {
    drawColumns(stage, { ...chart, kind: 'column' }, box, look);
    return;
  }
  const head = drawLegend(stage, chart, box, look);
  const foot = drawAxisName(stage, chart, box, look);
  const columns = columnPlot(stage, chart, { ...box, y: box.y + head, height: box.height - head - foot }, look);
  const height = columns.bottom - columns.top;
  if (height < 80) stage.miss(80 - height);
  const sums = chart.categories.map((_, point) =>
    chart.series.reduce((sum, { values }) => sum + (values[point] ?? 0), 0),
  );
  const high = Math.max(...sums) || 1;
  const value = valueLook(stage, chart, look, columns.width - 2 * INSET);
  const marks = chart.series.map(({ labels }, at) =>
    labels.map((text, point): ChartMark => {
      const fill = colourOf(stage, chart, look, at, point);
      return markOf(look, fill, text ? { colour: textOn(fill), side: 'inside' } : null);
    }),
  );
  // Other programs end the axis above the tallest column, and this plot is the only space they have for that.
  const scale = height / (high * axisExcess(0, high));
  const drawn = {
    box: columns.box,
    plot: { ...columns.box, y: columns.top, height },
    marks,
    value,
    gap: look.gap,
  };
  putChart(stage, chart, look, drawn, () => {
    for (const point of chart.categories.keys()) {
      let y = columns.bottom;
      for (const [at, { values, labels }] of chart.series.entries()) {
        const tall = (values[point] ?? 0) * scale;
        const mark = marks[at]![point]!;
        y -= tall;
        if (tall > 0) drawMark(stage, { x: columns.left(point), y, width: columns.width, height: tall }, mark, 0);
        if (!mark.label) continue;
        const label = stage.set([{ text: labels[point]! }], columns.width - 2 * INSET, {
          ...value,
          colour: mark.label.colour,
          align: look.labels === 'left' ? 'left' : 'center',
        });
        if (label.lines > 1 || label.height > tall) stage.miss(8);
        label.put(columns.left(point) + INSET, y + (tall - label.height) / 2);
      }
    }
    drawCategories(stage, columns);
    stage.rect(box.x, columns.bottom, box.width, 2, stage.inks.text);
  });
}

/** A text colour that is readable on a part. */
export function textOn(fill: ColourToken): ColourToken {
  return fill === 'muted' || fill === 'accentInk' ? 'ground' : inksOn(fill).text;
}

function valueLook(stage: Stage, chart: ChartData, look: ChartLook, width: number): StageLook {
  const longest = chart.series.flatMap(({ labels }) => labels).reduce((a, b) => (b.length > a.length ? b : a), '');
  const text: StageLook = { font: look.valueFont, size: Math.min(24, look.valueSize), leading: 1.2 };
  const { size } = stage.fit([{ text: longest || '0' }], { width, height: 200, lines: 1 }, text, 16);
  if (size < (look.least ?? 0)) stage.miss(8);
  return { ...text, size };
}

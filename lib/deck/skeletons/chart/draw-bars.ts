import type { ChartMark } from '../../placed';
import type { ChartData } from '../../visual';
import type { Stage, StageLook } from '../stage';
import {
  axisExcess,
  axisLow,
  type ChartBox,
  type ChartLook,
  captionLook,
  colourOf,
  drawLegend,
  drawMark,
  LABEL,
  leadOf,
  markOf,
  putChart,
  scaleOf,
  valuesOf,
} from './chart-parts';

const GAP = 3;

/** Horizontal bars with their labels on the left, or above them in a narrow place, and their values after them. */
export function drawBars(stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook): void {
  const { isNarrow } = look;
  const names = isNarrow ? box.width : Math.min(box.width * 0.36, 320);
  const aside = isNarrow ? 0 : names + 20;
  const beside = { ...box, x: box.x + aside, width: box.width - aside };
  const head = Math.max(
    drawNamesHead(stage, chart, { ...box, width: names }, look),
    drawLegend(stage, chart, beside, look),
  );
  const inside = { ...box, y: box.y + head, height: box.height - head };
  const count = chart.categories.length;
  const row = inside.height / count;
  const category: StageLook = { font: isNarrow ? 'body' : 'strong', size: LABEL, leading: 1.2 };
  const named = chart.categories.map((text) => stage.set([{ text }], names, { ...category, align: sideOf(look) }));
  const above = isNarrow ? Math.max(...named.map(({ height }) => height)) : 0;
  const thick = (Math.min(row - above, 110) * (1 - Math.max(0.24, look.gap))) / chart.series.length;
  if (thick < 14) stage.miss(14 - thick + count);
  const inner = chart.series.length > 1 ? thick - GAP : thick;
  const value: StageLook = {
    font: look.valueFont,
    size: Math.min(look.valueSize, Math.max(look.least ?? 16, thick * 0.62), 30),
    // Bars of several series are close together, and so are their values.
    leading: chart.series.length > 1 ? 1.05 : 1.2,
  };
  const { share, low, high } = scaleOf(valuesOf(chart));
  const written = chart.series.flatMap(({ labels }) => labels).filter((text) => text !== '');
  const widest = Math.max(0, ...written.map((text) => stage.set([{ text }], box.width, value).width));
  const figures = Math.min(box.width * 0.3, widest * 1.04 + 16);
  // Values of negative bars are written before them.
  const before = low < 0 ? figures : 0;
  const plot = { x: box.x + aside + before, width: box.width - aside - before - figures };
  if (plot.width < 120) stage.miss(120 - plot.width);
  const zero = plot.x + share(0) * plot.width;
  const lead = leadOf(stage, chart);
  const marks = chart.series.map(({ labels }, at) =>
    chart.categories.map((_, point): ChartMark => {
      const colour = point === lead ? stage.inks.accent : stage.inks.text;
      return markOf(look, colourOf(stage, chart, look, at, point), labels[point] ? { colour, side: 'over' } : null);
    }),
  );
  const from = plot.x - before;
  const to = Math.min(plot.x + plot.width + figures, zero + (plot.x + plot.width - zero) * axisExcess(low, high));
  const drawn = {
    box: inside,
    plot: { ...inside, x: from, width: to - from },
    low: axisLow(low, high, before / plot.width),
    marks,
    value,
    category,
    gap: 1 - (thick * chart.series.length) / row,
    between: 1 - inner / thick,
  };
  putChart(stage, chart, look, drawn, () => {
    for (const [point, name] of named.entries()) {
      const y = inside.y + point * row;
      name.put(box.x, y + (isNarrow ? above - name.height : Math.max(0, (row - name.height) / 2)));
      if (name.height > row) stage.miss(name.height - row);
      for (const [at, { values, labels }] of chart.series.entries()) {
        const own = values[point] ?? 0;
        const top = y + (isNarrow ? above + 2 : (row - thick * chart.series.length) / 2) + at * thick;
        const end = plot.x + share(own) * plot.width;
        const mark = marks[at]![point]!;
        if (values[point] !== null)
          drawMark(
            stage,
            { x: Math.min(zero, end), y: top, width: Math.max(1, Math.abs(end - zero)), height: inner },
            mark,
            look.radius,
          );
        if (!mark.label) continue;
        const label = stage.set([{ text: labels[point]! }], figures - 12, {
          ...value,
          colour: mark.label.colour,
          align: own < 0 ? 'right' : 'left',
        });
        if (label.lines > 1) stage.miss(8);
        if (label.height > thick) stage.miss((label.height - thick) * chart.series.length);
        label.put(own < 0 ? end - figures : end + 12, top + (inner - label.height) / 2);
      }
    }
    // The line would cross names above the bars.
    if (!isNarrow) stage.rect(zero - 1, inside.y, 2, inside.height, stage.inks.text);
  });
}

function sideOf({ labels, isNarrow }: ChartLook): 'left' | 'right' {
  return labels === 'left' || isNarrow ? 'left' : 'right';
}

/** The header of the label column, above the labels. @returns the height that it takes */
function drawNamesHead(stage: Stage, { axis }: ChartData, box: ChartBox, look: ChartLook): number {
  if (axis === '') return 0;
  const align = sideOf(look);
  const set = stage.set([{ text: axis }], box.width, { ...captionLook(stage, look), align });
  set.put(box.x, box.y);
  return set.height + 16;
}

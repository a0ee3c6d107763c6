import type { ColourToken } from '../../theme';
import type { ChartData } from '../../visual/visual';
import type { Stage } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';
import { drawLegend } from './chart-parts';
import { putChart } from './put-chart';

/** A ring of parts, and a row for each beside it: colour, name, value. */
export function drawDoughnut(stage: Stage, chart: ChartData, box: ChartBox, look: ChartLook): void {
  const head = drawLegend(stage, chart, box, look);
  const { labels, values } = chart.series[0]!;
  const height = box.height - head;
  const radius = Math.min(height / 2, box.width * 0.26);
  const [cx, cy] = [box.x + radius, box.y + head + height / 2];
  const palette: ColourToken[] = [look.accent, ...look.colours];
  const colours = values.map((_, at) => palette[at % palette.length]!);
  const square = { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 };
  const drawn = {
    box: square,
    plot: square,
    marks: [colours.map((fill) => ({ fill, label: null }))],
    value: { font: look.valueFont, size: look.valueSize } as const,
  };
  putChart(stage, chart, look, drawn, () => drawRing(stage, values, { cx, cy, radius }, look.hole, colours));
  const x = cx + radius + 48;
  const width = box.x + box.width - x;
  if (width < 140) stage.miss(140 - width);
  const row = Math.min(94, height / values.length);
  const top = cy - (row * values.length) / 2;
  for (const [at, text] of chart.categories.entries()) {
    const y = top + at * row;
    stage.rect(x, y, width, 2, stage.inks.text);
    stage.rect(x, y + row / 2 - 8, 18, 18, colours[at]!);
    const figure = stage.set([{ text: labels[at]! }], width * 0.42, {
      font: look.valueFont,
      size: Math.min(46, row * 0.55),
      leading: 1.15,
      align: 'right',
    });
    const name = stage.set([{ text }], width * 0.58 - 46, { font: 'strong', size: 25, leading: 1.2 });
    name.put(x + 34, y + (row - name.height) / 2 + 1);
    figure.put(x + width * 0.58, y + (row - figure.height) / 2 + 1);
    if (Math.max(name.height, figure.height) > row || figure.lines > 1) stage.miss(name.height - row + 10);
  }
}

function drawRing(
  stage: Stage,
  values: readonly (number | null)[],
  { cx, cy, radius }: { cx: number; cy: number; radius: number },
  hole: number,
  colours: readonly ColourToken[],
): void {
  const sum = values.reduce<number>((total, value) => total + Math.max(0, value ?? 0), 0) || 1;
  let angle = 0;
  for (const [at, value] of values.entries()) {
    const sweep = (Math.max(0, value ?? 0) / sum) * 360;
    // A thin gap parts neighbours, as the paper's colour does in print.
    const gap = values.length > 1 ? Math.min(0.9, sweep / 4) : 0;
    if (sweep > 0) stage.sector(cx, cy, radius * hole, radius, angle, angle + sweep - gap, colours[at]!);
    angle += sweep;
  }
}

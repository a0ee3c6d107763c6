import { leadingPoint } from '../../content/chart-facts';
import { sectorPath } from '../../path';
import type { ChartMark } from '../../placed';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { ChartData } from '../../visual';
import type { Stage, StageLook } from '../stage';
import { type ChartLook, captionLook, drawMark, LABEL, leadOf, markOf, OUTLINE, putChart } from './chart-parts';

/** A ring of parts, with a row for each beside it: colour, name, value. In a narrow place, only the largest is named. */
export function drawDoughnut(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
  const { labels, values, name } = chart.series[0]!;
  const { height } = box;
  const radius = look.isNarrow ? Math.min(height, box.width) / 2 : Math.min(height / 2, box.width * 0.26);
  const [cx, cy] = [box.x + radius, box.y + height / 2];
  const colours = partColours(stage, chart, look);
  // Parts of a ring are not hatched.
  const { hatch: _, ...unhatched } = look;
  const marks = colours.map((colour) => markOf(unhatched, colour, null));
  const square = { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 };
  const drawn = {
    box: square,
    plot: square,
    marks: [marks],
    value: { font: look.valueFont, size: look.valueSize } as const,
  };
  putChart(stage, chart, look, drawn, () => {
    drawRing(stage, values, { cx, cy, radius }, look.hole, marks);
    if (look.isNarrow) nameLargest(stage, chart, { cx, cy, room: radius * look.hole * 1.6 }, look);
  });
  if (look.isNarrow) return;
  const x = cx + radius + 48;
  const width = box.x + box.width - x;
  if (width < 140) stage.miss(140 - width);
  const head = drawHead(stage, [chart.axis, name], { x, width }, null);
  const row = Math.min(94, (height - head) / values.length);
  const top = cy - (row * values.length + head) / 2 + head;
  drawHead(stage, [chart.axis, name], { x, width }, top - head);
  const room = { width: width * 0.58 - 46, height: row, lines: 2 };
  const sizes = chart.categories.map((text) => stage.fit(text, room, { font: 'strong', size: 25 }, 18).size);
  const size = Math.min(...sizes);
  for (const [at, text] of chart.categories.entries()) {
    const y = top + at * row;
    stage.rect(x, y, width, 2, stage.inks.text);
    drawMark(stage, { x, y: y + row / 2 - 8, width: 18, height: 18 }, marks[at]!, 0);
    const figureLook = { font: look.valueFont, size: Math.min(46, row * 0.55), leading: 1.15, align: 'right' } as const;
    const figure = stage.set(labels[at]!, width * 0.42, figureLook);
    const name = stage.set(text, width * 0.58 - 46, { font: 'strong', size, leading: 1.2 });
    name.put(x + 34, y + (row - name.height) / 2 + 1);
    figure.put(x + width * 0.58, y + (row - figure.height) / 2 + 1);
    if (Math.max(name.height, figure.height) > row || figure.lines > 1) stage.miss(name.height - row + 10);
  }
}

/** The colours in turn, beginning with the accent at the part that the chart emphasises. */
function partColours(stage: Stage, chart: ChartData, { accent, colours }: ChartLook): ColourToken[] {
  const palette = [accent, ...colours];
  const { values } = chart.series[0]!;
  const first = Math.max(0, leadOf(stage, chart));
  return values.map((_, at) => palette[((at - first + values.length) % values.length) % palette.length]!);
}

function nameLargest(
  stage: Stage,
  chart: ChartData,
  { cx, cy, room }: { cx: number; cy: number; room: number },
  { valueFont, valueSize }: ChartLook,
): void {
  const largest = leadingPoint(chart);
  if (largest === -1) return;
  const align = 'center';
  const put = (text: string, size: number, look: StageLook, top: (height: number) => number) => {
    const set = stage.fit(text, { width: room, height: room / 3, lines: 2 }, { ...look, size, align }, LABEL * 0.7);
    set.put(cx - room / 2, top(set.height));
  };
  const value: StageLook = { font: valueFont, size: valueSize * 1.6, leading: 1.1 };
  put(chart.series[0]!.labels[largest]!, value.size, value, (height) => cy - height + 10);
  put(chart.categories[largest]!, LABEL * 0.7, captionLook(stage), () => cy + 12);
}

/** The headers of both columns above the rows, as in a table. @returns the height that they take */
function drawHead(stage: Stage, heads: readonly [string, string], { x, width }: Rows, y: number | null): number {
  const sets = heads.map((text, at) =>
    text === ''
      ? null
      : stage.set(text, at === 0 ? width * 0.58 - 46 : width * 0.42, {
          ...captionLook(stage),
          align: at === 0 ? 'left' : 'right',
        }),
  );
  if (y !== null) for (const [at, set] of sets.entries()) set?.put(at === 0 ? x + 34 : x + width * 0.58, y);
  const tallest = Math.max(...sets.map((set) => set?.height ?? 0));
  return tallest > 0 ? tallest + 10 : 0;
}

type Rows = { x: number; width: number };

function drawRing(
  stage: Stage,
  values: readonly (number | null)[],
  { cx, cy, radius }: { cx: number; cy: number; radius: number },
  hole: number,
  marks: readonly ChartMark[],
): void {
  const sum = values.reduce<number>((total, value) => total + Math.max(0, value ?? 0), 0) || 1;
  let angle = 0;
  for (const [at, value] of values.entries()) {
    const sweep = (Math.max(0, value ?? 0) / sum) * 360;
    // A thin gap separates neighbours, like unprinted paper.
    const gap = values.length > 1 ? Math.min(0.9, sweep / 4) : 0;
    const path = sectorPath(cx, cy, radius * hole, radius, angle, angle + sweep - gap);
    const { fill, outline } = marks[at]!;
    if (sweep > 0) stage.path(path, fill, outline ? { colour: outline, width: OUTLINE } : null);
    angle += sweep;
  }
}

import { leadingPoint } from '../../content/chart-facts';
import { sectorPath } from '../../path';
import type { ChartMark } from '../../placed';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { ChartData } from '../../visual';
import type { Stage, StageLook } from '../stage';
import { type ChartLook, captionLook, drawMark, LABEL, leadOf, markOf, OUTLINE, putChart } from './chart-parts';
import { drawBars } from './draw-bars-and-columns';

/** From this height on, as a share of the width, the rows are below the ring. */
const UPRIGHT = 0.75;

/**
 * A ring of parts, with a row for each beside it, or below it in an upright box: colour, name, value. In a narrow place,
 * only the largest is named. Bars if two parts would have one colour.
 */
export function drawDoughnut(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
  const { labels, values, name } = chart.series[0]!;
  if (values.length > look.colours.length + 1) {
    drawBars(stage, { ...chart, kind: 'bar' }, box, look);
    return;
  }
  const { height } = box;
  const isUpright = height > box.width * UPRIGHT && !look.isNarrow;
  const ring = isUpright ? Math.min(height * 0.48, box.width) : height;
  const radius = look.isNarrow
    ? Math.min(height, box.width) / 2
    : Math.min(ring / 2, box.width * (isUpright ? 0.5 : 0.26));
  const [cx, cy] = [isUpright ? box.x + box.width / 2 : box.x + radius, box.y + ring / 2];
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
  const gap = stage.size(48);
  const x = isUpright ? box.x : cx + radius + gap;
  const width = box.x + box.width - x;
  const room = isUpright ? height - ring - gap * 0.75 : height;
  const middle = isUpright ? box.y + height - room / 2 : cy;
  const least = Math.max(stage.size(140), 100);
  if (width < least) stage.miss(least - width);
  const head = drawHead(stage, [chart.axis, name], { x, width }, null);
  const row = Math.min(stage.size(94), (room - head) / values.length);
  const top = middle - (row * values.length + head) / 2 + head;
  drawHead(stage, [chart.axis, name], { x, width }, top - head);
  const inset = stage.size(34);
  const named = width * NAMED - inset - stage.size(12);
  const smallest = Math.max(18, look.least ?? 0);
  const usual = { font: 'strong', size: Math.max(25, look.least ?? 0) } as const;
  const sizes = chart.categories.map(
    (text) => stage.fit(text, { width: named, height: row, lines: 2 }, usual, smallest).size,
  );
  const size = Math.min(...sizes);
  for (const [at, text] of chart.categories.entries()) {
    const y = top + at * row;
    stage.rect(x, y, width, 2, stage.inks.text);
    const swatch = stage.size(18);
    drawMark(stage, { x, y: y + (row - swatch) / 2 + 1, width: swatch, height: swatch }, marks[at]!, 0);
    const figureLook = { font: look.valueFont, size: Math.min(46, row * 0.55), leading: 1.15, align: 'right' } as const;
    const figure = stage.set(labels[at]!, width * (1 - NAMED), figureLook);
    const name = stage.set(text, named, { font: 'strong', size, leading: 1.2 });
    name.put(x + inset, y + (row - name.height) / 2 + 1);
    figure.put(x + width * NAMED, y + (row - figure.height) / 2 + 1);
    if (Math.max(name.height, figure.height) > row || figure.lines > 1) stage.miss(Math.max(10, name.height - row));
  }
}

/** The share of a row that the colour and the name of a part take. */
const NAMED = 0.58;

/** The colours in turn, beginning with the accent at the part that the chart emphasises. */
function partColours(stage: Stage, chart: ChartData, { accent, colours }: ChartLook): ColourToken[] {
  const palette = [accent, ...colours];
  const { values } = chart.series[0]!;
  const first = Math.max(0, leadOf(stage, chart));
  return values.map((_, at) => palette[(at - first + values.length) % values.length]!);
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
      : stage.set(text, at === 0 ? width * NAMED - stage.size(46) : width * (1 - NAMED), {
          ...captionLook(stage),
          align: at === 0 ? 'left' : 'right',
        }),
  );
  if (y !== null)
    for (const [at, set] of sets.entries()) set?.put(at === 0 ? x + stage.size(34) : x + width * NAMED, y);
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

import type { TextRun } from '../../blocks';
import { isShortRemark } from '../../content/chart-facts';
import { figureValue, numberStyle } from '../../content/read-value';
import { onCircle, polyline, sectorPath } from '../../path';
import type { Box } from '../../units';
import type { ChartData } from '../../visual';
import { type ChartLook, captionLook, drawLegend, leadOf, markOf, putChart } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { takeawayOf, visualPlacer } from '../visual-page';
import { BlueprintPage } from './page';
import { arcPath, LINE, MARKED, STRONG, THIN } from './sheet';
import { placeFlow } from './text';

const LOOK: ChartLook = {
  colours: ['ground', 'line', 'second', 'muted'],
  accent: 'accent',
  hole: 0.58,
  gap: 0.36,
  hatch: { fill: 'ground', line: 'line' },
  valueFont: 'heading',
  valueSize: 32,
};

/** Lines have no fill to hatch, so each has its own colour. */
const LINES: ChartLook = { ...LOOK, accent: 'accentInk', colours: ['line', 'ink', 'muted'] };

const SIDE = 300;

/** A page with a chart. A single short paragraph after the chart is set beside it as a note. */
class ChartPage extends BlueprintPage {
  note: TextRun[] | null = null;

  override around(...[before, after, top, kind]: Parameters<BlueprintPage['around']>): number {
    this.note = this.isNarrow ? null : takeawayOf(this.card, after);
    return super.around(before, this.note ? [] : after, top, kind);
  }
}

const onChart = visualPlacer((card) => new ChartPage(card), placeFlow);

/**
 * Outlined and hatched columns with the leading one highlighted, or a ring with leader lines to its parts. A note can be
 * beside either.
 */
export const placeChart = onChart('chart', (page, { chart }, top) => {
  const side = page.note ? SIDE + 56 : 0;
  const box = { x: page.left, y: top + 4, width: page.room - side, height: page.foot - top - 4 };
  const [series, ...more] = chart.series;
  const values = series?.values ?? [];
  const isPlain = more.length === 0 && values.every((value) => value !== null && value >= 0);
  if (chart.kind === 'doughnut' && isPlain && values.length >= 2 && values.length <= 7 && box.width > 700)
    drawRing(page, chart, box);
  else {
    const rise = chart.kind === 'column' && isPlain ? riseOf(chart) : null;
    const room = rise !== null && !page.isNarrow && page.note ? 60 : 0;
    drawChart(page, chart, { ...box, width: box.width - room }, chart.kind === 'line' ? LINES : LOOK);
  }
  if (page.note) drawNote(page, page.note, { x: page.right - SIDE, y: top, width: SIDE, height: page.foot - top });
});

/** How much the last value exceeds the first; null if it does not. */
function riseOf({ series }: ChartData): number | null {
  const labels = series[0]?.labels ?? [];
  const style = numberStyle(labels);
  const [from, to] = [figureValue(labels[0] ?? '', style), figureValue(labels.at(-1) ?? '', style)];
  return from && to && to > from ? to / from - 1 : null;
}

/** The meaning of the chart in a ruled field with a triangle, like a revision note. */
function drawNote(page: BlueprintPage, runs: TextRun[], { x, y, width, height }: Box): void {
  const look = isShortRemark(runs)
    ? ({ font: 'heading', size: 30, leading: 1.22 } as const)
    : ({ font: 'body', size: 24, leading: 1.3 } as const);
  const set = page.set(runs, width - 56, look);
  const tall = set.height + 108;
  const top = y + Math.max(0, (height - tall) * 0.42);
  page.rect(x, top, width, tall, 'ground');
  page.frame(x, top, width, tall, LINE);
  page.path([...polyline([x + 28, top + 62], [x + 50, top + 24], [x + 72, top + 62]), ['Z']], null, MARKED);
  page.line(x + 88, top + 44, x + width - 28, top + 44, { ...THIN, dashed: true });
  set.put(x + 28, top + 80);
  if (tall > height) page.miss(tall - height);
}

/** The header of the label column, opposite the name of the values. @returns the height that it takes */
function drawAxisName(page: BlueprintPage, { axis }: ChartData, { x, y, width }: Box): number {
  if (axis === '') return 0;
  const set = page.set(axis, width, { ...captionLook(page), align: 'right' });
  set.put(x, y);
  return set.height + 16;
}

type Part = { at: number; middle: number };

/** A ring in outline, each part with a different pattern, and leader lines to the names on both sides. */
function drawRing(page: BlueprintPage, chart: ChartData, box: Box): void {
  const half = { ...box, width: box.width / 2 };
  const head = Math.max(
    drawLegend(page, chart, half, LOOK),
    drawAxisName(page, chart, { ...half, x: box.x + box.width / 2 }),
  );
  const { values, labels } = chart.series[0]!;
  const all = values.map((value) => value ?? 0);
  const sum = all.reduce((total, value) => total + value, 0) || 1;
  const lead = leadOf(page, chart);
  const height = box.height - head;
  const radius = Math.min(178, height / 2 - 22);
  if (radius < 110) page.miss((110 - radius) * 2);
  const [cx, cy] = [box.x + box.width / 2, box.y + head + height / 2];
  const parts: Part[] = [];
  const square = { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 };
  const drawn = {
    box: square,
    plot: square,
    marks: [all.map((_, at) => markOf(LOOK, at === lead ? 'accent' : 'ground', null))],
    value: { font: 'heading', size: 30 } as const,
  };
  page.cross(cx, cy, radius + 26);
  putChart(page, chart, LOOK, drawn, () => {
    let angle = 0;
    for (const [at, value] of all.entries()) {
      const to = angle + (value / sum) * 360;
      drawPart(page, { cx, cy, radius }, [angle, to], at, at === lead);
      parts.push({ at, middle: (angle + to) / 2 });
      angle = to;
    }
  });
  page.ellipse(cx, cy, radius * LOOK.hole - 20, radius * LOOK.hole - 20, null, { ...THIN, dashed: true });
  for (const side of [1, -1] as const)
    drawNames(
      page,
      chart,
      parts.filter(({ middle }) => (middle < 180 ? 1 : -1) === side),
      { cx, cy, radius, side, lead, labels, top: box.y + head, height, edge: side === 1 ? box.x + box.width : box.x },
    );
}

/** The pattern of a part: rays, arcs or nothing. Neighbours never look alike. */
function drawPart(
  page: BlueprintPage,
  { cx, cy, radius }: { cx: number; cy: number; radius: number },
  [from, to]: [number, number],
  at: number,
  isLead: boolean,
): void {
  if (to - from < 0.01) return;
  const inner = radius * LOOK.hole;
  page.path(sectorPath(cx, cy, inner, radius, from, to), isLead ? 'accent' : 'ground', isLead ? MARKED : STRONG);
  if (isLead) return;
  if (at % 3 === 0)
    for (let angle = from + 6; angle < to - 2; angle += 6) {
      const [a, b] = [onCircle(cx, cy, inner, angle), onCircle(cx, cy, radius, angle)];
      page.line(a[0], a[1], b[0], b[1], THIN);
    }
  else if (at % 3 === 1)
    for (let ring = inner + 15; ring < radius - 4; ring += 15) page.path(arcPath(cx, cy, ring, from, to), null, THIN);
}

type Names = {
  cx: number;
  cy: number;
  radius: number;
  side: 1 | -1;
  lead: number;
  labels: string[];
  top: number;
  height: number;
  edge: number;
};

/** Values above names at the ends of their leader lines, moved apart where parts are close together. */
function drawNames(page: BlueprintPage, chart: ChartData, parts: Part[], names: Names): void {
  const { cx, cy, radius, side, lead, labels, top, height, edge } = names;
  const from = cx + side * (radius + 84);
  const width = Math.abs(edge - from) - 12;
  const align = side === 1 ? 'left' : 'right';
  const sets = parts
    .map((part) => ({
      part,
      dot: onCircle(cx, cy, radius * 0.84, part.middle),
      end: onCircle(cx, cy, radius + 10, part.middle),
      value: page.set(labels[part.at] ?? '', width, {
        font: 'heading',
        size: parts.length > 3 ? 30 : 38,
        leading: 1.14,
        align,
        colour: part.at === lead ? 'accentInk' : 'ink',
      }),
      name: page.set(chart.categories[part.at]!, width, { font: 'body', size: 22, leading: 1.22, align }),
    }))
    .sort((one, other) => one.end[1] - other.end[1]);
  const heights = sets.map(({ value, name }) => value.height + name.height + 12);
  const total = heights.reduce((all, each) => all + each, 0);
  if (total > height) page.miss(total - height);
  let least = top;
  for (const [at, { part, dot, end, value, name }] of sets.entries()) {
    const left = heights.slice(at).reduce((all, each) => all + each, 0);
    const y = Math.max(least, Math.min(end[1] - value.height / 2, top + height - left));
    const x = side === 1 ? from : from - width;
    const line = y + value.height / 2;
    page.ellipse(dot[0], dot[1], 4.5, 4.5, part.at === lead ? 'onAccent' : 'accentInk');
    page.path(polyline(dot, [cx + side * (radius + 42), line], [from - side * 12, line]), null, {
      ...MARKED,
      width: 1.5,
    });
    value.put(x, y);
    name.put(x, y + value.height);
    least = y + heights[at]!;
  }
}

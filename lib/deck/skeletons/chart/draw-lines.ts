import { leadingPoint } from '../../content/chart-facts';
import type { PathStep } from '../../path';
import type { ChartMark } from '../../placed';
import type { Box } from '../../units';
import type { ChartData } from '../../visual';
import { LEAST_TYPE, type SetText, type Stage, type StageLook } from '../stage';
import {
  axisExcess,
  axisLow,
  type ChartLook,
  colourOf,
  drawAxisName,
  drawLegend,
  LABEL,
  putChart,
  scaleOf,
  valuesOf,
} from './chart-parts';
import { drawBars } from './draw-bars-and-columns';

const HEADROOM = 40;
const STROKE = 5;

/** Lines over time, with each value at its point. Bars if the words of names would be broken in the smallest type. */
export function drawLines(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
  const slot = box.width / chart.categories.length;
  const size = Math.max(LABEL - 2, look.least ?? 0);
  const most = { font: 'body', size: stage.size(size), leading: 1.2, align: 'center', fixed: true } as const;
  const words = look.isNarrow ? [] : chart.categories.flatMap((each) => each.split(/\s+/));
  const longest = Math.max(1, ...words.map((word) => stage.set(word, 4000, most).width));
  const fitting = (most.size * slot * 0.97) / longest;
  if (fitting < stage.size(LEAST_TYPE)) {
    drawBars(stage, { ...chart, kind: 'bar' }, box, look);
    return;
  }
  const category: StageLook = { ...most, size: Math.min(most.size, fitting) };
  const head = drawLegend(stage, chart, box, look);
  const below = drawAxisName(stage, chart, box, look);
  const inside = { ...box, y: box.y + head, height: box.height - head - below };
  const value: StageLook = {
    font: look.valueFont,
    size: Math.min(size, look.valueSize),
    leading: 1.2,
    align: 'center',
  };
  const every = look.isNarrow ? Math.max(1, Math.ceil(widestOf(stage, chart.categories, category) / slot)) : 1;
  const names = chart.categories.map((text, point) =>
    point % every === 0 ? stage.set(text, slot * 0.98 * every, category) : null,
  );
  const foot = Math.max(...names.map((name) => name?.height ?? 0)) + 12;
  const { share, low, high } = scaleOf(valuesOf(chart));
  const top = inside.y + HEADROOM;
  const floor = inside.y + inside.height - foot;
  const bottom = floor - (low < 0 ? HEADROOM : 0);
  const height = bottom - top;
  if (height < 90) stage.miss(90 - height);
  const zero = bottom - share(0) * height;

  const places = chart.series.map(({ values }) =>
    values.map((own) => (own === null ? null : bottom - share(own) * height)),
  );
  const widest = look.isNarrow
    ? widestOf(
        stage,
        chart.series.flatMap(({ labels }) => labels),
        value,
      )
    : 0;
  const room = Math.max(slot, widest);
  const texts = chart.series.map(({ labels }, at) => {
    const main = widest > slot ? mainPoints(chart, at, room / slot) : null;
    return labels.map((text, point) => (text && (main?.includes(point) ?? true) ? stage.set(text, room, value) : null));
  });
  const tall = Math.max(0, ...texts.flat().map((text) => text?.height ?? 0));
  const chosen = chooseSides(places, { label: tall, top: inside.y, bottom: floor });
  if (chosen.overlap > 0) stage.miss(chosen.overlap);
  const colours = chart.series.map((_, at) =>
    chart.series.length === 1 ? look.accent : colourOf(stage, chart, look, at, 0),
  );
  const marks = texts.map((own, at) =>
    own.map((text, point): ChartMark => {
      const side = chosen.sides[at]![point]!;
      return { fill: colours[at]!, label: text && { colour: stage.inks.text, side } };
    }),
  );
  const plotTop = Math.max(inside.y, zero - (zero - top) * axisExcess(low, high));
  const drawn = {
    box: inside,
    plot: { ...inside, y: plotTop, height: floor - plotTop },
    low: axisLow(low, high, (floor - bottom) / height),
    marks,
    value,
    category,
    stroke: STROKE,
  };
  putChart(stage, chart, look, drawn, () => {
    stage.rect(box.x, zero, box.width, 2, stage.inks.text);
    for (const [at, own] of places.entries()) {
      const x = (point: number) => box.x + (point + 0.5) * slot;
      stage.path(linePath(own, x), null, { colour: colours[at]!, width: STROKE, round: true });
      for (const [point, y] of own.entries()) {
        if (y === null) continue;
        stage.ellipse(x(point), y, 7, 7, colours[at]!);
        putLabel(stage, texts[at]![point]!, chosen.sides[at]![point]!, box.x + point * slot - (room - slot) / 2, y);
      }
    }
    for (const [point, name] of names.entries())
      name?.put(box.x + point * slot + slot * 0.01 - (every - 1) * slot * 0.49, floor + 12);
  });
}

/** The width of the widest of these texts on one line, with space beside it. */
function widestOf(stage: Stage, texts: readonly string[], look: StageLook): number {
  return Math.max(...texts.map((text) => stage.set(text, 4000, look).width)) + 10;
}

/** The values that are written if there is no space for all: the last one, and the first and highest of a single line. */
function mainPoints(chart: ChartData, series: number, apart: number): number[] {
  const { values } = chart.series[series]!;
  const points = [values.findLastIndex((value) => value !== null)];
  if (chart.series.length > 1) return points;
  for (const point of [values.findIndex((value) => value !== null), leadingPoint(chart)])
    if (points.every((other) => Math.abs(other - point) >= apart)) points.push(point);
  return points;
}

function putLabel(stage: Stage, label: SetText | null, side: 'over' | 'under', x: number, y: number): void {
  if (!label) return;
  if (label.lines > 1) stage.miss(8);
  label.put(x, side === 'over' ? y - LABEL_GAP - label.height : y + LABEL_GAP);
}

/** A path from point to point. An empty cell leaves a gap. */
function linePath(places: readonly (number | null)[], x: (point: number) => number): PathStep[] {
  let pen = false;
  return places.flatMap((y, point): PathStep[] => {
    if (y === null) {
      pen = false;
      return [];
    }
    const step: PathStep = [pen ? 'L' : 'M', x(point), y];
    pen = true;
    return [step];
  });
}

/** Distance from a point to its label. */
export const LABEL_GAP = 10;
/** Half the height of a point including the space around it. */
const DOT = 8;

export type LabelSide = 'over' | 'under';

/**
 * Chooses the side of its point on which each value of a line chart is written: above, unless it would overlap another
 * point or value in the same column, or its neighbours are higher on average. The remaining overlap is returned in
 * pixels, because a chart with such values is more readable as a table.
 */
export function chooseSides(
  places: readonly (readonly (number | null)[])[],
  room: { label: number; top: number; bottom: number },
): { sides: LabelSide[][]; overlap: number } {
  const count = places[0]?.length ?? 0;
  const sides = places.map((): LabelSide[] => new Array<LabelSide>(count).fill('over'));
  let overlap = 0;
  for (let point = 0; point < count; point += 1) {
    const own = places.map((line) => line[point] ?? null);
    const valleys = places.map((line) => isValley(line, point));
    let best: { cost: number; overlap: number; pick: LabelSide[] } | null = null;
    // There are four series at most, so sixteen combinations.
    for (let way = 0; way < 2 ** own.length; way += 1) {
      const pick = own.map((_, at): LabelSide => ((way >> at) & 1 ? 'under' : 'over'));
      const met = overlapOf(own, pick, room);
      const liked = pick.filter((side, at) => (side === 'under') !== valleys[at]).length;
      const cost = met * 100 + liked;
      if (!best || cost < best.cost) best = { cost, overlap: met, pick };
    }
    overlap = Math.max(overlap, best?.overlap ?? 0);
    for (const [at, side] of (best?.pick ?? []).entries()) sides[at]![point] = side;
  }
  return { sides, overlap };
}

/** Whether the lines at a point rise more than they fall, so that a value above it would be written on them. */
function isValley(line: readonly (number | null)[], point: number): boolean {
  const own = line[point];
  const rises = [line[point - 1], line[point + 1]].map((other) => (own ?? 0) - (other ?? own ?? 0));
  return rises[0]! + rises[1]! > 8;
}

function overlapOf(
  own: readonly (number | null)[],
  pick: readonly LabelSide[],
  { label, top, bottom }: { label: number; top: number; bottom: number },
): number {
  const spans = own.map((y, at) => {
    if (y === null) return null;
    const from = pick[at] === 'over' ? y - LABEL_GAP - label : y + LABEL_GAP;
    return { from, to: from + label };
  });
  let sum = 0;
  for (const [at, span] of spans.entries()) {
    if (!span) continue;
    sum += Math.max(0, top - span.from) + Math.max(0, span.to - bottom);
    for (const [other, y] of own.entries()) {
      if (other === at || y === null) continue;
      sum += Math.max(0, Math.min(span.to, y + DOT) - Math.max(span.from, y - DOT));
      const next = other > at ? spans[other] : null;
      if (next) sum += Math.max(0, Math.min(span.to, next.to) - Math.max(span.from, next.from));
    }
  }
  return sum;
}

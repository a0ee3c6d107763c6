import { inksOn } from '../../layout/measure/text-font';
import type { ChartMark } from '../../placed';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { ChartData } from '../../visual';
import { LEAST_TYPE, type SetText, type Stage, type StageLook } from '../stage';
import {
  axisExcess,
  axisLow,
  type ChartLook,
  captionLook,
  colourOf,
  drawAxisName,
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

/** Columns from the base line, with values above and labels below. Bars if the words of labels would be broken. */
export function drawColumns(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
  if (breaksLabels(stage, chart, box, look)) {
    drawBars(stage, { ...chart, kind: 'bar' }, box, look);
    return;
  }
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
  // Rounding may make a value wider than its column. Columns that touch have no space for that.
  const aside = look.gap > 0 ? 1 : 0;
  const marks = marksOf(stage, chart, look);
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
        const label = stage.set(labels[point]!, inner + 2 * aside, {
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

/** The marks of columns or bars whose values are written beyond them. */
function marksOf(stage: Stage, chart: ChartData, look: ChartLook): ChartMark[][] {
  const lead = leadOf(stage, chart);
  return chart.series.map(({ labels }, at) =>
    chart.categories.map((_, point) => {
      const colour = point === lead ? stage.inks.accent : stage.inks.text;
      return markOf(look, colourOf(stage, chart, look, at, point), labels[point] ? { colour, side: 'over' } : null);
    }),
  );
}

/** The largest size at which every value fits the width of its column. */
function valueLook(stage: Stage, chart: ChartData, look: ChartLook, width: number): StageLook {
  const text: StageLook = { font: look.valueFont, size: look.valueSize, leading: 1.2 };
  // Texts of equal length still differ in width: a 1 is narrower than a 4 in many fonts.
  const widths = chart.series
    .flatMap(({ labels }) => labels)
    .map((label) => ({ label, width: stage.set(label || '0', 4000, text).width }));
  const widest = widths.reduce((a, b) => (b.width > a.width ? b : a)).label;
  return fittedLook(stage, widest, text, width, look);
}

/** The style of values in the largest size at which the widest fits. */
function fittedLook(stage: Stage, widest: string, text: StageLook, width: number, { least = 0 }: ChartLook): StageLook {
  const { size } = stage.fit(widest || '0', { width, height: 200 }, text, 16);
  if (size < least) stage.miss(8);
  return { ...text, size };
}

/** Positions of columns from edge to edge of the box, and of the labels below them. */
type ColumnPlot = {
  /** Includes half a gap on either side, as in programs that draw charts themselves. */
  box: Box;
  top: number;
  bottom: number;
  /** Width of all columns of one category together. */
  width: number;
  left(point: number): number;
  labels: SetText[];
  /** How much further left than their columns the labels begin. */
  labelInset: number;
};

function columnSlots(stage: Stage, { categories }: ChartData, box: Box, look: ChartLook) {
  const slot = box.width / (categories.length - look.gap);
  const width = slot * (1 - look.gap);
  const align = look.labels === 'left' ? 'left' : 'center';
  // Values above the columns are set a pixel wider than those, even where columns touch.
  const half = Math.max(1, Math.min((slot * look.gap) / 2, box.x, stage.width - box.x - box.width));
  // Labels may be wider than their columns.
  const air = Math.max(0, half - 4);
  const text = { font: 'body', size: Math.min(LABEL, stage.size(LABEL)), leading: 1.2, align } as const;
  return { slot, width, align, half, air, room: width + (align === 'left' ? air : 2 * air), text };
}

function breaksLabels(stage: Stage, chart: ChartData, box: Box, look: ChartLook): boolean {
  const { room, text } = columnSlots(stage, chart, box, look);
  const least = { ...text, size: Math.min(LEAST_TYPE, text.size), fixed: true };
  const words = chart.categories.flatMap((each) => each.split(/[\s-]+/));
  return words.some((word) => stage.set(word, 4000, least).width > room);
}

function columnPlot(stage: Stage, chart: ChartData, box: Box, look: ChartLook): ColumnPlot {
  const { slot, width, align, half, air, room, text } = columnSlots(stage, chart, box, look);
  const sizes = chart.categories.map(
    (each) => stage.fit(each, { width: room, height: 400, lines: 8 }, text, Math.min(LEAST_TYPE, text.size)).size,
  );
  const size = Math.min(...sizes);
  if (size < (look.least ?? 0)) stage.miss(8);
  const labels = chart.categories.map((each) => stage.set(each, room, { ...text, size, fixed: true }));
  const foot = Math.max(...labels.map(({ height }) => height)) + 10;
  return {
    box: { ...box, x: box.x - half, width: box.width + 2 * half },
    top: box.y,
    bottom: box.y + box.height - foot,
    width,
    left: (point) => box.x + point * slot,
    labels,
    labelInset: align === 'left' ? 0 : air,
  };
}

export function drawCategories(stage: Stage, { labels, labelInset, left, bottom }: ColumnPlot): void {
  for (const [point, label] of labels.entries()) label.put(left(point) - labelInset, bottom + 10);
  stage.reach(bottom);
}

const INSET = 8;

/** Stacked columns with the value of each part inside. Negative values cannot be parts of a whole. */
export function drawStacked(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
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
  const value = partValueLook(stage, chart, look, columns.width - 2 * INSET);
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
        const label = stage.set(labels[point]!, columns.width - 2 * INSET, {
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

function partValueLook(stage: Stage, chart: ChartData, look: ChartLook, width: number): StageLook {
  const longest = chart.series.flatMap(({ labels }) => labels).reduce((a, b) => (b.length > a.length ? b : a), '');
  const text: StageLook = { font: look.valueFont, size: Math.min(24, look.valueSize), leading: 1.2 };
  return fittedLook(stage, longest, text, width, look);
}

/** Horizontal bars with their labels on the left, or above them in a narrow place, and their values after them. */
export function drawBars(stage: Stage, chart: ChartData, box: Box, look: ChartLook): void {
  const { isNarrow } = look;
  const names = isNarrow ? box.width : Math.min(box.width * 0.36, 320);
  const aside = isNarrow ? 0 : names + 20;
  const shift = isNarrow && chart.axis !== '' ? box.width / 2 : aside;
  const beside = { ...box, x: box.x + shift, width: box.width - shift };
  const head = Math.max(
    drawNamesHead(stage, chart, { ...box, width: isNarrow ? box.width / 2 : names }, look),
    drawLegend(stage, chart, beside, look),
  );
  const inside = { ...box, y: box.y + head, height: box.height - head };
  const count = chart.categories.length;
  const row = inside.height / count;
  const category: StageLook = { font: isNarrow ? 'body' : 'strong', size: LABEL, leading: 1.2 };
  const named = chart.categories.map((text) => stage.set(text, names, { ...category, align: sideOf(look) }));
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
  const widest = Math.max(0, ...written.map((text) => stage.set(text, box.width, value).width));
  const figures = Math.min(box.width * (isNarrow ? 0.42 : 0.3), widest * 1.04 + 16);
  // Values of negative bars are written before them.
  const before = low < 0 ? figures : 0;
  const plot = { x: box.x + aside + before, width: box.width - aside - before - figures };
  if (plot.width < 120) stage.miss(120 - plot.width);
  const zero = plot.x + share(0) * plot.width;
  const marks = marksOf(stage, chart, look);
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
        const labelLook = { ...value, colour: mark.label.colour, align: own < 0 ? 'right' : 'left' } as const;
        const label = stage.set(labels[point]!, figures - 12, labelLook);
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
function drawNamesHead(stage: Stage, { axis }: ChartData, box: Box, look: ChartLook): number {
  if (axis === '') return 0;
  const align = sideOf(look);
  const set = stage.set(axis, box.width, { ...captionLook(stage, look), align });
  set.put(box.x, box.y);
  return set.height + 16;
}

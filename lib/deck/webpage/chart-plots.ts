import { leadingPoint } from '../content/chart-facts';
import { pathData, sectorPath } from '../path';
import type { ChartData } from '../visual';
import {
  bar,
  drawing,
  fitted,
  LINE,
  label,
  labels,
  partClass,
  round,
  scaleOf,
  seriesClass,
  TYPE,
  tallestStack,
  toneOf,
  widthOf,
  wrapped,
} from './chart-parts';
import { h, type Markup } from './html';

/**
 * Width of a drawing in its own units. It is scaled, so a drawing that is too wide for its place has small type: see
 * the container query of `styles/charts.ts`.
 */
const WIDE = 720;
const NARROW = 320;

/** Columns with their values above and labels below. */
export function columns(chart: ChartData): Markup {
  const { categories, series } = chart;
  const height = 400;
  const isBelowZero = series.some(({ values }) => values.some((value) => (value ?? 0) < 0));
  // The values of negative columns are between them and the labels.
  const [top, foot] = [34, height - (isBelowZero ? 78 : 54)];
  const slot = WIDE / categories.length;
  const group = Math.min(slot * 0.78, 150 * series.length);
  const width = group / series.length;
  const scale = scaleOf(series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const at = (value: number) => foot - scale.share(value) * (foot - top);
  const base = at(0);
  const parts = categories.flatMap((category, point) => {
    const left = slot * point + (slot - group) / 2;
    const bars = series.flatMap(({ values, labels: written }, own) => {
      const value = values[point];
      if (value === null || value === undefined) return [];
      const y = Math.min(base, at(value));
      const x = left + width * own;
      const text = written[point] ?? '';
      const shown = widthOf(text) <= width + (series.length === 1 ? slot - group : 0);
      return [
        bar(
          x + (series.length > 1 ? 1.5 : 0),
          y,
          width - (series.length > 1 ? 3 : 0),
          Math.abs(at(value) - base),
          toneOf(chart, own, point),
        ),
        ...(shown ? [label(text, x + width / 2, value < 0 ? at(value) + TYPE : y - 9, 'middle', 'val')] : []),
      ];
    });
    return [...bars, ...labels(wrapped(category, slot - 8), slot * point + slot / 2, height - 30, 'middle')];
  });
  return drawing(WIDE, height, 'wide', parts, axis(0, base, WIDE, base));
}

/** Bars one below the other. Labels are above their bars on a phone, and beside them otherwise. */
export function rows(chart: ChartData, isNarrow: boolean): Markup {
  const { categories, series } = chart;
  const width = isNarrow ? NARROW : WIDE;
  const left = isNarrow ? 0 : Math.min(WIDE * 0.36, Math.max(...categories.map((each) => widthOf(each))) + 24);
  const thick = series.length === 1 ? (isNarrow ? 26 : 34) : 20;
  const value = Math.max(...series.flatMap(({ labels: written }) => written.map((each) => widthOf(each)))) + 14;
  const scale = scaleOf(series.flatMap(({ values }) => values.map((each) => each ?? 0)));
  const room = Math.max(60, width - left - value);
  const names = categories.map((category) => wrapped(category, isNarrow ? width : left - 16));
  const tall = Math.max(...names.map(({ length }) => length)) * TYPE * LINE;
  const head = isNarrow ? tall + TYPE * 0.3 : 0;
  const body = isNarrow ? thick * series.length : Math.max(tall, thick * series.length);
  const step = head + body + (isNarrow ? 16 : 20);
  const parts = names.flatMap((lines, point) => {
    const top = step * point + (body - thick * series.length) / 2;
    const middle = top + head + (thick * series.length) / 2;
    const name = isNarrow
      ? labels(lines, 0, top + head - TYPE * (0.5 + (lines.length - 1) * LINE), 'start')
      : labels(lines, left - 16, middle + TYPE * (0.34 - ((lines.length - 1) * LINE) / 2), 'end');
    return [
      ...name,
      ...series.flatMap(({ values, labels: written }, own) => {
        const each = values[point];
        if (each === null || each === undefined) return [];
        const [from, to] = [scale.share(Math.min(0, each)) * room, scale.share(Math.max(0, each)) * room];
        const y = top + head + thick * own;
        return [
          bar(left + from, y, Math.max(2, to - from), thick - (series.length > 1 ? 3 : 0), toneOf(chart, own, point)),
          label(written[point] ?? '', left + to + 9, y + thick / 2 + TYPE * 0.32, 'start', 'val'),
        ];
      }),
    ];
  });
  return drawing(width, step * categories.length, isNarrow ? 'narrow' : 'wide', parts);
}

/** The parts of each whole, stacked vertically, or side by side on a phone. */
export function stacked(chart: ChartData, isNarrow: boolean): Markup {
  const { categories, series } = chart;
  const most = tallestStack(chart);
  if (isNarrow) {
    const step = TYPE * 1.5 + 30 + 16;
    const parts = categories.flatMap((category, point) => {
      let x = 0;
      return [
        label(fitted(category, NARROW), 0, step * point + TYPE, 'start', 'cat'),
        ...series.map(({ values }, own) => {
          const width = (Math.max(0, values[point] ?? 0) / most) * NARROW;
          x += width;
          return bar(x - width, step * point + TYPE * 1.5, Math.max(0, width - 2), 30, seriesClass(own));
        }),
      ];
    });
    return drawing(NARROW, step * categories.length, 'narrow', parts);
  }
  const height = 420;
  const [top, foot] = [12, height - 54];
  const slot = WIDE / categories.length;
  const width = Math.min(slot * 0.7, 150);
  const parts = categories.flatMap((category, point) => {
    const x = slot * point + (slot - width) / 2;
    let y = foot;
    return [
      ...series.flatMap(({ values, labels: written }, own) => {
        const tall = (Math.max(0, values[point] ?? 0) / most) * (foot - top);
        y -= tall;
        const text = written[point] ?? '';
        const fits = tall > TYPE * 1.6 && widthOf(text) < width - 8;
        return [
          bar(x, y, width, Math.max(0, tall - 2), seriesClass(own)),
          ...(fits ? [label(text, x + width / 2, y + tall / 2 + TYPE * 0.34, 'middle', `in ${seriesClass(own)}`)] : []),
        ];
      }),
      ...labels(wrapped(category, slot - 8), slot * point + slot / 2, foot + 24, 'middle'),
    ];
  });
  return drawing(WIDE, height, 'wide', parts, axis(0, foot, WIDE, foot));
}

/**
 * Lines with a point for each value. In a chart with one line, the first, last and highest values are
 * labelled, otherwise the last ones.
 */
export function lines(chart: ChartData, isNarrow: boolean): Markup {
  const { categories, series } = chart;
  const [width, height] = isNarrow ? [NARROW, 260] : [WIDE, 400];
  const [top, foot] = [40, height - 40];
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = scaleOf(numbers);
  const isSingle = series.length === 1;
  const lastLabels = series.map(({ labels: each }) => widthOf(each.at(-1) ?? ''));
  const [first, last] = [categories[0] ?? '', categories.at(-1) ?? ''].map((each) => widthOf(each) / 2) as [
    number,
    number,
  ];
  const left = Math.max(24, first, isSingle ? lastLabels[0]! / 2 : 0);
  const right = Math.max(24, last, ...lastLabels.map((each) => (isSingle ? each / 2 : each + LABEL_GAP)));
  const room = width - left - right;
  const x = (point: number) => left + (room * point) / Math.max(1, categories.length - 1);
  const y = (value: number) => foot - scale.share(value) * (foot - top);
  const every = Math.max(
    1,
    Math.ceil(
      (Math.max(...categories.map((each) => widthOf(each))) + 14) / (room / Math.max(1, categories.length - 1)),
    ),
  );
  const names = categories.flatMap((category, point) =>
    point % every === 0 ? [label(fitted(category, 150), x(point), foot + 28, 'middle', 'cat')] : [],
  );
  const ends = series.map(({ values }) => values.findLastIndex((value) => value !== null));
  const endLabels = labelHeights(series.map(({ values }, own) => y(values[ends[own]!] ?? 0)));
  const drawnLines = series.flatMap(({ values, labels: written }, own) => {
    const points = values.flatMap((value, point) => (value === null ? [] : [{ point, x: x(point), y: y(value) }]));
    const tone = isSingle ? 'lead' : seriesClass(own);
    const path = points.map((each, at) => `${at === 0 ? 'M' : 'L'}${round(each.x)} ${round(each.y)}`).join('');
    const lead = leadingPoint(chart);
    const said = isSingle ? new Set([points[0]?.point, ends[own], lead]) : new Set([ends[own]]);
    return [
      h('path', { d: path, class: `stroke ${tone}` }),
      ...points.map((each) => h('ellipse', { cx: round(each.x), cy: round(each.y), rx: 5, ry: 5, class: tone })),
      ...points.flatMap((each) => {
        if (!said.has(each.point)) return [];
        const text = written[each.point] ?? '';
        if (isSingle) return [label(text, each.x, each.y - LABEL_RISE, 'middle', 'val')];
        return [label(text, each.x + LABEL_GAP, endLabels[own]!, 'start', 'val')];
      }),
    ];
  });
  return drawing(width, height, isNarrow ? 'narrow' : 'wide', axis(0, y(0), width, y(0)), drawnLines, names);
}

/** Distance of a label from its point: above it, or beside the last one if there are several lines. */
const LABEL_RISE = 14;
const LABEL_GAP = 12;

/** The baselines of labels beside the ends of lines, from the heights of the ends. Labels do not overlap. */
export function labelHeights(ends: readonly number[]): number[] {
  const heights = [...ends];
  let free = Number.NEGATIVE_INFINITY;
  for (const at of ends.map((_, own) => own).toSorted((one, other) => ends[one]! - ends[other]!)) {
    heights[at] = Math.max(free, ends[at]! + TYPE * 0.34);
    free = heights[at] + TYPE * LINE;
  }
  return heights;
}

const RING = 320;

/** A ring with its largest part named in the middle. The legend beside it names the others. */
export function doughnut({ series, categories }: ChartData): Markup {
  const { values = [], labels: written = [] } = series[0] ?? {};
  const sum = values.reduce<number>((total, value) => total + Math.max(0, value ?? 0), 0) || 1;
  const lead = values.reduce<number>((best, value, at) => ((value ?? 0) > (values[best] ?? 0) ? at : best), 0);
  const middle = RING / 2;
  let from = 0;
  const parts = values.map((value, at) => {
    const to = from + (Math.max(0, value ?? 0) / sum) * 360;
    const gap = Math.min(0.8, (to - from) / 4);
    const d = pathData(sectorPath(middle, middle, middle * 0.6, middle - 2, from + gap, to - gap));
    from = to;
    return h('path', { d, class: partClass(at) });
  });
  return drawing(
    RING,
    RING,
    'ring',
    parts,
    label(written[lead] ?? '', middle, middle + 8, 'middle', 'big', 46),
    label(fitted(categories[lead] ?? '', 150), middle, middle + 38, 'middle', 'cat'),
  );
}

function axis(x: number, y: number, toX: number, toY: number): Markup {
  return h('line', { x1: round(x), y1: round(y), x2: round(toX), y2: round(toY), class: 'axis' });
}

import { leadingPoint } from '../content/chart-facts';
import type { ChartData } from '../visual';
import { h, type Markup } from './html';
import { PART_COLOURS, SERIES_COLOURS } from './styles/chart-colours';

/** Size of all text in a chart, in units of its drawing. */
export const TYPE = 17;
/** Line height of a label, relative to its size. */
export const LINE = 1.2;

/** Approximate width of a text, so that the space of a chart can be distributed without measuring the font. */
export function widthOf(text: string, size = TYPE): number {
  let ems = 0;
  for (const character of text)
    ems += (character.codePointAt(0) ?? 0) >= 0x2e80 ? 1 : /[A-ZМШЩMWmw%€]/.test(character) ? 0.74 : 0.54;
  return ems * size;
}

/** Text shortened to a width. The table behind the chart has it in full. */
export function fitted(text: string, width: number, size = TYPE): string {
  if (widthOf(text, size) <= width) return text;
  let kept = [...text];
  while (kept.length > 1 && widthOf(`${kept.join('')}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

/** A label on one or two lines. */
export function wrapped(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text];
  const words = text.split(/\s+/);
  let first = words.shift() ?? '';
  while (words.length > 0 && widthOf(`${first} ${words[0]}`) <= width) first = `${first} ${words.shift()}`;
  return words.length === 0 ? [fitted(first, width)] : [fitted(first, width), fitted(words.join(' '), width)];
}

export type Anchor = 'start' | 'middle' | 'end';

export function label(
  text: string,
  x: number,
  y: number,
  anchor: Anchor,
  name: string | null = null,
  size = TYPE,
): Markup {
  return h('text', { x: round(x), y: round(y), 'text-anchor': anchor, 'font-size': size, class: name }, text);
}

export function labels(lines: readonly string[], x: number, y: number, anchor: Anchor): Markup[] {
  return lines.map((line, at) => label(line, x, y + at * TYPE * LINE, anchor, 'cat'));
}

export function bar(x: number, y: number, width: number, height: number, name: string): Markup {
  return h('rect', {
    x: round(x),
    y: round(y),
    width: round(Math.max(0, width)),
    height: round(Math.max(0, height)),
    class: `bar ${name}`,
  });
}

export function drawing(
  width: number,
  height: number,
  name: string,
  ...children: readonly (Markup | Markup[])[]
): Markup {
  return h(
    'svg',
    { class: name, viewBox: `0 0 ${round(width)} ${round(height)}`, 'aria-hidden': 'true', focusable: 'false' },
    ...children,
  );
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** The class that gives a series its colour. */
export const seriesClass = (own: number) => `k${own % SERIES_COLOURS}`;

/** The class that gives a part of a whole its colour. */
export const partClass = (part: number) => `d${part % PART_COLOURS}`;

/** The class that gives a value its colour. */
export function toneOf(chart: ChartData, series: number, point: number): string {
  if (chart.series.length > 1) return seriesClass(series);
  return point === leadingPoint(chart) ? 'lead' : 'base';
}

/** Maps values to shares of the axis, which always includes zero. */
export function scaleOf(values: readonly number[]): { zero: number; share(value: number): number } {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const range = high - low || 1;
  return { zero: (0 - low) / range, share: (value) => (value - low) / range };
}

/** The highest sum of the series in one category. */
export function tallestStack({ series, categories }: ChartData): number {
  return Math.max(
    1e-9,
    ...categories.map((_, at) => series.reduce((sum, { values }) => sum + Math.max(0, values[at] ?? 0), 0)),
  );
}

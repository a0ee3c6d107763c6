import type { TextRun } from '../../blocks';
import { wordsIn } from '../../content/read-content';
import type { VisualOf } from '../../visual';
import type { ChartLook } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { hasSigns } from '../signs';
import { SIDE_NAME, sizeOfLines } from '../stage';
import { onPage } from './lists';
import { type EditorialPage, slant } from './page';

const GAP = 48;

const CHART: ChartLook = {
  colours: ['third', 'second', 'fourth', 'muted'],
  accent: 'accent',
  hole: 0.76,
  gap: 0.42,
  valueFont: 'heading',
  valueSize: 34,
};

/** Slender tinted columns with the leading one full; a thin ring for shares. */
export const placeChart = onPage('chart', (page, { chart }, top) => {
  const box = { x: page.x, y: top, width: page.room, height: page.foot - top };
  // Tints are too pale for lines and for several series.
  const isSolid = chart.kind === 'line' || chart.series.length > 1;
  drawChart(page, chart, box, isSolid ? { ...CHART, colours: ['fourth', 'second', 'muted'], gap: 0.3 } : CHART);
});

/** Drop numerals as in a cookery book, with the name and text of the step beside each. */
export const placeSteps = onPage('steps', (page, { items }, top) => {
  const isLong = items.some(({ term, text }) => wordsIn(term) + wordsIn(text) > 11);
  const fewest = items.length <= 3 || (isLong && items.length <= 4) ? 1 : 2;
  const first = stepCells(page, items, page.foot - top, fewest);
  // A long word can be wider than half of the page.
  const cells = first.isShrunk && items.length <= 4 ? stepCells(page, items, page.foot - top, 1) : first;
  const { columns, width, height, size, drop, names } = cells;
  const said = { font: 'body', size: 25, leading: 1.3, colour: page.inks.muted, balanced: true } as const;
  for (const [at, { text }] of items.entries()) {
    const x = page.x + (at % columns) * (width + GAP);
    const y = top + Math.floor(at / columns) * height;
    if (at >= columns) page.rect(x, y - 12, width, 1, 'line');
    const look = { font: 'heading', size, leading: 0.86, colour: page.inks.accent, fixed: true } as const;
    const numeral = page.set(`${at + 1}`, drop - 8, look);
    numeral.put(x, y);
    const left = x + drop;
    const name = names[at]!;
    name.put(left, y + 8);
    let below = y + 8 + name.height;
    if (text.length > 0) below = page.text(text, left, below + 8, width - drop, said);
    const foot = Math.max(below, y + numeral.height);
    if (foot > y + height - 14) page.miss((foot - y - height + 14) * Math.ceil(items.length / columns));
  }
});

/** The names of the steps, all in the largest size at which each fits its cell. `room`: height of the page, in pixels. */
function stepCells(page: EditorialPage, items: VisualOf<'steps'>['items'], room: number, columns: number) {
  const height = room / Math.ceil(items.length / columns);
  const width = (page.room + GAP) / columns - GAP;
  const size = Math.min(190, height * 0.72, width * 0.5);
  const drop = size * 0.72;
  const wanted = page.size(items.every(({ term, text }) => text.length > 0 || wordsIn(term) <= 5) ? 36 : 31);
  const fitted = (most: number) => {
    const look = { font: 'heading', size: most, leading: 1.18, balanced: true } as const;
    return items.map(({ term }) => page.fit(term, { width: width - drop, height, lines: 5 }, look, 24));
  };
  const names = fitted(wanted);
  const least = Math.min(...names.map((name) => name.size));
  const isShrunk = least < wanted;
  return { columns, width, height, size, drop, isShrunk, names: isShrunk ? fitted(least) : names };
}

/** Columns separated by hairlines, with names in italic. If they lead with a figure, it is the largest text. */
export const placeComparison = onPage('comparison', (page, { sides }, top) => {
  const count = sides.length;
  const width = (page.room + GAP) / count - GAP;
  const start = top + 8;
  const named = { font: 'display', size: 38, leading: 1.2, ...SIDE_NAME } as const;
  const names = sides.map(({ name }) => page.fit(slant(name), { width, height: 120, lines: 2 }, named, 26));
  let y = start + 22 + Math.max(...names.map(({ height }) => height));
  const figures = sides.flatMap(({ figure }) => (figure ? [figure.figure] : []));
  const look = { font: 'heading', size: 116, leading: 1.06, colour: page.inks.accent } as const;
  const size = sizeOfLines(page, figures, { width, height: 160 }, look, 48);
  let deepest = y;
  // Each side is drawn completely before the next, which is the reading order.
  const written: (() => void)[][] = sides.map(() => []);
  for (const [at, { figure }] of sides.entries()) {
    const x = page.x + at * (width + GAP);
    page.rect(x, start, width, 4, page.inks.accent);
    written[at]!.push(() => names[at]!.put(x, start + 16));
    if (!figure) continue;
    const value = page.set(figure.figure, width, { ...look, size, fixed: true });
    if (value.lines > 1) page.miss(10);
    const label = page.set(figure.label, width, { font: 'label', size: 18, leading: 1.35, colour: page.inks.muted });
    const [upper, below] = [y, y + value.height + 4];
    written[at]!.push(() => {
      value.put(x, upper);
      label.put(x, below);
    });
    deepest = Math.max(deepest, below + label.height);
  }
  y = deepest + 20;
  const most = Math.max(...sides.map(({ points }) => points.length));
  const sets = sides.map(({ points }) =>
    points.map((runs) => page.set(runs, width, { font: 'body', size: 27, leading: 1.26 })),
  );
  let foot = y;
  for (let row = 0; row < most; row += 1) {
    const tall = Math.max(
      Math.min(76, (page.foot - y) / most),
      Math.max(...sets.map((column) => column[row]?.height ?? 0)) + 30,
    );
    for (const [at, column] of sets.entries()) {
      const x = page.x + at * (width + GAP);
      page.rect(x, foot, width, 1, 'line');
      const point = column[row];
      const middle = foot + tall / 2;
      if (point) written[at]!.push(() => point.put(x, middle - point.height / 2));
    }
    foot += tall;
  }
  for (let at = 0; at < count; at += 1) {
    const x = page.x + at * (width + GAP);
    page.rect(x, foot, width, 1, 'line');
    if (at > 0) page.rect(x - GAP / 2, start, 1, foot - start, 'line');
  }
  for (const write of written.flat()) write();
  if (foot > page.foot) page.miss(foot - page.foot);
});

type Item = { term: TextRun[]; text: TextRun[] };

/** Terms in cells separated by hairlines, with icons if they have some; three or fewer as rows. */
export const placeFeatures = onPage('features', (page, { items }, top) => {
  if (items.length <= 3) drawRows(page, items, top);
  else drawCells(page, items, top);
});

/** People as rows: initial, name, role. */
export const placePeople = onPage('people', (page, { items }, top) => {
  if (items.length <= 5) drawRows(page, items, top);
  else drawCells(page, items, top);
});

function drawRows(page: EditorialPage, items: readonly Item[], top: number): void {
  const row = Math.min(172, (page.foot - top) / items.length);
  const sign = hasSigns(page, items) ? Math.min(64, row * 0.6) : 0;
  const x = page.x + (sign > 0 ? sign + 32 : 0);
  const width = page.right - x;
  for (const [at, { term, text }] of items.entries()) {
    const y = top + at * row;
    if (at > 0) page.rect(page.x, y, page.room, 1, 'line');
    const name = page.set(term, width, { font: 'heading', size: 36, leading: 1.16 });
    const look = { font: 'body', size: 25, leading: 1.3, colour: page.inks.muted, balanced: true } as const;
    const said = page.set(text, width, look);
    const tall = name.height + said.height + 6;
    const start = y + (row - tall) / 2;
    if (sign > 0) page.sign(term, page.x, start + 4, sign);
    name.put(x, start);
    said.put(x, start + name.height + 6);
    if (Math.max(tall, sign) + 20 > row) page.miss((Math.max(tall, sign) + 20 - row) * items.length);
  }
}

function drawCells(page: EditorialPage, items: readonly Item[], top: number): void {
  const columns = items.length === 4 || items.length >= 7 || page.isNarrow ? 2 : 3;
  const rows = Math.ceil(items.length / columns);
  const gap = 56;
  const width = (page.room + gap) / columns - gap;
  const height = Math.min(276, (page.foot - top) / rows);
  // Icons are above the text; if that is too tall, before it; and if the text is long, before the name only.
  const places = hasSigns(page, items) ? PLACES : PLAIN_PLACES;
  const cells = places.map((place) => setCells(page, items, width, place));
  const fitting = cells.find(({ tallest }) => tallest <= height - 14) ?? cells.at(-1)!;
  if (fitting.tallest > height - 14) page.miss((fitting.tallest - height + 14) * rows);
  const { sign } = fitting.place;
  for (const [at, { name, said, left, down, textLeft }] of fitting.sets.entries()) {
    const x = page.x + (at % columns) * (width + gap);
    const y = top + Math.floor(at / columns) * height;
    if (at >= columns) page.rect(x, y - 8, width, 1, 'line');
    if (at % columns > 0) page.rect(x - gap / 2, y, 1, height - 20, 'line');
    const { term } = items[at]!;
    if (sign > 0) page.sign(term, x, y + 10, sign);
    name.put(x + left, y + down);
    said.put(x + textLeft, y + Math.max(down + name.height, textLeft < left ? sign + 12 : 0) + 6);
  }
}

type CellPlace = { sign: number; isAbove: boolean; isHung: boolean; term: number; text: number };

const PLACES: readonly CellPlace[] = [
  { sign: 52, isAbove: true, isHung: false, term: 34, text: 24 },
  { sign: 44, isAbove: false, isHung: true, term: 30, text: 22 },
  { sign: 38, isAbove: false, isHung: false, term: 28, text: 22 },
];

/** Text without icons, which leaves space for larger type. */
const PLAIN_PLACES: readonly CellPlace[] = [
  { term: 38, text: 27 },
  { term: 34, text: 24 },
  { term: 28, text: 22 },
].map((sizes) => ({ ...sizes, sign: 0, isAbove: true, isHung: false }));

function setCells(page: EditorialPage, items: readonly Item[], width: number, place: CellPlace) {
  const left = place.isAbove ? 0 : place.sign + 18;
  const textLeft = place.isHung ? left : 0;
  const down = place.isAbove && place.sign > 0 ? place.sign + 26 : 12;
  const sets = items.map(({ term, text }) => {
    const look = { font: 'heading', size: page.size(place.term), leading: 1.16 } as const;
    const name = page.fit(term, { width: width - left, height: 90, lines: 2 }, look, 22);
    const said = page.set(text, width - textLeft, {
      font: 'body',
      size: place.text,
      leading: 1.28,
      colour: page.inks.muted,
      balanced: true,
    });
    return { name, said, left, down, textLeft };
  });
  const tallest = Math.max(
    ...sets.map(({ name, said }) => Math.max(down + name.height, place.sign + 12) + 6 + said.height),
  );
  return { place, sets, tallest };
}

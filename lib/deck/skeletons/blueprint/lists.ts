import type { CardToPlace, Placement } from '../../layout/placement';
import type { PathStep } from '../../path';
import type { Moment } from '../../visual';
import { setRoomy } from '../roomy-text';
import { shortItems } from '../short-cards';
import { CENTRED, sizeOfLines } from '../stage';
import { visualPlacer } from '../visual-page';
import { BlueprintPage } from './page';
import { LINE, STRONG, THIN } from './sheet';
import { placeFlow } from './text';

export const onPage = visualPlacer((card: CardToPlace) => new BlueprintPage(card), placeFlow);

const LONG_ITEM = 30;
const TARGET = 18;

/** Items beside marks. */
export function placeBullets(card: CardToPlace): Placement {
  const list = shortItems(card.content, 6, LONG_ITEM);
  if (!list) return placeFlow(card);
  const page = new BlueprintPage(card);
  const top = page.around(list.before, [], page.open(), 'features');
  const count = list.items.length;
  const x = page.left + TARGET + 4;
  const left = x + TARGET + 28;
  const width = page.right - left;
  const row = Math.min(count > 3 ? 128 : 150, (page.limit - top) / count);
  const texts = setRoomy(list.items, count <= 4 ? 31 : 27, row - 16, (runs, size) =>
    page.set(runs, width, { font: 'body', size, leading: 1.28 }),
  );
  const tallest = Math.max(...texts.map(({ height }) => height)) + 16;
  if (tallest > row) page.miss((tallest - row) * count);
  const first = top + (page.limit - top - row * count) / 2 + row / 2;
  for (const [at, text] of texts.entries()) {
    const y = first + at * row;
    page.target(x, y, TARGET);
    text.put(left, y - text.height / 2);
  }
  return page.placement();
}

/** A list of drawings: numbered marks, names and dotted leaders. */
export const placeAgenda = onPage('agenda', (page, { items }, top) => {
  const row = Math.min(124, (page.foot - top) / items.length);
  const radius = Math.min(40, row * 0.38);
  const first = top + Math.max(0, (page.foot - top - row * items.length) / 2);
  const left = page.left + radius * 2 + 48;
  for (const [at, runs] of items.entries()) {
    const y = first + at * row;
    const middle = y + row / 2;
    page.bubble(page.left + radius + 8, middle, radius, `${at + 1}`, 'body');
    page.line(page.left + 8, middle, page.left + 8, middle, THIN);
    const look = { font: 'heading', size: Math.min(44, row * 0.4), leading: 1.14 } as const;
    const name = page.fit(runs, { width: page.right - left - 120, height: row - 10, lines: 2 }, look, 22);
    name.put(left, middle - name.height / 2);
    if (name.height + 8 > row) page.miss((name.height + 8 - row) * items.length);
    const from = name.lines === 1 ? left + name.width * 1.08 + 20 : page.right - 96;
    const dots: PathStep[] = [];
    for (let x = from; x < page.right - 30; x += 12) dots.push(['M', x, middle + 8], ['L', x + 2.5, middle + 8]);
    page.path(dots, null, { colour: 'line', width: 2 });
    page.polygon('accentInk', [page.right - 14, middle + 2], [page.right, middle + 8], [page.right - 14, middle + 14]);
    if (at < items.length - 1) page.line(page.left, y + row, page.right, y + row, THIN);
  }
});

/** Columns, each with the figure and its label under a dimension line. */
export const placeStats = onPage('stats', (page, { items }, top) => {
  const most = page.isNarrow ? 2 : 4;
  const columns =
    items.length <= most ? items.length : Math.ceil(items.length / Math.ceil(items.length / (page.isNarrow ? 2 : 3)));
  const rows = Math.ceil(items.length / columns);
  const cell = page.room / columns;
  const height = Math.min(rows > 1 ? 240 : 440, (page.foot - top) / rows);
  const first = top + (page.foot - top - height * rows) / 2;
  const inner = cell - 44;
  const isAlone = items.length === 1;
  const size = Math.min(isAlone ? 220 : rows > 1 ? 84 : 128, height * 0.5);
  const figures = items.map(({ figure }) => figure);
  const value = { font: 'display', size, leading: 1.1, colour: 'accentInk', align: 'center' } as const;
  const least = sizeOfLines(page, figures, { width: inner, height: 200 }, value, 28);
  const look = { font: 'body', size: isAlone ? 36 : 29, leading: 1.25, ...CENTRED } as const;
  const names = items.map(({ label }) => page.set(label, inner - 20, look));
  const tallest = Math.max(...names.map((name) => name.height));
  for (const [at, { figure }] of items.entries()) {
    const x = page.left + (at % columns) * cell;
    const y = first + Math.floor(at / columns) * height;
    if (at % columns > 0) page.line(x, y + 8, x, y + height - 8, THIN);
    const number = page.set(figure, inner, { ...value, size: least, fixed: true });
    const block = number.height + 46 + tallest;
    const start = y + Math.max(6, (height - block) / 2);
    const centre = x + cell / 2;
    number.put(centre - inner / 2, start);
    const line = start + number.height + 20;
    page.dimension(centre - inner / 2 + 8, centre + inner / 2 - 8, line, 'line');
    names[at]!.put(centre - inner / 2 + 10, line + 22);
    if (block + 8 > height) page.miss((block + 8 - height) * rows);
    if (number.lines > 1) page.miss(10);
  }
  for (let row = 1; row < rows; row += 1)
    page.line(page.left, first + row * height, page.right, first + row * height, THIN);
});

/** A scale bar, true to scale if the dates are years, with labels alternately above and below. */
export const placeTimeline = onPage('timeline', (page, { items }, top) => {
  const count = items.length;
  const lines = count > 6 || (page.isNarrow && count > 4) ? 2 : 1;
  const each = Math.ceil(count / lines);
  const height = (page.foot - top) / lines;
  for (let line = 0; line < lines; line += 1)
    drawScale(page, items.slice(line * each, (line + 1) * each), top + line * height, height);
});

const STEM_GAP = 18;

function drawScale(page: BlueprintPage, items: readonly Moment[], top: number, height: number): void {
  const isLow = height < 300;
  const places = scaleOf(page, items);
  const bar = top + height / 2;
  const foot = places.length > 1 ? places.at(-1)! : page.right;
  const thick = isLow ? 14 : 24;
  // Distance from the bar to a label below it, with room for the finer marks in between.
  const below = isLow ? 30 : 46;
  const widthAt = (at: number) => (places[at + 2] ?? page.right + STEM_GAP) - places[at]! - STEM_GAP * 2;
  const dates = items.map(({ when }, at) =>
    page.fit(when, { width: widthAt(at), height: 90 }, { font: 'heading', size: isLow ? 32 : 44, leading: 1.12 }, 20),
  );
  const least = Math.min(...dates.map(({ size }) => size));
  // The bar between its moments, with alternate parts filled and finer marks below.
  const ticks: PathStep[] = [];
  for (let at = 0; at + 1 < places.length; at += 1) {
    const [from, to] = [places[at]!, places[at + 1]!];
    page.rect(from, bar - thick / 2, to - from, thick, at % 2 === 0 ? 'line' : 'ground');
    for (let tick = 0; tick <= 4; tick += 1)
      ticks.push(
        ['M', from + ((to - from) * tick) / 4, bar + thick / 2],
        ['L', from + ((to - from) * tick) / 4, bar + thick / 2 + (tick % 4 ? 8 : 14)],
      );
  }
  page.frame(page.left, bar - thick / 2, Math.max(1, foot - page.left), thick, { colour: 'line', width: 2 });
  page.path(ticks, null, THIN);
  for (const [at, { when, text }] of items.entries()) {
    const x = places[at]!;
    const isOver = at % 2 === 0;
    const width = widthAt(at);
    const date = page.set(when, width, { font: 'heading', size: least, leading: 1.12, fixed: true });
    const said = page.set(text, width, { font: 'body', size: isLow ? 22 : 26, leading: 1.27 });
    const tall = date.height + 4 + said.height;
    const reach = height / 2 - thick / 2 - (isOver ? 22 : below + 6);
    if (tall > reach) page.miss((tall - reach) * 2);
    if (date.lines > 1) page.miss(8);
    // Labels are at the end of their line.
    const y = isOver
      ? Math.max(top, bar - thick / 2 - Math.max(tall + 30, Math.min(reach, 190)))
      : bar + thick / 2 + below;
    const end = isOver ? y + 8 : y + Math.min(tall, reach) - 6;
    page.line(x, bar, x, end, LINE);
    page.ellipse(x, bar, 11, 11, 'ground', { ...STRONG, width: 3 });
    date.put(x + STEM_GAP, y);
    said.put(x + STEM_GAP, y + date.height + 4);
  }
}

/** Positions of the moments: true to scale if that leaves space for every label, otherwise even. */
function scaleOf(page: BlueprintPage, items: readonly Moment[]): number[] {
  const years = items.map(({ when }) => (/^\d{4}$/.test(when.trim()) ? Number(when) : Number.NaN));
  const count = items.length;
  const from = page.left + 12;
  const lastRoom = Math.min(230, page.room * 0.24);
  const length = page.right - lastRoom - from;
  const even = items.map((_, at) => from + (length * at) / Math.max(1, count - 1));
  const [start, end] = [years[0]!, years.at(-1)!];
  if (count < 3 || !years.every((year, at) => year > (years[at - 1] ?? 0)) || !(end > start)) return even;
  const scaled = years.map((year) => from + (length * (year - start)) / (end - start));
  const isWide = scaled.every(
    (x, at) => (scaled[at + 2] ?? page.right) - x >= lastRoom - 4 && (at === 0 || x - scaled[at - 1]! > 40),
  );
  return isWide ? scaled : even;
}

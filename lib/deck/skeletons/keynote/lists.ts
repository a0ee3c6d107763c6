import type { TextRun } from '../../blocks';
import { leadingStat } from '../../content/chart-facts';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { Moment, Stat } from '../../visual';
import { setRoomy } from '../roomy-text';
import { shortItems } from '../short-cards';
import { CENTRED, type SetText, SIDE_NAME, type StageLook, sizeOfLines } from '../stage';
import { visualPlacer } from '../visual-page';
import type { Disc } from './eclipse';
import { heightOfAll, KeynotePage, putAll, thinLook } from './page';
import { placeFlow } from './text';

export const onPage = visualPlacer((card) => new KeynotePage(card), placeFlow);

/** Figures in rows. If the first is the largest, it fills the card, with the others below it. */
export const placeStats = onPage('stats', (page, { items }, head) => {
  const [first, ...others] = items;
  if (!first) return;
  if (others.length > 0 && leadingStat(items) !== 0) {
    const { height, put } = setFigures(page, items, items.length > 4 ? 88 : items.length > 3 ? 120 : 160);
    if (height > page.foot - head) page.miss(height - page.foot + head);
    put(head + Math.max(0, (page.foot - head - height) * 0.4));
    return;
  }
  const row = setFigures(page, others, others.length > 4 || (page.isNarrow && others.length > 3) ? 56 : 80);
  const foot = page.foot - row.height - (others.length > 0 ? 30 : 0);
  const labelLook = { font: 'heading', size: 40, leading: 1.25, colour: 'accentInk', ...CENTRED } as const;
  const label = page.set(first.label, page.measure, labelLook);
  const room = foot - head - label.height - 20;
  if (room < 90) page.miss(90 - room);
  const look = { ...thinLook(others.length > 0 ? 264 : 288), leading: 1.14 };
  const hero = page.fit(first.figure, { width: page.width - 112, height: Math.max(90, room) }, look, 64);
  const y = head + Math.max(0, (room - hero.height) * 0.4);
  hero.put(56, y);
  label.put(page.margin, y + hero.height);
  if (others.length === 0) return;
  page.rect(page.margin, foot, page.measure, 1, 'line');
  row.put(foot + 30);
});

/** Figures of equal size in rows of up to four, with hairlines between them. */
function setFigures(page: KeynotePage, stats: readonly Stat[], size: number) {
  const columns = Math.min(stats.length, page.isNarrow || stats.length > 4 ? 3 : 4);
  const rows = columns > 0 ? Math.ceil(stats.length / columns) : 0;
  const margin = columns > 3 ? 72 : page.margin;
  const width = columns > 0 ? (page.width - margin * 2) / columns : 0;
  const box = { width: width - 32, height: 200 };
  const look = { ...thinLook(size), leading: 1.1 };
  const figures = stats.map(({ figure }) => figure);
  const same = sizeOfLines(page, figures, box, look, 30);
  const cells = stats.map(({ figure, label }) => ({
    value: page.fit(figure, box, { ...look, size: same }, 30),
    label: page.set(label, width - 40, { font: 'body', size: 24, leading: 1.3, colour: 'muted', ...CENTRED }),
  }));
  const tallest = Math.max(0, ...cells.map(({ value, label }) => value.height + label.height));
  const row = tallest + (rows > 1 ? 22 : 8);
  const put = (from: number): void => {
    for (const [at, { value, label }] of cells.entries()) {
      const inRow = Math.min(columns, stats.length - Math.floor(at / columns) * columns);
      const left = page.axis - (inRow * width) / 2 + (at % columns) * width;
      const top = from + Math.floor(at / columns) * row;
      value.put(left + 16, top);
      label.put(left + 20, top + value.height);
      if (at % columns > 0) page.rect(left, top + 6, 1, tallest - 6, 'line');
    }
  };
  return { height: row * rows, put };
}

/** Names on the axis between hairlines, numbers at the left in the accent. */
export const placeAgenda = onPage('agenda', (page, { items }, head) => {
  const top = Math.max(head + 28, page.top + 92);
  const row = Math.min(136, (page.foot - top) / items.length);
  const start = top + Math.max(0, (page.foot - top - row * items.length) * 0.4);
  const left = page.isNarrow ? page.margin : 240;
  const width = page.width - left * 2;
  const numerals = 72;
  for (const [at, runs] of items.entries()) {
    const y = start + at * row;
    const look = { ...thinLook(Math.min(64, row * 0.5)), leading: 1.14 };
    const name = page.fit(runs, { width: width - numerals * 2, height: row - 14, lines: 2 }, look, 22);
    if (name.height > row - 8) page.miss(name.height - row + 8);
    const numeral = page.set(`${at + 1}`, numerals - 8, {
      font: 'heading',
      size: Math.min(32, row * 0.4),
      leading: 1.2,
      colour: 'accentInk',
      fixed: true,
    });
    numeral.put(left, y + (row - numeral.height) / 2);
    name.put(left + numerals, y + (row - name.height) / 2);
    if (at > 0) page.rect(left, y, width, 1, 'line');
  }
});

/** Numbered circles, with arrows between the steps of a process. */
export const placeSteps = onPage('steps', (page, { items, isLoose }, head) => {
  const count = items.length;
  const most = page.isNarrow ? 4 : 5;
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  const margin = count === 4 && !page.isNarrow ? 48 : 56;
  const slot = Math.min(340, (page.width - margin * 2) / columns);
  const texts = items.map(({ term, text }) => stepText(page, term, text, slot - 24));
  const tallest = Math.max(...texts.map((sets) => heightOfAll(sets, 6)));
  const top = Math.max(head + 48, page.top + 56);
  const height = (page.foot - top) / rows;
  const gap = rows > 1 ? 18 : 40;
  const radius = Math.min(104, slot * 0.35, (height - tallest - gap - (rows > 1 ? 24 : 0)) / 2);
  if (radius < 30) page.miss((30 - radius) * 2 * rows);
  const r = Math.max(26, radius);
  for (const [at, sets] of texts.entries()) {
    const line = Math.floor(at / columns);
    const inRow = Math.min(columns, count - line * columns);
    const place = at - line * columns;
    const x = page.axis + (place - (inRow - 1) / 2) * slot;
    const used = r * 2 + gap + tallest;
    const y = top + line * height + Math.max(0, (height - used) * (rows > 1 ? 0.2 : 0.4)) + r;
    if (place < inRow - 1 && !isLoose) drawWay(page, x + r + 8, x + slot - r - 8, y);
    drawStep(page, { x, y, radius: r }, at + 1);
    putAll(sets, x - slot / 2 + 12, y + r + gap, 6);
    if (at === count - 1) page.reach(y + r + gap + tallest);
  }
});

function drawStep(page: KeynotePage, { x, y, radius }: Disc, number: number): void {
  page.ellipse(x, y, radius, radius, null, { colour: 'accent', width: 2 });
  const look = { ...thinLook(radius * 1.2), leading: 1, fixed: true };
  const numeral = page.set(`${number}`, radius * 1.8, look);
  numeral.put(x - radius * 0.9, y - numeral.height / 2);
}

/** A line with an arrowhead from one step to the next. */
function drawWay(page: KeynotePage, from: number, to: number, y: number): void {
  const head = Math.min(14, (to - from) / 2);
  page.rect(from, y - 1, to - from - head, 2, 'accent');
  page.polygon('accent', [to - head, y - head * 0.6], [to, y], [to - head, y + head * 0.6]);
}

/** Long words are reduced instead of cut, down to this size. */
export const LEAST_TERM = 17;

function stepText(page: KeynotePage, term: TextRun[], text: TextRun[], width: number): SetText[] {
  const look = { leading: 1.3, ...CENTRED } as const;
  const nameLook = { ...look, font: 'heading', size: page.size(28) } as const;
  const name = page.fit(term, { width, height: 220, lines: 5 }, nameLook, LEAST_TERM);
  return text.length > 0 ? [name, page.set(text, width, { ...look, font: 'body', size: 22, colour: 'muted' })] : [name];
}

/** The sides to the left and right of the axis, each with its figure; the first is lit. */
export const placeComparison = onPage('comparison', (page, { sides }, head) => {
  const count = sides.length;
  const margin = page.isNarrow ? 40 : 72;
  const slot = (page.width - margin * 2) / count;
  const top = Math.max(head + 36, page.top + 48);
  const hasFigures = sides.some(({ figure }) => figure !== null);
  const most = sides.some(({ points }) => points.length > 3) ? 128 : 164;
  const figures = sides.flatMap(({ figure }) => (figure ? [figure.figure] : []));
  const size = sizeOfLines(page, figures, { width: slot - 48, height: 210 }, figureLook(most), 44);
  let lowest = top;
  for (const [at, { name, figure, points }] of sides.entries()) {
    const left = margin + at * slot + 24;
    const width = slot - 48;
    const x = left + width / 2;
    const put = (set: SetText, y: number) => {
      set.put(left, y);
      return y + set.height;
    };
    const isBare = !hasFigures;
    let y = put(
      page.set(name, width, {
        font: isBare ? 'display' : 'heading',
        size: isBare ? 52 : 32,
        leading: 1.2,
        colour: isBare ? 'accentInk' : 'muted',
        ...CENTRED,
        ...SIDE_NAME,
      }),
      top,
    );
    if (figure) {
      const value = page.set(figure.figure, width, { ...figureLook(size), colour: 'accentInk' });
      y = put(value, y + 4);
      if (figure.label.length > 0)
        y = put(
          page.set(figure.label, width, { font: 'body', size: 26, leading: 1.3, colour: 'muted', ...CENTRED }),
          y,
        );
    }
    const gap = POINT_GAPS[points.length] ?? 12;
    for (const [index, point] of points.entries()) {
      if (index > 0 || hasFigures) page.tick(y + gap, x, 'accent');
      y = put(page.set(point, width, { font: 'heading', size: 28, leading: 1.3, ...CENTRED }), y + gap * 2);
    }
    lowest = Math.max(lowest, y);
  }
  if (lowest > page.foot) page.miss(lowest - page.foot);
  for (let at = 1; at < count; at += 1)
    page.rect(margin + at * slot, top, 1, Math.min(lowest, page.foot) - top, 'line');
});

function figureLook(size: number): StageLook {
  return { ...thinLook(size), leading: 1.12, fixed: true };
}

/** Half the space between points, by their number. */
const POINT_GAPS: Readonly<Record<number, number>> = { 1: 30, 2: 30, 3: 24, 4: 18 };

/** Lines on the axis with short rules between them; longer lists are left-aligned. */
export function placeBullets(card: CardToPlace): Placement {
  const short = shortItems(card.content);
  if (!short) return placeFlow(card);
  const page = new KeynotePage(card);
  page.progress();
  let top = page.heading();
  if (short.before.length > 0) {
    const sets = page.centredBlocks(short.before);
    putAll(sets, page.margin, top + 14);
    top += 14 + heightOfAll(sets);
  }
  const { items } = short;
  const width = page.width - (page.isNarrow ? 112 : 240);
  const start = Math.max(top + 40, page.top + 40);
  const row = (page.foot - start) / items.length;
  const sets = setRoomy(items, items.length <= 4 ? 32 : 28, row - 44, (runs, size) =>
    page.set(runs, width, { font: 'heading', size, leading: 1.28, ...CENTRED }),
  );
  const height = heightOfAll(sets, 0);
  const between = items.length > 1 ? Math.min(78, (page.foot - start - height) / (items.length - 1)) : 0;
  if (between < 26 && items.length > 1) page.miss((26 - between) * (items.length - 1));
  let y = start + Math.max(0, (page.foot - start - height - between * (items.length - 1)) * 0.42);
  for (const [at, set] of sets.entries()) {
    if (at > 0) page.tick(y - between / 2 - 1);
    set.put((page.width - width) / 2, y);
    y += set.height + Math.max(0, between);
  }
  return page.placement();
}

/** A narrower column would break every other word. */
const LEAST_SLOT = 148;

/** Dates at least this long, such as a month or a range, would make the four-digit years small too. */
const LONG_WHEN = 9;

/** Moments along a line, or down the axis if there are too many for that. */
export const placeTimeline = onPage('timeline', (page, { items }, head) => {
  const slot = Math.min(250, (page.width - (page.isNarrow ? 48 : 96)) / items.length);
  const words = Math.max(...items.map(({ text }) => text.reduce((sum, run) => sum + run.text.length, 0)));
  const isDated = items.some(({ when }) => when.length > LONG_WHEN);
  if (isDated || slot < LEAST_SLOT || words > slot * 0.42) drawAxis(page, items, head);
  else drawLine(page, items, head, slot);
});

function drawLine(page: KeynotePage, items: readonly Moment[], head: number, slot: number): void {
  const count = items.length;
  const times = items.map(({ when }) => when);
  const size = sizeOfLines(page, times, { width: slot - 12, height: 120 }, { ...thinLook(68), leading: 1.1 }, 24);
  const texts = items.map(({ text }) =>
    page.set(text, slot - 20, { font: 'body', size: count > 5 ? 22 : 25, leading: 1.3, colour: 'muted', ...CENTRED }),
  );
  const above = size * 1.1 + 30;
  const below = Math.max(...texts.map(({ height }) => height)) + 40;
  const top = Math.max(head + 36, page.top + 48);
  const needed = above + below;
  if (needed > page.foot - top) page.miss(needed - page.foot + top);
  const y = top + above + Math.max(0, (page.foot - top - needed) * 0.4);
  const first = page.axis - ((count - 1) / 2) * slot;
  page.rect(0, y - 1, page.width, 2, 'line');
  page.rect(0, y - 1, first + (count - 1) * slot, 2, 'accent');
  for (const [at, { when }] of items.entries()) {
    const x = first + at * slot;
    drawDot(page, x, y);
    const year = page.set(when, slot - 8, { ...thinLook(size), leading: 1.1, fixed: true });
    year.put(x - slot / 2 + 4, y - year.height - 26);
    texts[at]!.put(x - slot / 2 + 10, y + 38);
  }
}

function drawDot(page: KeynotePage, x: number, y: number): void {
  page.ellipse(x, y, 8, 8, 'accent');
}

/** Dates on the left of the axis, events on its right. */
function drawAxis(page: KeynotePage, items: readonly Moment[], head: number): void {
  const top = Math.max(head + 36, page.top + 48);
  const x = page.isNarrow ? 300 : 420;
  const left = page.isNarrow ? 56 : 96;
  const right = page.width - (page.isNarrow ? 56 : 140);
  const count = items.length;
  const room = page.foot - top;
  const text = { font: 'body', size: count > 5 ? 23 : 26, leading: 1.28 } as const;
  const texts = items.map((item) => page.set(item.text, right - x - 48, text));
  const look = { ...thinLook(Math.min(56, (room / count) * 0.62)), leading: 1.15 };
  const times = items.map(({ when }) => when);
  const size = sizeOfLines(page, times, { width: x - left - 44, height: 90 }, look, 20);
  const rows = texts.map(({ height }) => Math.max(height, size * 1.15));
  const used = rows.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(40, (room - used) / Math.max(1, count));
  if (gap < 8) page.miss((8 - gap) * count);
  let y = top + Math.max(0, (room - used - gap * count) * 0.4) + gap / 2;
  const middles = rows.map((height) => {
    const middle = y + height / 2;
    y += height + gap;
    return middle;
  });
  page.rect(x - 1, middles[0]!, 2, middles.at(-1)! - middles[0]!, 'accent');
  for (const [at, middle] of middles.entries()) {
    drawDot(page, x, middle);
    const look = { font: 'display', size, leading: 1.15, align: 'right', fixed: true } as const;
    const when = page.set(items[at]!.when, x - left - 36, look);
    when.put(left, middle - when.height / 2);
    texts[at]!.put(x + 44, middle - texts[at]!.height / 2);
  }
}

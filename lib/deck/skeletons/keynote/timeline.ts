import type { Moment } from '../../visual';
import { sizeOfLines } from '../stage';
import { arcPath, type Disc, pointAt } from './eclipse';
import { onPage } from './lists';
import { type KeynotePage, thinLook } from './page';

const RADIUS = 1180;
/** A narrower column would break every other word. */
const LEAST_SLOT = 148;

/** Dates at least this long, such as a month or a range, would make the four-digit years small too. */
const LONG_WHEN = 9;

/** Moments on a rising and setting arc, or down the axis if there are too many for an arc. */
export const placeTimeline = onPage('timeline', (page, { items }, head) => {
  const slot = Math.min(250, (page.width - (page.isNarrow ? 48 : 96)) / items.length);
  const words = Math.max(...items.map(({ text }) => text.reduce((sum, run) => sum + run.text.length, 0)));
  const isDated = items.some(({ when }) => when.length > LONG_WHEN);
  if (isDated || slot < LEAST_SLOT || words > slot * 0.42) drawAxis(page, items, head);
  else drawArc(page, items, head, slot);
});

function drawArc(page: KeynotePage, items: readonly Moment[], head: number, slot: number): void {
  const count = items.length;
  const times = items.map(({ when }) => when);
  const size = sizeOfLines(page, times, { width: slot - 12, height: 120 }, { ...thinLook(68), leading: 1.1 }, 24);
  const texts = items.map(({ text }) =>
    page.set(text, slot - 20, {
      font: 'body',
      size: count > 5 ? 22 : 25,
      leading: 1.3,
      colour: 'muted',
      align: 'center',
      balanced: true,
    }),
  );
  const above = size * 1.1 + 30;
  const below = Math.max(...texts.map(({ height }) => height)) + 40;
  const reach = ((count - 1) / 2) * slot;
  const drop = RADIUS - Math.sqrt(RADIUS ** 2 - reach ** 2);
  const top = Math.max(head + 36, page.top + 48);
  const needed = above + drop + below;
  if (needed > page.foot - top) page.miss(needed - page.foot + top);
  const apex = top + above + Math.max(0, (page.foot - top - needed) * 0.5);
  const disc: Disc = { x: page.axis, y: apex + RADIUS, radius: RADIUS };
  const edge = (Math.asin(page.axis / RADIUS) * 180) / Math.PI;
  const places = items.map((_, at) => {
    const x = (at - (count - 1) / 2) * slot;
    return (Math.asin(x / RADIUS) * 180) / Math.PI;
  });
  const last = places.at(-1)!;
  page.path(arcPath(disc, -edge, edge), null, { colour: 'line', width: 2 });
  page.path(arcPath(disc, -edge, last), null, { colour: 'accent', width: 2 });
  for (const [at, { when }] of items.entries()) {
    const [x, y] = pointAt(disc, RADIUS, places[at]!);
    drawDot(page, x, y);
    const year = page.set([{ text: when }], slot - 8, {
      ...thinLook(size),
      leading: 1.1,
      fixed: true,
    });
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
    const when = page.set([{ text: items[at]!.when }], x - left - 36, {
      font: 'display',
      size,
      leading: 1.15,
      align: 'right',
      fixed: true,
    });
    when.put(left, middle - when.height / 2);
    texts[at]!.put(x + 44, middle - texts[at]!.height / 2);
  }
}

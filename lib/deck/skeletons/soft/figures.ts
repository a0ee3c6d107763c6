import { isShortRemark, leadingStat } from '../../content/chart-facts';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { Moment, Stat } from '../../visual';
import type { ChartLook } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { CENTRED, SIDE_NAME } from '../stage';
import { onPage, tileGrid } from './lists';
import { GAP, MARGIN, type SoftPage } from './page';

const SMALL: readonly ColourToken[] = ['surface', 'second', 'third', 'fourth'];

/** Equal tiles. If the first figure is the largest, its tile is large, and the others are beside it in other colours. */
export const placeStats = onPage('stats', (page, { items }, head) => {
  const top = head + 34;
  const [first, ...others] = items;
  if (!first) return;
  if (others.length > 0 && leadingStat(items) !== 0) {
    const columns = items.length <= 3 ? items.length : Math.ceil(items.length / 2);
    const tiles = tileGrid(page, items.length, columns, top, items.length <= 3 ? 380 : 260);
    for (const [at, stat] of items.entries()) drawStat(page, stat, tiles[at]!, 'surface', 84);
    return;
  }
  const height = Math.max(120, page.foot - top);
  if (page.isNarrow && others.length > 3) {
    stackStats(page, first, others, { x: MARGIN, y: top, width: page.measure, height });
    return;
  }
  const width = others.length === 0 ? page.measure : page.column(2);
  drawStat(page, first, { x: MARGIN, y: top, width, height }, 'accent', others.length === 0 ? 240 : 138);
  const left = MARGIN + width + GAP;
  const room = page.right - left;
  // Three others: a wide tile above two small ones.
  const columns = others.length > 2 ? 2 : 1;
  const lone = others.length % columns;
  const rows = Math.ceil(others.length / columns);
  const row = (height + GAP) / Math.max(1, rows) - GAP;
  for (const [at, stat] of others.entries()) {
    const isWide = columns === 1 || (lone === 1 && at === 0);
    const place = lone === 1 && columns === 2 ? at + 1 : at;
    const small = page.column(2, room);
    const x = isWide ? left : left + (place % columns) * (small + GAP);
    const y = top + Math.floor(place / columns) * (row + GAP);
    const box = { x, y, width: isWide ? room : small, height: row };
    drawStat(page, stat, box, SMALL[at % SMALL.length]!, rows > 2 ? 48 : isWide ? 84 : 66);
  }
});

/** On a narrow card: the first across the full width, and several others in rows below it. */
function stackStats(page: SoftPage, first: Stat, others: readonly Stat[], box: Box): void {
  const columns = others.length === 4 ? 2 : 3;
  const rows = Math.ceil(others.length / columns);
  const row = (box.height + GAP) / (rows + 1.2) - GAP;
  const lead = box.height - rows * (row + GAP);
  drawStat(page, first, { ...box, height: lead }, 'accent', 112);
  for (const [at, stat] of others.entries()) {
    const line = Math.floor(at / columns);
    const width = page.column(Math.min(columns, others.length - line * columns));
    const tile = {
      x: MARGIN + (at - line * columns) * (width + GAP),
      y: box.y + lead + GAP + line * (row + GAP),
      width,
      height: row,
    };
    drawStat(page, stat, tile, SMALL[at % SMALL.length]!, 60);
  }
}

function drawStat(page: SoftPage, { figure, label }: Stat, box: Box, fill: ColourToken, most: number): void {
  const pad = box.height < 120 ? 20 : 34;
  page.tile(box.x, box.y, box.width, box.height, fill);
  const width = box.width - pad * 2;
  const valueLook = { font: 'heading', size: most, leading: 1.08, on: fill } as const;
  const value = page.fit(figure, { width, height: box.height * 0.6 }, valueLook, 24);
  const look = { font: 'body', size: page.size(most > 100 ? 34 : 24), leading: 1.25, on: fill } as const;
  const name = page.fit(label, { width, height: box.height, lines: 3 }, look, 16);
  const used = value.height + name.height + 4;
  if (used > box.height - 24) page.miss(used - box.height + 24);
  const y = box.y + Math.max(12, most > 100 ? box.height - used - pad : (box.height - used) / 2);
  value.put(box.x + pad, y);
  name.put(box.x + pad, y + value.height + 4);
}

const CHART: ChartLook = {
  colours: ['fourth', 'second', 'third', 'muted'],
  accent: 'accent',
  hole: 0.59,
  gap: 0.28,
  ground: 'surface',
  radius: 16,
  valueFont: 'heading',
  valueSize: 30,
};
/** Colours for parts and series, which are distinguished only by colour. */
const PARTS: ChartLook = { ...CHART, colours: ['second', 'third', 'fourth', 'muted'] };
const ASIDE = 320;

/** The chart on a white tile, with its remark on another tile beside it. */
export const placeChart = onPage('chart', (page, { chart }, head) => {
  const top = head + 30;
  const height = page.foot - top;
  const { takeaway } = page;
  const width = takeaway ? page.measure - ASIDE - GAP : page.measure;
  page.tile(MARGIN, top, width, height);
  const box = { x: MARGIN + 40, y: top + 36, width: width - 80, height: height - 68 };
  drawChart(page, chart, box, chart.kind === 'doughnut' || chart.series.length > 1 ? PARTS : CHART);
  if (!takeaway) return;
  const x = page.right - ASIDE;
  const fill: ColourToken = chart.kind === 'doughnut' ? 'accent' : 'third';
  page.tile(x, top, ASIDE, height, fill);
  const look = isShortRemark(takeaway)
    ? ({ font: 'heading', size: 36, leading: 1.14, on: fill, balanced: true } as const)
    : ({ font: 'strong', size: 27, leading: 1.24, on: fill } as const);
  const set = page.fitted(takeaway, ASIDE - 68, height - 68, look, 22);
  set.put(x + 34, top + height - 34 - set.height);
});

/** A track with the dates on it and a tile for each moment below. */
export const placeTimeline = onPage('timeline', (page, { items }, head) => {
  const count = items.length;
  const words = Math.max(...items.map(({ text }) => text.reduce((sum, run) => sum + run.text.length, 0)));
  const width = page.column(count);
  const longest = Math.max(...items.map(({ when }) => when.length));
  const pill = Math.min(width, longest < 10 ? 136 : 196);
  const isRow = width > 150 && words < width * 0.5 && longest < (pill > 190 ? 14 : 10);
  if (!isRow) return drawRows(page, items, head);
  const track = head + 88;
  page.rect(MARGIN, track, page.measure, 16, 'fourth', 8);
  const last = MARGIN + (count - 1) * (width + GAP) + width / 2;
  page.rect(MARGIN, track, Math.max(16, last - MARGIN), 16, 'accent', 8);
  const top = track + 66;
  const height = Math.min(280, page.foot - top);
  for (const [at, { when, text }] of items.entries()) {
    const x = MARGIN + at * (width + GAP);
    page.rect(x + (width - pill) / 2, track - 20, pill, 56, 'accent', 28);
    const yearLook = { font: 'heading', size: 27, leading: 1.15, on: 'accent', align: 'center' } as const;
    const year = page.fit(when, { width: pill - 16, height: 56 }, yearLook, 16);
    if (year.lines > 1) page.miss(20);
    year.put(x + (width - pill) / 2 + 8, track + 8 - year.height / 2);
    page.tile(x, top, width, height);
    const look = { font: 'strong', size: 25, leading: 1.26, on: 'surface', ...CENTRED } as const;
    const set = page.fitted(text, width - 32, height - 40, look, 17);
    set.put(x + 16, top + Math.max(20, (height - set.height) / 2));
  }
});

/** Long dates and texts: a tile for each, with the date in a pill on the left. */
function drawRows(page: SoftPage, items: readonly Moment[], head: number): void {
  const count = items.length;
  const columns = count > 6 && !page.isNarrow ? 2 : 1;
  const tiles = tileGrid(page, count, columns, head + 30, 110, count > 5 ? 10 : GAP);
  for (const [at, { when, text }] of items.entries()) {
    const { x, y, width, height } = tiles[at]!;
    page.tile(x, y, width, height);
    const pill = columns === 2 ? 176 : 220;
    const tall = Math.min(56, height - 16);
    page.rect(x + 20, y + (height - tall) / 2, pill, tall, 'accent', tall / 2);
    const look = { font: 'heading', size: 23, leading: 1.15, on: 'accent', align: 'center' } as const;
    const year = page.fit(when, { width: pill - 20, height: tall }, look, 16);
    if (year.height > tall) page.miss(year.height - tall);
    year.put(x + 30, y + (height - year.height) / 2);
    const said = { font: 'body', size: 24, leading: 1.22, on: 'surface' } as const;
    const set = page.fitted(text, width - pill - 76, height - 12, said);
    set.put(x + pill + 48, y + (height - set.height) / 2);
  }
}

/** A tile for each side, with a pill for each point. */
export const placeComparison = onPage('comparison', (page, { sides }, head) => {
  const count = sides.length;
  const width = page.column(count);
  const top = head + 34;
  const most = Math.max(1, ...sides.map(({ points }) => points.length));
  const hasFigures = sides.some(({ figure }) => figure !== null);
  const height = Math.min(page.foot - top, (hasFigures ? 290 : 110) + most * 96);
  const pad = count > 2 ? 26 : 40;
  const lead = count > 2 ? 38 : 52;
  for (const [at, { name, figure, points }] of sides.entries()) {
    const x = MARGIN + at * (width + GAP);
    page.tile(x, top, width, height, 'surface');
    const inner = width - pad * 2;
    const title = page.set(name, inner, { font: 'heading', size: 32, leading: 1.15, on: 'surface', ...SIDE_NAME });
    title.put(x + pad, top + 30);
    let y = top + 30 + title.height + 8;
    if (figure) {
      const box = { width: inner, height: 130 };
      const valueLook = { font: 'heading', size: count > 2 ? 76 : 100, leading: 1.1, on: 'surface' } as const;
      const value = page.fit(figure.figure, box, valueLook, 34);
      value.put(x + pad, y);
      y += value.height;
      if (figure.label.length > 0) {
        y = page.text(figure.label, x + pad, y, inner, { font: 'body', size: 25, leading: 1.25, on: 'surface' });
      }
      y += 18;
    } else y += 10;
    const row = Math.min(84, (top + height - 24 - y + 12) / most - 12);
    if (row < 44) page.miss((44 - row) * most);
    for (const point of points) {
      page.rect(x + 24, y, width - 48, row, 'ground', Math.min(24, row / 2));
      page.ellipse(x + 24 + lead / 2, y + row / 2, 9, 9, 'second');
      const look = { font: 'body', size: 25, leading: 1.2, on: 'surface' } as const;
      const set = page.fitted(point, width - 48 - lead - 14, row - 6, look, 16);
      set.put(x + 24 + lead, y + (row - set.height) / 2);
      y += row + 12;
    }
  }
});

import { leadingStat } from '../../content/chart-facts';
import { wordsIn } from '../../content/read-content';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { Stat, TermAndText } from '../../visual';
import type { ChartLook } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { FEW_CELLS, largestShare, setRoomy } from '../roomy-text';
import { itemFont, shortItems } from '../short-cards';
import { hasSigns } from '../signs';
import { SIDE_NAME, sizeOfLines } from '../stage';
import { visualPlacer } from '../visual-page';
import { MARGIN, SwissPage } from './page';
import { placeFlow } from './text';

export const onPage = visualPlacer((card) => new SwissPage(card), placeFlow);

/** Labels with more words than this continue a sentence that begins with the figure. */
const SHORT_LABEL = 3;

/**
 * Full-width rows, the largest figure in red. Short labels are on the left with the figure on the axis. Longer ones
 * follow their figure.
 */
export const placeStats = onPage('stats', (page, { items }, head) => {
  const [only, ...more] = items;
  if (only && more.length === 0) {
    drawFigure(page, only, head);
    return;
  }
  const top = Math.max(head + 32, 212);
  const row = Math.min(132, (page.foot - top) / items.length);
  // The axis of a narrow card leaves too little space for the labels.
  const axis = page.isNarrow ? page.column(4) : page.axis;
  const [left, right] = [axis - MARGIN - 24, page.right - axis];
  const leads = items.some(({ label }) => wordsIn(label) > SHORT_LABEL);
  const look = { font: 'heading', size: Math.min(96, row * 0.8), leading: 1.1 } as const;
  const box = { width: leads ? left : right, height: row };
  const figures = items.map(({ figure }) => figure);
  // A column of figures at the margin has one size.
  const size = leads ? sizeOfLines(page, figures, box, look, 36) : look.size;
  const leading = leadingStat(items);
  for (const [at, { figure, label }] of items.entries()) {
    const y = top + at * row;
    page.rect(MARGIN, y, page.right - MARGIN, at === 0 ? 2 : 1, 'ink');
    const colour = at === leading ? 'accentInk' : 'ink';
    const value = page.fit(figure, box, { ...look, size, colour }, 36);
    value.put(leads ? MARGIN : axis, y + (row - value.height) / 2);
    const nameLook = { font: 'strong', size: page.size(leads ? 30 : 24), leading: 1.2, balanced: leads } as const;
    const name = page.fit(label, { width: leads ? right : left, height: row, lines: 3 }, nameLook, 16);
    const inset = leads ? Math.max(8, (row - name.height) / 2) : 16;
    name.put(leads ? axis : MARGIN, y + inset);
    if (name.height + inset > row) page.miss(name.height + inset - row);
  }
  page.rect(MARGIN, top + row * items.length, page.right - MARGIN, 1, 'ink');
});

/** A single figure as wide as the page allows, red under a rule, with its label below. */
function drawFigure(page: SwissPage, { figure, label }: Stat, head: number): void {
  const top = Math.max(head + 32, 196);
  const width = page.right - MARGIN;
  page.rect(MARGIN, top, width, 2, 'ink');
  const look = { font: 'strong', size: page.size(44), leading: 1.18, balanced: true } as const;
  const name = page.fit(label, { width: page.span(page.isNarrow ? 12 : 9), height: 150, lines: 3 }, look, 24);
  const room = page.foot - top - name.height - 36;
  const valueLook = { font: 'heading', size: 320, leading: 1.02, colour: 'accentInk' } as const;
  const value = page.fit(figure, { width, height: Math.max(90, room) }, valueLook, 64);
  // Like all short content, it is aligned to the foot.
  const y = Math.max(top + 12, page.foot - name.height - 16 - value.height);
  if (y + value.height + 16 + name.height > page.foot) page.miss(y + value.height + 16 + name.height - page.foot);
  value.put(MARGIN, y);
  name.put(MARGIN, y + value.height + 16);
}

/** Rows on the axis, each with a red numeral. */
export const placeAgenda = onPage('agenda', (page, { items }, head) => {
  const top = Math.max(head + 28, items.length <= 4 ? 240 : 196);
  const row = Math.min(108, (page.foot - top) / items.length);
  for (const [at, runs] of items.entries()) {
    const y = top + at * row;
    page.rect(page.axis, y, page.axisWidth, 2, 'ink');
    const look = { font: 'heading', size: Math.min(56, row * 0.52), leading: 1.1 } as const;
    const x = page.axis + (page.isNarrow ? 90 : 200);
    const numeral = page.set(`${at + 1}`, x - page.axis - 8, { ...look, colour: 'accentInk' });
    const name = page.fit(runs, { width: page.right - x, height: row - 12, lines: 2 }, look, 24);
    numeral.put(page.axis, y + (row - numeral.height) / 2);
    name.put(x, y + (row - name.height) / 2);
  }
});

/** Columns under red bars. */
export const placeTimeline = onPage('timeline', (page, { items }, head) => {
  const count = items.length;
  const gap = GAP;
  const width = (page.right - MARGIN + gap) / Math.max(count, 5) - gap;
  const start = page.right - (width + gap) * count + gap;
  // Narrow columns have smaller type, so that words stay whole.
  const room = { width, height: page.foot - head, lines: MOST_LINES };
  const words = items.map(({ text }) => page.fit(text, room, { font: 'body', size: 24, leading: 1.25 }, LEAST_WORDS));
  const look = { font: 'body', size: Math.min(...words.map((text) => text.size)), leading: 1.25 } as const;
  if (look.size < LEAST_WORDS) page.miss((LEAST_WORDS - look.size) * 20);
  const texts = items.map(({ when, text }) => ({
    when: page.fit(when, { width, height: 80 }, { font: 'heading', size: 60, leading: 1.1 }, LEAST_WHEN),
    text: page.set(text, width, look),
  }));
  // All dates have one size, so that none stands out.
  const size = Math.min(...texts.map(({ when }) => when.size));
  const tallest = texts.reduce((most, { when, text }) => Math.max(most, when.height + text.height), 0) + 28;
  const top = head + 24;
  const lowest = page.foot - tallest;
  if (lowest < top) page.miss(top - lowest);
  const y = top + Math.max(0, lowest - top) * 0.4;
  for (const [at, { text }] of items.entries()) {
    const x = start + at * (width + gap);
    page.rect(x, y, width, 8, 'accent');
    const label = page.set(items[at]!.when, width, { font: 'heading', size, leading: 1.1, fixed: true });
    label.put(x, y + 18);
    page.text(text, x, y + 22 + label.height, width, look);
  }
});

const GAP = 24;
const LEAST_WHEN = 26;
const LEAST_WORDS = 20;
const MOST_LINES = 20;

/** Numbered red discs, on a line if they are a process, with the text of each below. */
export const placeSteps = onPage('steps', (page, { items, isLoose }, head) => {
  const count = items.length;
  const columns = page.isNarrow && count > 3 ? Math.ceil(count / 2) : count;
  const rows = Math.ceil(count / columns);
  const width = (page.right - MARGIN + GAP) / columns - GAP;
  const top = Math.max(head + 40, rows > 1 ? 0 : 268);
  const height = (page.foot - top) / rows;
  const radius = Math.max(24, Math.min(68, width * 0.3, (height - 150) * 0.36));
  for (const [at, { term, text }] of items.entries()) {
    const isLast = at === count - 1;
    const isRowEnd = (at + 1) % columns === 0;
    const x = MARGIN + (at % columns) * (width + GAP);
    const y = top + Math.floor(at / columns) * height;
    const next = isRowEnd ? page.right : x + width + GAP;
    if (!isLast && !isLoose) page.rect(x + radius, y + radius - RAIL / 2, next - x - radius, RAIL, 'ink');
    page.ellipse(x + radius, y + radius, radius, radius, 'accent');
    const numeral = page.set(`${at + 1}`, radius * 2, {
      ...{ font: 'heading', size: radius * 1.1, leading: 1, align: 'center', fixed: true },
      on: 'accent',
    });
    numeral.put(x, y + radius - numeral.height / 2);
    const name = page.set(term, width, { font: 'strong', size: 30, leading: 1.2 });
    name.put(x, y + radius * 2 + 28);
    let below = y + radius * 2 + 28 + name.height;
    if (text.length > 0) below = page.text(text, x, below + 8, width, { font: 'body', size: 24, leading: 1.3 });
    if (below > y + height - 8) page.miss(below - y - height + 8);
  }
});

/** Thickness of the line that joins the steps. */
const RAIL = 8;

/** Halves or thirds under thick bars. If all lead with a figure, it is the largest text. */
export const placeComparison = onPage('comparison', (page, { sides }, head) => {
  const count = sides.length;
  const width = (page.right - MARGIN + GAP) / count - GAP;
  const top = Math.max(head + 32, 224);
  const hasFigures = sides.some(({ figure }) => figure !== null);
  for (const [at, { name, figure, points }] of sides.entries()) {
    const x = MARGIN + at * (width + GAP);
    page.rect(x, top, width, 8, 'accent');
    let y = page.text(name, x, top + 24, width, { font: 'heading', size: 36, leading: 1.15, ...SIDE_NAME });
    if (figure) {
      const size = page.foot < page.bottom ? 100 : 150;
      const look = { font: 'heading', size, leading: 1.05, colour: 'accentInk' } as const;
      const value = page.fit(figure.figure, { width: width * 0.82, height: 180 }, look, 56);
      value.put(x, y + 4);
      y = page.text(figure.label, x, y + 4 + value.height, width, { font: 'strong', size: 26, leading: 1.2 });
    }
    const most = Math.max(...sides.map((side) => side.points.length));
    const row = Math.min(72, (page.foot - y - 20) / Math.max(1, most));
    let line = hasFigures ? Math.max(y + 20, page.foot - row * most) : y + 24;
    for (const point of points) {
      page.rect(x, line, width, 1, 'ink');
      const text = page.set(point, width, { font: 'body', size: 27, leading: 1.25 });
      text.put(x, line + 12);
      line += Math.max(hasFigures ? row : 56, text.height + 24);
    }
    page.rect(x, Math.min(line, page.foot), width, 1, 'ink');
    page.miss(line - page.foot);
  }
});

/** Cells of a grid under rules: a red icon, the term, and its text. */
export const placeFeatures = onPage('features', (page, { items }, head) => drawCells(page, items, head));

/** People as cells, with the initial instead of an icon. */
export const placePeople = onPage('people', (page, { items }, head) => drawCells(page, items, head));

const SHARES = [1.6, 1.45, 1.3, 1.15];
const SIGN = 56;

function drawCells(page: SwissPage, items: readonly TermAndText[], head: number): void {
  const columns = gridColumns(items.length, page.isNarrow);
  const rows = Math.ceil(items.length / columns);
  const width = (page.right - MARGIN + GAP) / columns - GAP;
  const isFew = items.length <= FEW_CELLS;
  const top = Math.max(head + 36, rows > 1 ? (isFew ? 0 : 232) : 280);
  const room = (page.foot - top) / rows;
  const usual = Math.min(rows > 1 ? 216 : 300, room);
  const sign = usual > 150 && hasSigns(page, items) ? SIGN : 0;
  // Two rows leave the space for larger type rather than for larger icons.
  const signAt = (share: number) => sign * (rows > 1 ? 1 : share);
  const setAt = (share: number) =>
    items.map(({ term, text }) => {
      const name = page.set(term, width, { font: 'heading', size: 32 * Math.min(share, 1.3), leading: 1.15 });
      const words = page.set(text, width, { font: 'body', size: 22 * share, leading: 1.3 });
      const start = sign > 0 ? 34 + signAt(share) : 20;
      return { name, words, start, height: start + name.height + 4 + words.height + 6 };
    });
  const fits = (share: number) => setAt(share).every(({ height }) => height + 4 <= room);
  const share = largestShare(items.length, SHARES, fits);
  const height = share > 1 ? room : usual;
  for (const [at, cell] of setAt(share).entries()) {
    const x = MARGIN + (at % columns) * (width + GAP);
    const y = top + Math.floor(at / columns) * height;
    page.rect(x, y, width, 2, 'ink');
    if (sign > 0) page.sign(items[at]!.term, x, y + 24, signAt(share));
    cell.name.put(x, y + cell.start);
    cell.words.put(x, y + cell.start + cell.name.height + 4);
    if (cell.height > height) page.miss(cell.height - height);
  }
}

export function gridColumns(count: number, isNarrow: boolean): number {
  if (isNarrow) return count <= 1 ? 1 : 2;
  if (count <= 3) return count;
  return count === 4 || count === 8 ? (count === 8 ? 4 : 2) : 3;
}

/** Short items as cells or rows under rules, each with a red square; longer lists as plain text. */
export function placeBullets(card: CardToPlace): Placement {
  const short = shortItems(card.content);
  if (!short) return placeFlow(card);
  const { items, before } = short;
  const page = new SwissPage(card);
  page.running();
  const isGrid = items.length === 6 && !page.isNarrow;
  const columns = isGrid ? 2 : 1;
  const rows = Math.ceil(items.length / columns);
  const [left, whole] = page.isNarrow || isGrid ? [MARGIN, page.right - MARGIN] : [page.axis, page.axisWidth];
  const head = page.introduce(before, page.heading(), left);
  const width = (whole + GAP) / columns - GAP;
  const font = itemFont(items);
  const texts = setRoomy(items, isGrid ? 27 : 31, isGrid ? 132 : 92, (runs, size) =>
    page.set(runs, isGrid ? width : width - 40, { font, size, leading: 1.24 }),
  );
  const natural = Math.max(...texts.map(({ height }) => height)) + (isGrid ? 84 : 44);
  const top = Math.max(head + 36, Math.min(288, page.foot - natural * rows));
  const row = Math.min(isGrid ? 200 : items.length <= 3 ? 150 : 118, (page.foot - top) / rows);
  if (natural > row + 30) page.miss((natural - row - 30) * rows);
  for (const [at, text] of texts.entries()) {
    const x = left + (at % columns) * (width + GAP);
    const y = top + Math.floor(at / columns) * row;
    page.rect(x, y, width, 2, 'ink');
    if (isGrid) {
      page.rect(x, y + 24, 14, 14, 'accent');
      text.put(x, y + 54);
    } else {
      page.rect(x, y + 24, 14, 14, 'accent');
      text.put(x + 40, y + 14);
    }
  }
  return page.placement();
}

const CHART: ChartLook = {
  colours: ['ink', 'third', 'fourth', 'muted'],
  accent: 'accent',
  hole: 0.52,
  gap: 0.12,
  valueFont: 'heading',
  valueSize: 36,
  labels: 'left',
};

/** Black columns with the leading one in red and values above them, without an axis except the base line. */
export const placeChart = onPage('chart', (page, { chart }, head) => {
  const top = Math.max(head + 36, 216);
  const isWide = page.isNarrow || chart.kind === 'bar' || chart.categories.length > 6;
  const left = isWide && !page.hasTakeaway ? MARGIN : page.axis;
  drawChart(page, chart, { x: left, y: top, width: page.right - left, height: page.foot - top }, CHART);
});

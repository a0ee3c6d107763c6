import { leadingStat } from '../../content/chart-facts';
import { readVisual } from '../../content/read-visual';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { AA_RATIO, contrastRatio } from '../../themes/contrast';
import type { Stat, TermAndText } from '../../visual';
import type { ChartLook } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { FEW_CELLS, largestShare, setRoomy } from '../roomy-text';
import { rowList } from '../short-cards';
import { hasSigns, iconsOf } from '../signs';
import { SIDE_NAME } from '../stage';
import { takeawayOf, visualPlacer } from '../visual-page';
import { MARGIN, MagazinePage } from './page';
import { placeFlow } from './text';

export const onPage = visualPlacer((card) => new MagazinePage(card), placeFlow);

/** Numerals and topics on hairlines beside a wide panel. */
export const placeAgenda = onPage('agenda', (page, { items }, head) => {
  const { x, width } = page.column;
  const top = head + 20;
  const row = Math.min(128, (page.lowest - top) / items.length);
  const size = Math.min(88, row * 0.72);
  for (const [at, runs] of items.entries()) {
    const y = top + at * row;
    page.rect(x, y, width, at === 0 ? 4 : 1.5, at === 0 ? 'ink' : 'line');
    const look = { font: 'figure', size, leading: 1.05, colour: 'accentInk', fixed: true } as const;
    const numeral = page.set(`${at + 1}`, 110, look);
    const nameLook = { font: 'heading', size: 42, leading: 1.12 } as const;
    const name = page.fitted(runs, { width: width - 136, height: row - 14, lines: 2 }, nameLook, 22);
    numeral.put(x, y + (row - numeral.height) / 2);
    name.put(x + 136, y + (row - name.height) / 2);
  }
});

/** Figures on hairlines beside a wide panel; or across it, if the first is the largest, with the others on its right. */
export function placeStats(card: CardToPlace): Placement {
  const { visual } = readVisual(card.content) ?? {};
  const stats = visual?.kind === 'stats' ? visual.items : [];
  return stats.length === 1 || leadingStat(stats) === 0 ? placeGiant(card) : placeEqual(card);
}

const placeEqual = onPage('stats', (page, { items }, head) => {
  const columns = items.length > 3 ? 2 : 1;
  const width = (page.column.width + 40) / columns - 40;
  const rows = Math.ceil(items.length / columns);
  const top = head + 20;
  const height = Math.min(230, (page.lowest - top) / rows);
  for (const [at, stat] of items.entries()) {
    const x = page.column.x + (at % columns) * (width + 40);
    const y = top + Math.floor(at / columns) * height;
    drawOnHairline(page, stat, { x, y, width, height }, at < columns, rows);
  }
});

type Cell = { x: number; y: number; width: number; height: number };

/** A figure below a hairline, which is bold above the first row, with its label below it. */
function drawOnHairline(page: MagazinePage, { figure, label }: Stat, cell: Cell, isFirst: boolean, rows: number): void {
  const { x, y, width, height } = cell;
  page.rect(x, y, width, isFirst ? 4 : 1.5, isFirst ? 'ink' : 'line');
  const set = page.wrapped(label, width, { font: 'strong', size: 24, leading: 1.2, colour: page.inks.muted });
  const look = { font: 'figure', size: 88, leading: 1.2, colour: 'ink' } as const;
  const number = page.fitted(figure, { width, height: Math.max(34, height - set.height - 30) }, look, 30);
  number.put(x, y + 12);
  set.put(x, y + 12 + number.height);
  const need = number.height + set.height + 22;
  if (need > height) page.miss((need - height) * rows);
}

/** A giant figure across the split, with the others in a column on the right. */
const placeGiant = visualPlacer((card) => {
  const page = new MagazinePage(card);
  page.open = () => page.crown;
  page.around = (before, after) => {
    const notes = [...before, ...after];
    const width = page.width * 0.62 - MARGIN;
    if (notes.length > 0) page.foot = page.edge - page.heightOf(notes, width, { size: 24 }) - 40;
    if (notes.length > 0)
      page.blocks(notes, page.width * 0.375 + 40, page.foot + 8, page.width * 0.625 - 104, { size: 24 });
    return page.crown;
  };
  return page;
}, placeFlow)('stats', (page, { items }) => {
  const panel = page.width * 0.375;
  const base = 'ink';
  // The figure is on the panel and on the paper, so its colour must be readable on both.
  const { palette } = page.card.options.theme;
  const reads = (each: 'second' | 'fourth') => contrastRatio(palette.ink, palette[each]) >= AA_RATIO;
  const fill = reads('second') ? 'second' : reads('fourth') ? 'fourth' : 'surface';
  const words = page.elements.splice(0);
  page.rect(0, page.crown, panel, page.tall, fill);
  page.rect(0, page.edge - 160, panel, 160, base);
  page.elements.push(...words);
  const [first, ...rest] = items;
  if (!first) return;
  const right = page.width * (page.isNarrow ? 0.68 : 0.7);
  const head = page.barOver(right - 40);
  const label = page.wrapped(first.label, panel - MARGIN - 24, { font: 'heading', size: 44, leading: 1.1, on: fill });
  const room = page.edge - 160 - head;
  const box = { width: right - MARGIN - 30, height: Math.max(60, room - label.height - 30) };
  const look = { font: 'figure', size: 250, leading: 1, on: 'ground' } as const;
  const value = page.fitted(first.figure, box, look, 60);
  const y = head + Math.max(10, (room - value.height - label.height) / 2);
  value.put(MARGIN - value.size * 0.03, y);
  label.put(MARGIN, y + value.height);
  if (label.height + value.height + 20 > room) page.miss(20);
  const column = { x: right, width: page.width - right - MARGIN };
  const top = page.crown + (page.crown > 0 ? 16 : MARGIN);
  const row = Math.min(210, (page.foot - 32 - top) / rest.length);
  for (const [at, stat] of rest.entries())
    drawOnHairline(page, stat, { ...column, y: top + at * row, height: row }, at === 0, rest.length);
});

const CHART: ChartLook = {
  colours: ['fourth', 'second', 'third', 'muted'],
  accent: 'accent',
  hole: 0.52,
  gap: 0.09,
  valueFont: 'heading',
  valueSize: 38,
};

/** Lines need colours that stand out on paper. */
const SERIES: ChartLook = { ...CHART, colours: ['second', 'third', 'muted'] };

/** The meaning of the numbers on a panel as a pull quote, with the chart beside it. */
export function placeChart(card: CardToPlace): Placement {
  const shown = readVisual(card.content);
  if (shown?.visual.kind !== 'chart') return placeFlow(card);
  const page = new MagazinePage(card);
  // On a narrow card, a ring and its rows need the full width.
  const isTight = page.isNarrow && shown.visual.chart.kind === 'doughnut';
  const meaning = shown.before.length === 0 && !isTight ? takeawayOf(card, shown.after) : null;
  const head = page.split('left', { words: meaning });
  const top = meaning ? head : page.around(shown.before, shown.after, head, 'chart');
  const { x, width } = page.column;
  const box = { x, y: top + 32, width, height: page.lowest - top - 32 };
  const { chart } = shown.visual;
  drawChart(page, chart, box, chart.series.length > 1 ? SERIES : CHART);
  return page.placement();
}

/** Hairline rows in two columns beside a panel. */
export const placeFeatures = onPage('features', drawTerms);
export const placePeople = onPage('people', drawTerms);

const SHARES = [1.35, 1.2, 1.1];

function drawTerms(page: MagazinePage, { items }: { items: readonly TermAndText[] }, head: number): void {
  const { x, width } = page.column;
  const columns = items.length > 3 || page.isNarrow ? 2 : 1;
  const rows = Math.ceil(items.length / columns);
  const cell = (width + 32) / columns - 32;
  const top = head + 32;
  const row = Math.min(items.length <= FEW_CELLS ? 240 : 190, (page.lowest - top) / rows);
  const icons = iconsOf(page.card.options, items);
  const inset = cell > 280 && hasSigns(page, items) ? 72 : 0;
  const setAt = (share: number) => {
    const named = page.evenly(
      items.map(({ term }) => ({ runs: term, width: cell - inset })),
      { font: 'heading', size: (rows > 3 ? 27 : 34) * Math.min(share, 1.2), leading: 1.12 },
    );
    return items.map(({ term, text }) => {
      const name = page.set(term, cell - inset, named);
      const look = { font: 'body', size: (rows > 3 ? 21 : 24) * share, leading: 1.25 } as const;
      const said = text.length > 0 ? page.wrapped(text, cell - inset, look) : null;
      return { name, said, height: 34 + name.height + (said?.height ?? 0) };
    });
  };
  const share = largestShare(items.length, SHARES, (each) => setAt(each).every(({ height }) => height <= row));
  for (const [at, { name, said, height }] of setAt(share).entries()) {
    const left = x + (at % columns) * (cell + 32);
    const y = top + Math.floor(at / columns) * row;
    page.rect(left, y, cell, at < columns ? 4 : 1.5, at < columns ? 'ink' : 'line');
    if (inset > 0) page.sign(items[at]!.term, icons[at] ?? null, left, y + 26, 48);
    name.put(left + inset, y + 22);
    said?.put(left + inset, y + 26 + name.height);
    if (height > row) page.miss((height - row) * rows);
  }
}

/** Items in two columns under short strokes of colour, with the panel on the right. */
export function placeBullets(card: CardToPlace): Placement {
  const { content } = card;
  const list = rowList(card);
  if (!list) return placeFlow(card);
  const page = new MagazinePage(card);
  let head = page.split('right');
  const before = content.texts.filter((block) => block !== list);
  if (before.length > 0) head = page.blocks(before, page.column.x, head + 12, page.column.width, { size: 25 });
  const { items } = list;
  const { x, width } = page.column;
  const columns = items.length <= 3 ? 1 : 2;
  const rows = Math.ceil(items.length / columns);
  const cell = (width + 40) / columns - 40;
  const top = head + 36;
  const row = Math.min(236, (page.lowest - top) / rows);
  const texts = setRoomy(
    items.map(({ runs }) => runs),
    items.length <= 4 ? 30 : 26,
    row - 44,
    (runs, size) => page.wrapped(runs, cell, { font: 'body', size, leading: 1.3 }),
  );
  for (const [at, text] of texts.entries()) {
    const left = x + (at % columns) * (cell + 40);
    const y = top + Math.floor(at / columns) * row;
    page.rect(left, y, 56, 6, 'accent');
    page.rect(left + 56, y, cell - 56, 1.5, 'line');
    text.put(left, y + 20);
    if (text.height + 32 > row) page.miss((text.height + 32 - row) * rows);
  }
  return page.placement();
}

/** Pages with a single field from edge to edge, and the bar of the heading on the left. */
const onField = visualPlacer((card) => {
  const page = new MagazinePage(card);
  page.open = () => page.crown;
  page.around = (before, after) => {
    const notes = [...before, ...after];
    if (notes.length === 0) return page.crown;
    const height = page.heightOf(notes, page.width - MARGIN * 2, { size: 24 });
    page.foot = page.edge - height - 44;
    page.blocks(notes, MARGIN, page.foot + 22, page.width - MARGIN * 2, { size: 24 });
    return page.crown;
  };
  return page;
}, placeFlow);

const COLUMNS: readonly ColourToken[] = ['surface', 'fourth', 'second', 'third', 'accent', 'surface', 'second', 'ink'];

/** Columns of equal height from edge to edge, because rising ones would say that something grows. */
export const placeTimeline = onField('timeline', (page, { items }) => {
  const count = items.length;
  const head = page.barOver(page.width * 0.66);
  const width = page.width / count;
  const pad = count > 5 ? 16 : 28;
  const inner = width - pad * 2;
  const dated = { font: 'figure', size: 72, leading: 1.05 } as const;
  const sizes = items.map(({ when }) => {
    const box = { width: inner, height: 150, lines: when.includes(' ') ? 3 : 1 };
    return page.fit(when, box, dated, 22).size;
  });
  const size = Math.min(...sizes);
  const sets = items.map(({ when, text }, at) => {
    const on = COLUMNS[at % 7]!;
    const date = page.set(when, inner + 8, { ...dated, size, on, fixed: true });
    const said = page.wrapped(text, inner, { font: 'body', size: count > 5 ? 23 : 26, leading: 1.26, on });
    return { on, date, said, need: date.height + said.height + 60 };
  });
  const least = Math.max(...sets.map(({ need }) => need));
  const room = page.foot - head - 20;
  if (least > room) page.miss(least - room);
  const height = Math.min(room, Math.max(least, page.tall * 0.58));
  const top = page.foot - height;
  for (const [at, { on, date, said }] of sets.entries()) {
    page.rect(at * width, top, width + (at < count - 1 ? 0.6 : 0), height, on);
    date.put(at * width + pad, top + 22);
    said.put(at * width + pad, top + 30 + date.height);
  }
});

const ROWS = 3;

/** A band of colour under the heading, and numerals and text below its line. */
export const placeSteps = onField('steps', (page, { items }) => {
  const count = items.length;
  const columns = count > 4 || page.isNarrow ? Math.min(ROWS, Math.ceil(count / 2)) : count;
  const rows = Math.ceil(count / columns);
  const width = (page.width - MARGIN * 2 + 32) / columns - 32;
  const size = rows > 1 ? 84 : 132;
  const inset = size * 0.66;
  const hasTexts = items.some(({ text }) => text.length > 0);
  const term = page.evenly(
    items.map((item) => ({ runs: item.term, width: width - inset })),
    {
      font: hasTexts || rows === 1 ? 'heading' : 'strong',
      size: rows > 1 ? 27 : hasTexts ? 38 : 32,
      leading: 1.15,
    },
  );
  const sets = items.map((item) => {
    const hasText = item.text.length > 0;
    const name = page.set(item.term, width - inset, term);
    const said = hasText ? page.wrapped(item.text, width - inset, { font: 'body', size: 24, leading: 1.28 }) : null;
    return { name, said, need: Math.max(size * 1.1, name.height + (said ? said.height + 8 : 0)) + 44 };
  });
  const row = Math.max(...sets.map(({ need }) => need));
  const notes = page.elements.splice(0);
  const head = page.barOver(page.width * 0.8);
  const bar = page.elements.splice(0);
  const wanted = head + Math.max(40, (page.foot - head - row * rows) * 0.45);
  const line = Math.max(head + 20, Math.min(wanted, page.foot - row * rows - 40));
  if (line + row * rows + 20 > page.foot) page.miss(line + row * rows + 20 - page.foot);
  page.rect(0, page.crown, page.width, line - page.crown, 'fourth');
  page.elements.push(...bar, ...notes);
  page.rect(0, line, page.width, 6, 'ink');
  for (const [at, { name, said }] of sets.entries()) {
    const x = MARGIN + (at % columns) * (width + 32);
    const y = line + 28 + Math.floor(at / columns) * ((page.foot - line - 28) / rows);
    if (at % columns > 0) page.rect(x - 17, y, 1.5, row - 24, 'line');
    const look = { font: 'figure', size, leading: 1, colour: 'accentInk', fixed: true } as const;
    page.fit(`${at + 1}`, { width: inset, height: size * 1.2 }, look, 24).put(x, y - size * 0.06);
    name.put(x + inset, y + 8);
    said?.put(x + inset, y + 12 + name.height);
  }
});

/** Fields of equal width, one for each side. */
export const placeComparison = onField('comparison', (page, { sides }) => {
  const fills: readonly ColourToken[] = ['third', 'fourth', 'second'];
  const width = page.width / sides.length;
  for (const at of sides.keys()) page.rect(at * width, page.crown, width + 0.6, page.foot - page.crown, fills[at]!);
  const head = page.barOver(page.width * 0.68);
  for (const [at, { name, figure, points }] of sides.entries()) {
    const x = at * width;
    const fill = fills[at]!;
    const inner = width - (at === 0 ? MARGIN * 1.75 : MARGIN * 1.5);
    const left = x + (at === 0 ? MARGIN : MARGIN * 0.75);
    const look = { font: 'heading', size: 42, leading: 1.12, on: fill, ...SIDE_NAME } as const;
    const title = page.fit(name, { width: inner, height: 100, lines: 2 }, look, 26);
    title.put(left, head + 28);
    let y = head + 36 + Math.max(title.height, 46);
    const texts = points.map((runs) => page.wrapped(runs, inner, { font: 'body', size: 29, leading: 1.26, on: fill }));
    const need = texts.reduce((sum, { height }) => sum + height + 34, 0);
    if (figure) {
      const label = page.wrapped(figure.label, inner, { font: 'strong', size: 26, leading: 1.2, on: fill });
      const room = page.foot - 36 - need - label.height - y - 20;
      const valueLook = { font: 'figure', size: 150, leading: 1.02, on: fill } as const;
      const value = page.fitted(figure.figure, { width: inner, height: page.needed(room, 70) }, valueLook, 40);
      const slack = Math.max(0, Math.min(room, 216) - value.height);
      value.put(left - value.size * 0.03, y + slack * 0.7);
      y += slack * 0.7 + value.height;
      label.put(left, y);
      y += label.height;
    }
    let line = Math.max(y + 20, figure ? page.foot - 36 - need : y + 20);
    if (line + need > page.foot - 16) page.miss(line + need - page.foot + 16);
    for (const text of texts) {
      page.rect(left, line, inner, 1.5, fill === 'third' ? 'onThird' : 'ink');
      text.put(left, line + 16);
      line += text.height + 34;
    }
  }
});

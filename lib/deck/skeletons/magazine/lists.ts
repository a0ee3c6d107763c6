import { readVisual } from '../../content/read-visual';
import type { CardToPlace, Placement } from '../../layout/placement';
import { AA_RATIO, contrastRatio } from '../../themes/contrast';
import type { TermAndText } from '../../visual';
import type { ChartLook } from '../chart/chart-parts';
import { drawChart } from '../chart/draw-chart';
import { FEW_CELLS, largestShare, setRoomy } from '../roomy-sizes';
import { rowList } from '../short-items';
import { hasSigns, iconsOf } from '../signs';
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
    const numeral = page.set([{ text: `${at + 1}` }], 110, look);
    const name = page.fitted(
      runs,
      { width: width - 136, height: row - 14, lines: 2 },
      { font: 'heading', size: 42, leading: 1.12 },
      22,
    );
    numeral.put(x, y + (row - numeral.height) / 2);
    name.put(x + 136, y + (row - name.height) / 2);
  }
});

/** A giant figure across the split, with the others in a column on the right. */
export const placeStats = visualPlacer((card) => {
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
  const value = page.fitted(
    [{ text: first.figure }],
    { width: right - MARGIN - 30, height: Math.max(60, room - label.height - 30), lines: 1 },
    { font: 'figure', size: 250, leading: 1, on: 'ground' },
    60,
  );
  const y = head + Math.max(10, (room - value.height - label.height) / 2);
  value.put(MARGIN - value.size * 0.03, y);
  label.put(MARGIN, y + value.height);
  if (label.height + value.height + 20 > room) page.miss(20);
  const column = { x: right, width: page.width - right - MARGIN };
  const top = page.crown + (page.crown > 0 ? 16 : MARGIN);
  const row = Math.min(210, (page.foot - 32 - top) / rest.length);
  for (const [at, { figure, label: name }] of rest.entries()) {
    const line = top + at * row;
    page.rect(column.x, line, column.width, at === 0 ? 4 : 1.5, at === 0 ? 'ink' : 'line');
    const set = page.wrapped(name, column.width, { font: 'strong', size: 24, leading: 1.2, colour: page.inks.muted });
    const number = page.fitted(
      [{ text: figure }],
      { width: column.width, height: Math.max(34, row - set.height - 30), lines: 1 },
      { font: 'figure', size: 88, leading: 1.08, colour: 'ink' },
      30,
    );
    number.put(column.x, line + 12);
    set.put(column.x, line + 12 + number.height);
    const need = number.height + set.height + 22;
    if (need > row) page.miss((need - row) * rest.length);
  }
});

const CHART: ChartLook = {
  colours: ['fourth', 'second', 'third', 'muted'],
  accent: 'accent',
  hole: 0.52,
  gap: 0.09,
  radius: 0,
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
  const meaning = shown.before.length === 0 && !isTight ? takeawayOf(shown.after) : null;
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
  const icons = iconsOf(page.card.options.icons, items);
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

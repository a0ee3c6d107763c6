import { wordsIn } from '../../content/read-content';
import { readVisual } from '../../content/read-visual';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { Visual } from '../../visual';
import { shortItems } from '../short-cards';
import { sizeOfLines } from '../stage';
import { visualPlacer } from '../visual-page';
import { EditorialPage } from './page';
import { drawListRows, placeFlow } from './text';

/** Whether content is too wide to be in three columns beside a heading, so that it goes below the heading. */
function isBroad(visual: Visual | undefined): boolean {
  if (visual?.kind === 'comparison') return visual.sides.length > 2;
  if (visual?.kind === 'features') return visual.items.length > 4 && visual.items.some(({ text }) => wordsIn(text) > 9);
  if (visual?.kind === 'hierarchy' || visual?.kind === 'pyramid') return true;
  if (visual?.kind === 'chart') {
    const { kind, categories, series } = visual.chart;
    if (kind === 'doughnut') return categories.some((name) => name.length > 8);
    return categories.length * series.length > 10;
  }
  return false;
}

export const onPage = visualPlacer(
  (card: CardToPlace) => new EditorialPage(card, { wide: isBroad(readVisual(card.content)?.visual) }),
  placeFlow,
);

const GAP = 48;
const LONG_ITEM = 30;

/** Short items as rows between hairlines, each with a diamond; longer lists as running text. */
export function placeBullets(card: CardToPlace): Placement {
  const list = shortItems(card.content, 6, LONG_ITEM);
  if (!list) return placeFlow(card);
  return drawListRows(new EditorialPage(card), list, 1);
}

/** A contents page: italic numerals, names, and dotted lines to the margin. */
export const placeAgenda = onPage('agenda', (page, { items }, top) => {
  const row = Math.min(136, (page.foot - top) / items.length);
  const size = Math.min(44, row * 0.46);
  const inset = size * 1.9;
  for (const [at, runs] of items.entries()) {
    const y = top + at * row;
    if (at > 0) page.rect(page.x, y, page.room, 1, 'line');
    const look = { font: 'heading', size, leading: 1.15 } as const;
    const name = page.fit(runs, { width: page.room - inset, height: row - 10, lines: 2 }, look, 24);
    const numeral = page.set([{ text: `${at + 1}`, italic: true }], inset - 8, {
      ...look,
      font: 'display',
      size: size * 1.2,
      leading: 0.96,
      colour: page.inks.accent,
      fixed: true,
    });
    const start = y + (row - name.height) / 2;
    numeral.put(page.x, start);
    name.put(page.x + inset, start);
    if (name.height > row) page.miss((name.height - row) * items.length);
  }
});

/** Large thin figures in cells separated by hairlines, with labels in small capitals. */
export const placeStats = onPage('stats', (page, { items }, top) => {
  const columns = items.length <= 3 ? 1 : 2;
  const rows = Math.ceil(items.length / columns);
  const height = (page.foot - top) / rows;
  const width = (page.room + GAP) / columns - GAP;
  // With an odd number of figures, the first takes the full width.
  const leads = columns === 2 && items.length % 2 === 1 ? 1 : 0;
  const isAlone = items.length === 1;
  const most = Math.min(isAlone ? 240 : columns === 1 ? 132 : 108, height * 0.52);
  const look = { font: 'heading', size: most, leading: 1.1, colour: page.inks.accent } as const;
  const figures = items.map(({ figure }) => figure);
  const size = sizeOfLines(page, figures, { width, height }, look, 32);
  for (const [at, { figure, label }] of items.entries()) {
    const cell = at + (at > 0 ? leads : 0);
    const x = page.x + (cell % columns) * (width + GAP);
    const y = top + Math.floor(cell / columns) * height;
    const room = at === 0 && leads ? page.room : width;
    const value = page.set(figure, room, { ...look, size, fixed: true });
    const name = page.set(
      label,
      room,
      isAlone
        ? { font: 'body', size: 36, leading: 1.3, balanced: true }
        : { font: 'label', size: 20, leading: 1.35, colour: page.inks.muted },
    );
    const block = value.height + 6 + name.height;
    const start = y + Math.max(6, Math.min(40, (height - block) / 2));
    value.put(x, start);
    name.put(x, start + value.height + 6);
    if (block + 12 > height) page.miss((block + 12 - height) * rows);
    if (value.lines > 1) page.miss(10);
    if (Math.floor(cell / columns) > 0) page.rect(x, y, room, 1, 'line');
    if (cell % columns > 0) page.rect(x - GAP / 2, y + 12, 1, height - 24, 'line');
  }
});

/** Years on the left of a vertical hairline, events on its right. */
export const placeTimeline = onPage('timeline', (page, { items }, top) => {
  const row = (page.foot - top) / items.length;
  const size = Math.min(48, row * 0.44);
  const most = page.room * 0.34;
  const times = items.map(({ when }) => when);
  const when = { font: 'heading', size, leading: 1.1, colour: page.inks.accent } as const;
  const look = { ...when, size: sizeOfLines(page, times, { width: most, height: row }, when, 24), fixed: true };
  const dates = items.map(({ when }) => page.set(when, most, look));
  const widest = Math.max(...dates.map(({ width }) => width)) + 4;
  const axis = page.x + Math.max(120, widest) + 36;
  const width = page.right - axis - 44;
  page.rect(axis, top + Math.min(8, row / 4), 1, page.foot - top - Math.min(16, row / 2), page.inks.text);
  for (const [at, { when, text }] of items.entries()) {
    const y = top + row * (at + 0.5);
    const date = page.set(when, axis - 36 - page.x, { ...look, align: 'right' });
    date.put(page.x, y - date.height / 2);
    page.ellipse(axis + 0.5, y, 7, 7, 'accent');
    const saidLook = { font: 'display', size: Math.min(32, row * 0.36), leading: 1.2, balanced: true } as const;
    const said = page.set(text, width, saidLook);
    said.put(axis + 44, y - said.height / 2);
    const tall = Math.max(said.height, date.height) + 8;
    if (tall > row) page.miss((tall - row) * items.length);
  }
});

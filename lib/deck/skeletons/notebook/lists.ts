import { leadingStat } from '../../content/chart-facts';
import type { CardToPlace, Placement } from '../../layout/placement';
import { shortItems } from '../short-cards';
import { CENTRED, sizeOfLines } from '../stage';
import { visualPlacer } from '../visual-page';
import { drawDotted, markAt, NotebookPage } from './page';
import { placeFlow } from './text';

export const onPage = visualPlacer((card: CardToPlace) => new NotebookPage(card), placeFlow);

const LONG_ITEM = 30;

/** A hand-drawn mark before each item of a short list. */
export function placeBullets(card: CardToPlace): Placement {
  const list = shortItems(card.content, 6, LONG_ITEM);
  if (!list) return placeFlow(card);
  return drawDotted(new NotebookPage(card), list, 1);
}

/** Rows that end in index tabs at the edge of the sheet. */
export const placeAgenda = onPage('agenda', (page, { items }, top) => {
  const row = Math.min(132, (page.foot - top) / items.length);
  const edge = page.card.frame.bare ? page.width : page.right;
  const tab = page.isNarrow ? 90 : 120;
  const x = page.left;
  const width = edge - tab - 40 - x;
  for (const [at, runs] of items.entries()) {
    const y = top + at * row;
    const mark = markAt(at);
    page.rect(edge - tab, y + 4, tab, row - 10, mark);
    const size = Math.min(50, row * 0.42);
    const numeralLook = { font: 'heading', size, leading: 1.1, on: mark, align: 'center', fixed: true } as const;
    const numeral = page.set(`${at + 1}`, tab, numeralLook);
    const look = { font: 'heading', size: Math.min(42, row * 0.38), leading: 1.16 } as const;
    const name = page.fit(runs, { width, height: row - 14, lines: 2 }, look, 24);
    name.put(x, y + (row - name.height) / 2 - 2);
    numeral.put(edge - tab, y + (row - numeral.height) / 2 - 2);
    if (name.height + 12 > row) page.miss((name.height + 12 - row) * items.length);
    if (at < items.length - 1)
      page.scribble({ colour: 'ink', width: 1.5, passes: 1 }, [x, y + row - 1], [edge - tab - 20, y + row - 1]);
  }
});

/** Taped notes. If the first of three or four figures is the largest, so is its note. */
export const placeStats = onPage('stats', (page, { items }, top) => {
  const gap = 30;
  const [x, width] = [page.left + 8, page.room - 18];
  const [y, height] = [top + 14, page.foot - top - 32];
  const half = (width - gap) / 2;
  const low = (height - gap) / 2;
  const small = (half - gap) / 2;
  type Cell = [number, number, number, number];
  const right = x + half + gap;
  const lower = y + low + gap;
  const grid = (columns: number): Cell[] => {
    const rows = Math.ceil(items.length / columns);
    const [w, h] = [(width + gap) / columns - gap, (height + gap) / rows - gap];
    return items.map((_, at): Cell => [x + (at % columns) * (w + gap), y + Math.floor(at / columns) * (h + gap), w, h]);
  };
  const isAlone = items.length === 1;
  const leads = leadingStat(items) === 0;
  const cells: Cell[] =
    leads && items.length === 3
      ? [
          [x, y, half, height],
          [right, y, half, low],
          [right, lower, half, low],
        ]
      : leads && items.length === 4
        ? [
            [x, y, half, height],
            [right, y, half, low],
            [right, lower, small, low],
            [right + small + gap, lower, small, low],
          ]
        : grid(isAlone ? 1 : items.length === 2 || items.length === 4 || page.isNarrow ? 2 : 3);
  for (const [at, { figure, label }] of items.entries()) {
    const [left, upper, w, h] = cells[at]!;
    const mark = markAt(at);
    page.note(left, upper, w, h, mark);
    const inner = w - 36;
    const size = Math.min(isAlone ? 220 : 124, h * 0.42);
    const look = { font: 'heading', size, leading: 1.1, on: mark, align: 'center' } as const;
    const value = page.fit(figure, { width: inner, height: h * 0.6 }, look, 30);
    const name = page.set(label, inner, {
      font: 'body',
      size: isAlone ? 38 : leads && at === 0 && items.length < 5 ? 30 : 25,
      leading: 1.25,
      on: mark,
      ...CENTRED,
    });
    const block = value.height + name.height + 2;
    const start = upper + 6 + Math.max(10, (h - block) / 2);
    value.put(left + 18, start);
    name.put(left + 18, start + value.height + 2);
    if (block + 34 > h) page.miss((block + 34 - h) * 2);
    if (value.lines > 1) page.miss(10);
  }
});

/** Notes pegged to a washing line, or to two if there are many. */
export const placeTimeline = onPage('timeline', (page, { items }, top) => {
  const lines = items.length > 5 || (page.isNarrow && items.length > 4) ? 2 : 1;
  const columns = Math.ceil(items.length / lines);
  const gap = 20;
  const width = (page.room + gap) / columns - gap;
  const height = (page.foot - top + 6) / lines;
  for (let line = 0; line < lines; line += 1) {
    const y = top + line * height + 4;
    page.path(
      [
        ['M', page.margin + 6, y - 10],
        ['C', page.left + page.room * 0.3, y + 26, page.left + page.room * 0.7, y + 26, page.width, y - 14],
      ],
      null,
      { colour: 'ink', width: 3, round: true },
    );
  }
  const times = items.map(({ when }) => when);
  const when = { font: 'heading', size: lines > 1 ? 36 : 46, leading: 1.15, align: 'center' } as const;
  const size = sizeOfLines(page, times, { width: width - 24, height: 80 }, when, 20);
  for (const [at, item] of items.entries()) {
    const line = Math.floor(at / columns);
    const x = page.left + (at % columns) * (width + gap);
    const share = (x + width / 2 - page.margin) / (page.width - page.margin);
    const y = top + line * height + 8 + 52 * share * (1 - share);
    const foot = top + (line + 1) * height - (lines > 1 ? 34 : 16);
    const mark = markAt(at);
    const tall = Math.min(foot - y, 400);
    page.note(x, y, width, tall, mark, false);
    page.rect(x + width / 2 - 8, y - 22, 16, 46, 'accentInk');
    page.rect(x + width / 2 - 1, y - 22, 2, 46, 'ground');
    const date = page.set(item.when, width - 24, { ...when, size, on: mark, fixed: true });
    date.put(x + 12, y + 36);
    if (date.lines > 1) page.miss(8);
    const look = { font: 'body', size: lines > 1 ? 22 : 25, leading: 1.26, on: mark, ...CENTRED } as const;
    const said = page.set(item.text, width - 28, look);
    const room = tall - 36 - date.height - 24;
    said.put(x + 14, y + 44 + date.height + (lines > 1 ? 0 : Math.max(0, Math.min(50, (room - said.height) * 0.25))));
    if (said.height > room) page.miss((said.height - room) * lines);
  }
});

import { leadingStat } from '../../content/chart-facts';
import { inksOn } from '../../layout/measure/text-font';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import type { TermAndText } from '../../visual';
import { rowList } from '../short-cards';
import { iconsOf } from '../signs';
import { sizeOfLines } from '../stage';
import { visualPlacer } from '../visual-page';
import { capitalLook, hang, PAD, PosterPage } from './page';
import { placeFlow, placeRows } from './text';

export const onPage = visualPlacer((card) => new PosterPage(card), placeFlow);

const ROWS: readonly ColourToken[] = ['accent', 'second', 'ground', 'third', 'fourth', 'ink', 'second', 'ground'];

/** A black side block, and a coloured row for each topic with a number as tall as the row. */
export const placeAgenda = visualPlacer((card) => {
  const page = new PosterPage(card);
  page.open = () => page.side('ink', page.isNarrow ? 300 : 400, 96);
  page.around = (before, after, head) => {
    page.sideNote([...before, ...after], 'ink', head, page.isNarrow ? 300 : 400);
    return before.length + after.length > 0 ? Number.POSITIVE_INFINITY : head;
  };
  return page;
}, placeFlow)('agenda', (page, { items }, _head) => {
  const left = page.isNarrow ? 300 : 400;
  const row = page.tall / items.length;
  const size = Math.min(160, row * 0.8);
  const indent = Math.max(110, size * 1.02);
  for (const [at, runs] of items.entries()) {
    const y = page.crown + at * row;
    const fill = ROWS[at]!;
    page.tile(left, y, page.width - left, row, fill);
    const numeral = page.set(`${at + 1}`, indent, { font: 'figure', size, leading: 0.92, on: fill, fixed: true });
    const x = left + PAD + indent;
    const look = { ...capitalLook(page.card, runs, 58), on: fill };
    const name = page.fitted(runs, { width: page.width - x - 24, height: row - 20, lines: 2 }, look, 24);
    numeral.put(left + PAD - hang(size), y + (row - numeral.height) / 2);
    name.put(x, y + (row - name.height) / 2);
  }
});

/** The heading on a coloured block, and each item in a row, separated by thick rules. Longer lists are plain text. */
export function placeBullets(card: CardToPlace): Placement {
  const list = rowList(card);
  return list ? placeRows(card, list) : placeFlow(card);
}

/** Tiles of a page, as shares of its width and height. */
type Cell = readonly [x: number, y: number, width: number, height: number];

const STAT_CELLS: Record<number, readonly Cell[]> = {
  3: [
    [0, 0, 0.5, 1],
    [0.5, 0, 0.5, 0.5],
    [0.5, 0.5, 0.5, 0.5],
  ],
  4: [
    [0, 0, 0.5, 1],
    [0.5, 0, 0.25, 0.5],
    [0.75, 0, 0.25, 0.5],
    [0.5, 0.5, 0.5, 0.5],
  ],
  5: [
    [0, 0, 0.5, 1],
    [0.5, 0, 0.25, 0.5],
    [0.75, 0, 0.25, 0.5],
    [0.5, 0.5, 0.25, 0.5],
    [0.75, 0.5, 0.25, 0.5],
  ],
};
const STAT_FILLS: readonly ColourToken[] = ['accent', 'second', 'ground', 'third', 'fourth', 'second'];

/** Tiled figures. If the first is the largest, it has half of the page. */
export const placeStats = onPage('stats', (page, { items }, top) => {
  const leads = items.length === 1 || leadingStat(items) === 0;
  const cells = (leads ? STAT_CELLS[items.length] : undefined) ?? gridCells(items.length, page.isNarrow);
  const fills = !leads ? STAT_EQUAL : items.length === 5 ? STAT_FIVE : STAT_FILLS;
  const area = page.foot - top;
  const narrowest = Math.min(...cells.map(([, , width]) => width)) * page.width - PAD * 2 + 16;
  const figures = items.map(({ figure }) => figure);
  const equal = sizeOfLines(page, figures, { width: narrowest, height: 190 }, { font: 'figure', size: 190 }, 36);
  for (const [at, { figure, label }] of items.entries()) {
    const [cx, cy, cw, ch] = cells[at]!;
    const [x, y, width, height] = [cx * page.width, top + cy * area, cw * page.width, ch * area];
    const fill = fills[at]!;
    const isLead = leads && at === 0 && ch === 1;
    page.tile(x, y, width, height, fill);
    const room = width - PAD * 2 + 16;
    const size = isLead ? 40 : leads ? 30 : 26;
    const name = page.wrapped(label, room, { font: 'strong', size, leading: 1.15, on: fill });
    const look = { font: 'figure', size: isLead ? 250 : leads ? 190 : equal, leading: 0.94, on: fill } as const;
    const value = page.fitted(figure, { width: room, height: Math.max(40, height - name.height - 60) }, look, 36);
    if (value.lines > 1) page.miss(20);
    // Descenders in a unit reach below the line.
    const tails = /[gjpqy,;]/.test(figure) ? value.size * 0.16 : 0;
    const need = name.height + value.height + tails + 56;
    if (need > height) page.miss((need - height) / ch);
    const y1 = y + height - 32 - name.height;
    value.put(x + PAD - hang(value.size), y1 - value.height - tails - 2);
    name.put(x + PAD, y1);
  }
});

const STAT_EQUAL: readonly ColourToken[] = ['second', 'ground', 'third', 'fourth', 'ground', 'second'];
const STAT_FIVE: readonly ColourToken[] = ['accent', 'second', 'ground', 'fourth', 'third'];

/** The number of tiles in each row. */
export function rowsOf(count: number, isNarrow: boolean): number[] {
  if (count <= 3) return isNarrow && count === 3 ? [1, 2] : [count];
  if (isNarrow && count > 6) return count === 7 ? [2, 2, 3] : [2, 3, 3];
  return [Math.floor(count / 2), Math.ceil(count / 2)];
}

export function gridCells(count: number, isNarrow: boolean): Cell[] {
  const rows = rowsOf(count, isNarrow);
  return rows.flatMap((columns, row) =>
    Array.from(
      { length: columns },
      (_, column): Cell => [column / columns, row / rows.length, 1 / columns, 1 / rows.length],
    ),
  );
}

/** Colours of tiles in a grid, row by row. Neighbours are never alike. */
const GRID: readonly (readonly ColourToken[])[] = [
  ['accent', 'second', 'third', 'fourth'],
  ['ground', 'fourth', 'accent', 'ink'],
  ['third', 'second', 'ink', 'ground'],
];
const PAIRS: readonly (readonly ColourToken[])[] = [
  ['accent', 'second'],
  ['third', 'ground'],
  ['second', 'fourth'],
];

export function gridFills(count: number, isNarrow: boolean): ColourToken[] {
  const rows = rowsOf(count, isNarrow);
  const isPaired = rows.every((columns) => columns <= 2);
  return rows.flatMap((columns, row) => (isPaired ? PAIRS : GRID)[row]!.slice(0, columns));
}

/** Tiles with an icon, the term in capitals, and its text. */
export const placeFeatures = onPage('features', (page, { items }, top) => drawTermTiles(page, items, top, false));

/** People as tiles, each with a bust of cut paper. */
export const placePeople = onPage('people', (page, { items }, top) => drawTermTiles(page, items, top, true));

function drawTermTiles(page: PosterPage, items: readonly TermAndText[], top: number, arePeople: boolean): void {
  const cells = gridCells(items.length, page.isNarrow);
  const fills = gridFills(items.length, page.isNarrow);
  const area = page.foot - top;
  const icons = iconsOf(page.card.options, items);
  // All names have the size at which the longest fits.
  const size = Math.min(
    ...items.map(({ term }, at) => {
      const width = cells[at]![2] * page.width - PAD * 2 + 8;
      return page.fit(term, { width, height: 140, lines: 2 }, capitalLook(page.card, term, width > 480 ? 60 : 42), 22)
        .size;
    }),
  );
  for (const [at, { term, text }] of items.entries()) {
    const [cx, cy, cw, ch] = cells[at]!;
    const [x, y, width, height] = [cx * page.width, top + cy * area, cw * page.width, ch * area];
    const fill = fills[at]!;
    page.tile(x, y, width, height, fill);
    const room = width - PAD * 2 + 8;
    const said =
      text.length > 0 ? page.wrapped(text, room, { font: 'strong', size: 26, leading: 1.22, on: fill }) : null;
    const name = page.set(term, room, { ...capitalLook(page.card, term, size), on: fill, fixed: true });
    const need = name.height + (said ? said.height + 8 : 0) + 60;
    if (need > height) page.miss((need - height) / ch);
    const foot = y + height - 32;
    const nameTop = foot - (said ? said.height + 8 : 0) - name.height;
    said?.put(x + PAD, foot - said.height);
    name.put(x + PAD, nameTop);
    const free = Math.min(nameTop - y - 44, width - PAD * 2);
    if (arePeople) drawBust(page, at, x + width, nameTop - 12, Math.min(free + 20, height > 400 ? 330 : 230), fill);
    else if (icons[at] && free >= 48)
      page.sign(icons[at], {
        x: x + PAD,
        y: y + 32,
        size: Math.min(free, height > 400 ? 180 : 96),
        fill,
      });
  }
}

/** Head and shoulders, on the line above a name. */
function drawBust(page: PosterPage, at: number, right: number, foot: number, size: number, fill: ColourToken): void {
  if (size < 70) return;
  const [body, head] = BUSTS[fill] ?? ['ink', 'accent'];
  const cx = right - PAD - size / 2;
  page.sector(cx, foot, 0, size * 0.46, -90, 90, body);
  const r = size * 0.22;
  const cy = foot - size * 0.5;
  page.ellipse(cx, cy, r, r, head);
  // Hair: a half disc on one side or the top.
  const from = at % 3 === 0 ? -90 : at % 3 === 1 ? -180 : -45;
  page.sector(cx, cy, 0, r, from, from + 180, inksOn(fill).text);
}

const BUSTS: Partial<Record<ColourToken, readonly [ColourToken, ColourToken]>> = {
  accent: ['second', 'ground'],
  second: ['third', 'ground'],
  third: ['accent', 'fourth'],
  fourth: ['third', 'ground'],
  ground: ['accent', 'fourth'],
  ink: ['accent', 'ground'],
};

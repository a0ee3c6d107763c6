import type { Block } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import { wordsOnCard } from '../../write/condense-card';
import { columnsOf, firstFitting, hasSentences, onlyAt } from '../body-parts';
import { drawColumns, groupLook, isLittle, roomyColumns, roomyLook } from '../roomy-text';
import { fewGroups, type ShortItems, shortItems } from '../short-cards';
import { POINT } from '../stage';
import { fillTable } from '../table-rows';
import { BlueprintPage } from './page';
import { LINE, STRONG } from './sheet';

const GUTTER = 56;
/** Up to this many words are a little below the top. */
const LEAD_WORDS = 60;

const isWideBlock = ({ kind }: Block) => kind === 'table' || kind === 'code';

/** Running text: a little of it in large type, much of it in two columns. */
export function placeFlow(card: CardToPlace): Placement {
  const page = new BlueprintPage(card);
  const top = page.open();
  const blocks = card.content.body;
  if (blocks.length === 0) return page.placement();
  const isWide = blocks.some(isWideBlock);
  const room = page.limit - top;
  const isLong = !isWide && !page.isNarrow && page.heightOf(blocks, page.room) > room;
  const columned = isLong ? firstFitting(() => placeColumned(card, blocks, 2)) : null;
  if (columned) return columned;
  const isLittle = !isWide && wordsOnCard(blocks) <= LEAD_WORDS;
  const width = isWide || isLittle ? page.room : Math.min(page.room, 960);
  const look = (!isWide && roomyLook(page, blocks, width, room)) || {};
  const slack = room - page.heightOf(blocks, width, look);
  page.blocks(blocks, page.left, top + (isLittle ? Math.max(0, slack * 0.3) : 0), width, look);
  return page.placement();
}

export function placeColumns(card: CardToPlace): Placement {
  const list = shortItems(card.content, 12, 18);
  const listed = (least: number) => () =>
    list && list.items.length >= least ? drawSchedule(new BlueprintPage(card), list) : null;
  if (isLittle(card.content)) return firstFitting(listed(5)) ?? placeFlow(card);
  const placed = firstFitting(listed(5), () => placeGroups(card), listed(2));
  return placed ?? placeColumned(card, card.content.body, columnsOf(card));
}

/** Each subheading and its content on a separate sheet. Null if there are too many, or an introduction. */
function placeGroups(card: CardToPlace): Placement | null {
  const groups = fewGroups(card.content);
  if (!groups || groups.flat().some(isWideBlock)) return null;
  const page = new BlueprintPage(card);
  const top = page.open() + 4;
  const cell = page.room / groups.length;
  const inner = cell - 64;
  const room = page.limit - top;
  const look = groupLook(page, groups, inner, room - 72);
  const tallest = Math.max(...groups.map((group) => page.heightOf(group, inner, look)));
  const height = Math.max(tallest + 72, Math.min(room, 300));
  const start = top + Math.max(0, (room - height) * 0.35);
  page.rect(page.left, start, page.room, height, 'ground');
  for (const [at, group] of groups.entries()) {
    const x = page.left + at * cell;
    if (at > 0) page.line(x, start, x, start + height, LINE);
    page.line(x, start, x + 56, start, { colour: 'accentInk', width: 6 });
    page.blocks(group, x + 32, start + 36, inner, look);
  }
  page.frame(page.left, start, page.room, height, STRONG);
  page.reach(start + height);
  return page.placement();
}

function placeColumned(card: CardToPlace, blocks: Block[], columns: number): Placement {
  const page = new BlueprintPage(card);
  page.open();
  const room = page.limit - page.start;
  const frame = { width: page.room, count: columns, gap: GUTTER };
  const set = roomyColumns(page, blocks, frame, room);
  const top = page.start + Math.max(0, room - set.height) * 0.3;
  const foot = Math.min(page.limit, top + set.height) + 8;
  drawColumns(page, set, { ...frame, left: page.left, top }, (x) => page.axis(x, top - 8, x, foot));
  return page.placement();
}

const TABLE_SIZES = [36, 33, 30, 28, 26, 24, 22];
const OPEN_ROW = 118;

/** A schedule ruled on all sides, with its leading row marked. */
export function placeTable(card: CardToPlace): Placement {
  const only = onlyAt(card.content, 'table');
  if (!only) return placeFlow(card);
  const { block: table, before, after } = only;
  const page = new BlueprintPage(card);
  if (hasSentences(table)) page.tablesInBody(0.9);
  const top = page.around(before, after, page.open() + 8, 'chart');
  const room = page.foot - top;
  const size = TABLE_SIZES.find((each) => page.heightOf([table], page.room, { table: each }) <= room);
  const look = { table: size ?? TABLE_SIZES.at(-1)! };
  const height = page.heightOf([table], page.room, look);
  if (height > room) page.miss(height - room);
  const filled = Math.min(room, height + Math.max(0, OPEN_ROW * (table.rows.length + 0.6) - height));
  const area = { x: page.left, y: top, width: page.room, height: Math.max(height, filled) };
  const placed = fillTable(page, table, area, look);
  const drawn = placed.elements.find((element) => element.kind === 'table');
  const foot = drawn ? (drawn.box.y + drawn.box.height) / POINT : top + height;
  page.rect(page.left, top, page.room, foot - top, 'ground');
  for (const [y, tall, fill] of placed.bands) page.rect(page.left, y, page.room, tall, fill);
  for (const y of placed.rules) page.line(page.left, y, page.right, y, LINE);
  page.elements.push(...placed.elements);
  if (drawn?.kind === 'table') {
    let x = drawn.box.x;
    for (const column of drawn.columns.slice(0, -1)) {
      x += column;
      page.line(x / POINT, top, x / POINT, foot, LINE);
    }
    const head = drawn.rows[0]?.header ? drawn.rows[0].height / POINT : 0;
    if (head > 0) page.line(page.left, top + head, page.right, top + head, STRONG);
  }
  page.frame(page.left, top, page.room, foot - top, STRONG);
  return page.placement();
}

/** Sizes of code with lines that are too long for any size. */
const CODE_SIZES = [24, 21, 18.5, 17];

/** Code on a ruled sheet, as large as its lines allow. */
export function placeCode(card: CardToPlace): Placement {
  const only = onlyAt(card.content, 'code');
  if (!only) return placeFlow(card);
  const page = new BlueprintPage(card);
  const top = page.around(only.before, only.after, page.open(), 'chart');
  const code = [only.block];
  const room = page.foot - top;
  const size =
    roomyLook(page, code, page.room, room)?.code ??
    CODE_SIZES.find((each) => page.heightOf(code, page.room, { code: each }) <= room);
  const look = { code: size ?? CODE_SIZES.at(-1)! };
  const height = page.heightOf(code, page.room, look);
  const y = top + Math.max(0, (room - height) * 0.4);
  page.blocks(code, page.left, y, page.room, look);
  page.frame(page.left, y, page.room, height, LINE);
  if (height > room) page.miss(height - room);
  return page.placement();
}

const INSET = 92;

/** Short items as a ruled schedule of two columns, each in a cell with a letter. */
function drawSchedule(page: BlueprintPage, { items, before }: ShortItems): Placement {
  const top = page.around(before, [], page.open() + 8, 'features');
  const columns = page.isNarrow && items.length <= 5 ? 1 : 2;
  const rows = Math.ceil(items.length / columns);
  const cell = page.room / columns;
  const row = Math.min(132, (page.foot - top) / rows);
  const size = row > 110 ? 31 : row > 84 ? 28 : 25;
  const texts = items.map((runs) => page.set(runs, cell - INSET - 24, { font: 'body', size, leading: 1.26 }));
  const tallest = Math.max(...texts.map(({ height }) => height)) + 18;
  if (tallest > row) page.miss((tallest - row) * rows);
  const height = row * rows;
  const start = top + Math.max(0, (page.foot - top - height) * 0.35);
  page.rect(page.left, start, page.room, height, 'ground');
  for (let line = 1; line < rows; line += 1)
    page.line(page.left, start + line * row, page.right, start + line * row, LINE);
  for (let column = 1; column < columns; column += 1)
    page.line(page.left + column * cell, start, page.left + column * cell, start + height, LINE);
  page.frame(page.left, start, page.room, height, STRONG);
  for (const [at, text] of texts.entries()) {
    const x = page.left + Math.floor(at / rows) * cell;
    const middle = start + ((at % rows) + 0.5) * row;
    page.target(x + 46, middle, 16);
    text.put(x + INSET, middle - text.height / 2);
  }
  return page.placement();
}

import type { Block, BlockOf } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { columnsOf, labelAbove, onlyAt } from '../body-parts';
import { drawColumns, groupLook, isLittle, roomyColumns, roomyLook, setRoomy } from '../roomy-text';
import { fewGroups, itemFont, rowList } from '../short-cards';
import { fillTable } from '../table-rows';
import { PAD, PosterPage, sideFill } from './page';

/** Running text beside a block with the heading; if it is long, across the full width under a band, in two columns. */
export function placeFlow(card: CardToPlace): Placement {
  const blocks = card.content.body;
  const isWide = blocks.some(({ kind }) => kind === 'table' || kind === 'code');
  const page = new PosterPage(card);
  if (isWide || !card.content.heading || page.hasLongHeading) return placeWide(card, blocks);
  const left = page.sideWidth;
  const width = page.width - left - PAD * 2;
  const room = page.edge - page.crown - PAD * 2 - 26;
  const look = roomyLook(page, blocks, width, room) ?? {};
  const height = page.heightOf(blocks, width, look);
  if (height > room) return flowColumns(card, blocks, page.isNarrow ? 1 : 2);
  const fill = sideFill(card.index);
  page.side(fill);
  page.tile(left, page.crown, page.width - left, page.tall, 'ground');
  // The text is at the foot of the page under a thick rule, as on a bill.
  const y = page.edge - PAD - height;
  page.rect(left + PAD, y - 32, width, 6, 'ink');
  if (blocks.length > 0) page.blocks(blocks, left + PAD, y, width, look);
  return page.placement();
}

/** Tables and code among other text, or text without a heading, across the full width. */
function placeWide(card: CardToPlace, blocks: Block[]): Placement {
  const page = new PosterPage(card);
  const isHeaded = card.content.heading !== null || card.content.kicker !== null;
  const isCode = blocks.every(({ kind }) => kind === 'code');
  const top = page.band('ink', 'ground');
  page.tile(0, top, page.width, page.edge - top, isCode ? 'surface' : 'ground');
  // Without a heading, a coloured bar gives the page a structure.
  const left = isHeaded ? 0 : page.bar(sideFill(card.index));
  if (blocks.length === 0) return page.placement();
  const pad = isCode ? 22 : PAD;
  const width = page.width - left - pad * 2;
  const room = page.edge - top - PAD - 34;
  const look = roomyLook(page, blocks, width, room) ?? {};
  const height = page.heightOf(blocks, width, look);
  if (height > room) page.miss(height - room);
  const first = top + (isHeaded && !isCode ? 34 : pad);
  // A short text alone is at the foot of the page, as it is beside a heading.
  const y = !isHeaded && height < room * 0.6 ? page.edge - (isCode ? pad : PAD) - height : first;
  if (y > first && !isCode) page.rect(left + pad, y - 32, width, 6, 'ink');
  page.blocks(blocks, left + pad, y, width, look);
  return page.placement();
}

/** Groups under subheadings as coloured blocks; other text in columns under a band. */
export function placeColumns(card: CardToPlace): Placement {
  if (isLittle(card.content)) return placeFlow(card);
  const list = rowList(card);
  const rows = list && card.content.heading ? placeRows(card, list) : null;
  if (rows && rows.excess <= 0) return rows;
  const groups = fewGroups(card.content);
  if (groups?.every((group) => group.every(({ kind }) => kind !== 'table' && kind !== 'code')))
    return placeGroups(card, groups);
  return flowColumns(card, card.content.body, columnsOf(card, 700));
}

const GROUPS: readonly ColourToken[] = ['second', 'ground', 'fourth'];

function placeGroups(card: CardToPlace, groups: readonly Block[][]): Placement {
  const page = new PosterPage(card);
  const top = page.band('ink', 'ground');
  const width = page.width / groups.length;
  const sized = groupLook(page, groups, width - PAD * 2, page.edge - top - 64);
  for (const [at, blocks] of groups.entries()) {
    const fill = GROUPS[at]!;
    page.tile(at * width, top, width, page.edge - top, fill);
    const look = { ...sized, on: fill };
    const bottom = page.blocks(blocks, at * width + PAD, top + 36, width - PAD * 2, look);
    if (bottom > page.edge - 28) page.miss(bottom - page.edge + 28);
  }
  return page.placement();
}

function flowColumns(card: CardToPlace, blocks: Block[], columns: number): Placement {
  const page = new PosterPage(card);
  const top = page.band('ink', 'ground');
  page.tile(0, top, page.width, page.edge - top, 'ground');
  if (blocks.length === 0) return page.placement();
  const gap = 56;
  const y = top + (top > page.crown ? 34 : PAD);
  const frame = { width: page.width - PAD * 2, count: columns, gap };
  const set = roomyColumns(page, blocks, frame, page.edge - y - 34);
  drawColumns(page, set, { ...frame, left: PAD, top: y }, (x) => page.rect(x - 3, y, 6, set.height, 'ink'));
  page.reach(y + set.height + 6);
  return page.placement();
}

/** Sizes of the figures in a table, largest first, so that a small table is readable from the back of the room. */
const TABLE_SIZES = [48, 44, 40, 36, 32, 29, 26, 24];

/**
 * A table from edge to edge: a band for its head, a coloured block for the leading row, and rows that fill the page.
 */
export function placeTable(card: CardToPlace): Placement {
  const only = onlyAt(card.content, 'table');
  if (!only) return placeFlow(card);
  const { block: table, before, after } = only;
  const page = new PosterPage(card);
  const top = page.around(before, after, page.band('ink', 'ground'), 'chart');
  const room = page.foot - top;
  const inset = 18;
  const width = page.width - inset * 2;
  const size = TABLE_SIZES.find((each) => page.heightOf([table], width, { table: each }) <= room * 0.96);
  const look = size === undefined ? {} : { table: size };
  page.tile(0, top, page.width, room, 'ground');
  const height = page.heightOf([table], width, look);
  if (height > room) page.miss(height - room);
  const placed = fillTable(page, table, { x: inset, y: top, width, height: room }, look);
  for (const [y, tall, fill] of placed.bands) page.tile(0, y, page.width, tall, fill);
  for (const y of placed.rules) page.rect(0, y - 3, page.width, 6, 'ink');
  page.elements.push(...placed.elements);
  return page.placement();
}

const SQUARES: readonly ColourToken[] = ['accent', 'second', 'third', 'ink', 'fourth'];

export function placeRows(card: CardToPlace, list: BlockOf<'list'>): Placement {
  const { content } = card;
  const page = new PosterPage(card);
  const left = page.sideWidth;
  const fill = sideFill(card.index);
  const head = page.side(fill);
  const above = content.texts.filter((block) => block !== list);
  const label = labelAbove(above);
  const before = label ? above.slice(0, -1) : above;
  if (before.length > 0) page.sideNote(before, fill, head);
  const { items } = list;
  const square = items.length > 5 ? 34 : 48;
  const x = left + PAD + square + 32;
  const size = items.length <= 4 ? 34 : items.length <= 6 ? 30 : 26;
  const named = label ? page.set(label.runs, page.width - left - PAD * 2, { font: 'body', size: 28 }) : null;
  const top = page.crown + (named ? named.height + 40 : 0);
  const lines = items.map(({ runs }) => runs);
  const font = itemFont(lines);
  const texts = setRoomy(lines, size, (page.edge - top) / items.length - 40, (runs, each) =>
    page.wrapped(runs, page.width - x - PAD, { font, size: each, leading: 1.2 }),
  );
  page.tile(left, page.crown, page.width - left, page.tall, 'ground');
  const tops = shareRows(
    page,
    texts.map(({ height }) => height + 28),
    top,
    page.edge,
  );
  named?.put(left + PAD, page.crown + 26);
  for (const [at, text] of texts.entries()) {
    const { y, height } = tops[at]!;
    if (at > 0 || named) page.rect(left, y - 3, page.width - left, 6, 'ink');
    page.rect(left + PAD, y + height / 2 - square / 2, square, square, SQUARES[at % SQUARES.length]!);
    text.put(x, y + (height - text.height) / 2);
  }
  return page.placement();
}

/** Heights of rows that fill a space: equal if everything fits, otherwise each with its share of the spare height. */
function shareRows(page: PosterPage, needs: readonly number[], top: number, bottom: number) {
  const room = bottom - top;
  const sum = needs.reduce((all, need) => all + need, 0);
  if (sum > room) page.miss(sum - room);
  const equal = room / needs.length;
  const heights = needs.every((need) => need <= equal)
    ? needs.map(() => equal)
    : needs.map((need) => need + (room - sum) / needs.length);
  let y = top;
  return heights.map((height) => {
    const row = { y, height };
    y += height;
    return row;
  });
}

import type { Block, TextRun } from '../../blocks';
import { stackBlocks } from '../../layout/measure/stack';
import type { CardToPlace, Placement } from '../../layout/placement';
import { wordsOnCard } from '../../write/condense-card';
import { drawColumn, roomyColumns } from '../roomy-columns';
import { isLittle, roomyLook } from '../roomy-sizes';
import { fewGroups } from '../short-items';
import type { BlocksLook } from '../stage';
import { POINT } from '../stage';
import { heightOfAll, KeynotePage, putAll } from './page';

/** The runs of blocks if all are paragraphs; null otherwise. */
export function textsOf(blocks: readonly Block[]): TextRun[][] | null {
  const texts = blocks.map((block) => (block.kind === 'paragraph' ? block.runs : null));
  return texts.every((runs) => runs !== null) ? texts : null;
}

/** Up to this many words are centred; longer text is left-aligned. */
const SPOKEN_WORDS = 70;
const COLUMN = 860;

export function placeFlow(card: CardToPlace): Placement {
  const page = new KeynotePage(card);
  page.progress();
  const blocks = card.content.body;
  const short = textsOf(blocks) !== null && blocks.length <= 3 && wordsOnCard(blocks) <= SPOKEN_WORDS;
  if (short) return spoken(page, blocks);
  const head = page.heading();
  const isWide = blocks.some(({ kind }) => kind === 'table' || kind === 'code');
  const top = Math.max(head + 36, page.top + 40);
  const room = page.bottom - top;
  const column = Math.min(isWide ? codeColumn(page, blocks, room) : COLUMN, page.width - 112);
  const size = isWide ? undefined : SIZES.find((each) => page.heightOf(blocks, column, { size: each }) <= room * 0.9);
  const look = roomyLook(page, blocks, column, room) ?? (size === undefined ? {} : { size });
  const height = page.heightOf(blocks, column, look);
  // Code would be smaller in a narrow column, though never taller.
  const mayNarrow = height <= room && blocks.every(({ kind }) => kind !== 'code');
  const width = mayNarrow
    ? narrowest(page, blocks, column, look)
    : height <= room
      ? column
      : Math.min(1120, page.width - 112);
  const slack = Math.max(0, room - page.heightOf(blocks, width, look));
  page.blocks(blocks, page.axis - width / 2, top + slack * 0.36, width, look);
  return page.placement();
}

const WIDE = { usual: 1040, most: 1168 };

/** The width of a column with a table or code: that at which the code is larger. */
function codeColumn(page: KeynotePage, blocks: Block[], room: number): number {
  const sizeIn = (width: number) => roomyLook(page, blocks, width, room)?.code ?? 0;
  return sizeIn(WIDE.most) > sizeIn(WIDE.usual) ? WIDE.most : WIDE.usual;
}

/** Sizes of running text, largest first. */
const SIZES = [30, 27, 24.5];
const NARROWER = [440, 540, 640, 740];

/**
 * The narrowest column in which no line wraps that does not wrap in the widest, so that short lines are centred too.
 */
function narrowest(page: KeynotePage, blocks: Block[], most: number, look: BlocksLook): number {
  const height = page.heightOf(blocks, most, look);
  return NARROWER.find((width) => width < most && page.heightOf(blocks, width, look) <= height + 0.5) ?? most;
}

/** Sizes of a centred text, largest first. */
const SPOKEN_SIZES = [52, 46, 40, 34, 31, 28.5, 26.5];

/** A heading and a short text, separated by a short rule, together in the middle. */
function spoken(page: KeynotePage, blocks: readonly Block[]): Placement {
  const width = Math.min(page.measure, 860);
  const head = page.setHeading(72, page.measure);
  const words = wordsOnCard(blocks);
  const gap = head.height > 0 && blocks.length > 0 ? 84 : 0;
  const top = Math.max(56, page.top + 8);
  const room = page.bottom - top - head.height - gap;
  // Without a heading, the text is what the card is about.
  const most = words <= 16 || gap === 0 ? 52 : words <= 42 ? 46 : 40;
  const setAt = (size: number) =>
    page.centredBlocks(blocks, { size, leading: 1.42, colour: 'ink', balanced: false }, width);
  const tried = SPOKEN_SIZES.filter((size) => size <= most).map(setAt);
  const sets = tried.find((each) => heightOfAll(each, 24) <= room) ?? tried[0]!;
  const y = top + Math.max(0, (room - heightOfAll(sets, 24)) * 0.44);
  head.put(page.margin, y);
  if (gap > 0) page.tick(y + head.height + gap / 2 - 1);
  putAll(sets, page.axis - width / 2, y + head.height + gap, 24);
  return page.placement();
}

/** Columns separated by hairlines. */
export function placeColumns(card: CardToPlace): Placement {
  if (isLittle(card.content)) return placeFlow(card);
  const page = new KeynotePage(card);
  page.progress();
  const head = page.heading();
  const blocks = card.content.body;
  const groups = page.isNarrow && card.content.groups.length > 2 ? null : fewGroups(card.content);
  const columns = groups?.length ?? (card.layout === 'three-columns' && !page.isNarrow ? 3 : 2);
  const margin = page.isNarrow ? 56 : 88;
  const gap = 64;
  const width = (page.width - margin * 2 + gap) / columns - gap;
  const room = width * POINT;
  const start = Math.max(head + 44, page.top + 40);
  const frame = { width: page.width - margin * 2, count: columns, gap };
  const running = roomyColumns(page, blocks, frame, page.bottom - start);
  const stacks = groups
    ? groups
        .map((group) => stackBlocks(group, room, page.card.measure))
        .map((stack, at) => ({ stack, from: 0, to: stack.slices.length, x: at * (width + gap), width }))
    : running.columns;
  const used = groups ? Math.max(...stacks.map(({ stack }) => stack.height)) / POINT : running.height;
  const top = start + Math.max(0, (page.bottom - start - used) * 0.3);
  for (const [at, column] of stacks.entries()) {
    if (at > 0) page.rect(margin + column.x - gap / 2, top, 1, used, 'line');
    drawColumn(page, column, margin, top);
  }
  page.reach(top + used);
  return page.placement();
}

const TABLE_SIZES = [40, 36, 32, 29, 26, 24];

/** A table with hairlines on the ground, as large as the space allows. */
export function placeTable(card: CardToPlace): Placement {
  const page = new KeynotePage(card);
  page.progress();
  const head = page.heading();
  const { body } = card.content;
  const top = Math.max(head + 36, page.top + 40);
  const room = page.bottom - top;
  const table = body.find((block) => block.kind === 'table');
  const isWide = table?.kind === 'table' && table.header.length > 4;
  const width = isWide ? page.width - 112 : page.measure + (page.isNarrow ? 32 : 0);
  const size = TABLE_SIZES.find((each) => page.heightOf(body, width, { table: each }) <= room);
  const look = size === undefined ? {} : { table: size };
  const slack = Math.max(0, room - page.heightOf(body, width, look));
  page.blocks(body, page.axis - width / 2, top + slack * 0.3, width, look);
  return page.placement();
}

import type { Block, TextRun } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import { wordsOnCard } from '../../write/condense-card';
import { pictureBoxes } from '../cover-parts';
import { drawColumns, groupColumns, isLittle, roomyColumns, roomyLook } from '../roomy-text';
import { fewGroups } from '../short-cards';
import type { BlocksLook } from '../stage';
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
  const start = Math.max(head + 44, page.top + 40);
  const frame = { width: page.width - margin * 2, count: columns, gap };
  const set = groups
    ? groupColumns(page, groups, frame, page.bottom - start)
    : roomyColumns(page, blocks, frame, page.bottom - start);
  const top = start + Math.max(0, (page.bottom - start - set.height) * 0.3);
  drawColumns(page, set, { ...frame, left: margin, top }, (x) => page.rect(x, top, 1, set.height, 'line'));
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

const BESIDE_WORDS = 60;

/** Sizes of short text beside a picture, largest first. */
const BESIDE_SIZES = [34, 31, 29, 27];

/** A picture up to the edges of the card on one side, with heading and text centred beside it. */
export function placeBeside(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new KeynotePage(card);
  if (!block || page.isNarrow) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const width = 600;
  // Between the header and the footer, if there are any.
  const y0 = card.frame.bare ? 0 : page.top;
  const lowest = card.frame.bare ? page.height : page.bottom;
  page.picture(block, { x: isLeft ? 0 : page.width - width, y: y0, width, height: lowest - y0 });
  page.progress();
  const room = page.width - width - 144;
  const left = (isLeft ? width : 0) + 72;
  const rest = card.content.body.filter((each) => each !== block);
  const isSpoken = textsOf(rest) !== null && rest.length <= 3 && wordsOnCard(rest) <= BESIDE_WORDS;
  const head = page.setHeading(64, room);
  const gap = rest.length > 0 && head.height > 0 ? 72 : 0;
  const top = Math.max(64, page.top + 16);
  const free = page.bottom - top - head.height - gap;
  const spokenAt = (size: number) =>
    page.centredBlocks(rest, { size, leading: 1.45, colour: 'ink', balanced: false }, room);
  const tried = isSpoken ? BESIDE_SIZES.map(spokenAt) : [];
  const sets = tried.find((each) => heightOfAll(each, 20) <= free * 0.8) ?? tried.at(-1) ?? [];
  const look = roomyLook(page, rest, room, free) ?? { size: 25 };
  const below = isSpoken ? heightOfAll(sets, 20) : page.heightOf(rest, room, look);
  let y = top + Math.max(0, (free - below) * 0.44);
  head.put(left, y);
  y += head.height + gap;
  if (gap > 0) page.tick(y - gap / 2 - 1, left + room / 2);
  if (isSpoken) putAll(sets, left, y, 20);
  else if (rest.length > 0) page.blocks(rest, left, y, room, look);
  return page.placement();
}

/** The picture from edge to edge, with its text centred below. */
export function placePictureFull(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new KeynotePage(card);
  if (!block) return placeFlow(card);
  const rest = card.content.body.filter((each) => each !== block);
  const texts = textsOf(rest);
  const sets = page.centredBlocks(texts ? rest : [], { size: 24 });
  const below = texts ? heightOfAll(sets) : page.heightOf(rest, page.measure, { size: 22 });
  const head = page.setHeading(48, page.measure);
  const words = head.height + (rest.length > 0 ? below + 14 : 0);
  const foot = page.bottom - words - (words > 0 ? 28 : 0);
  const lowest = card.frame.bare ? page.height : page.bottom;
  const height = (words > 0 ? foot : lowest) - page.top;
  if (height < 200) page.miss(200 - height);
  page.picture(block, { x: 0, y: page.top, width: page.width, height });
  page.progress();
  const y = foot + 28;
  head.put(page.margin, y);
  if (texts) putAll(sets, page.margin, y + head.height + 14);
  else page.blocks(rest, page.margin, y + head.height + 14, page.measure, { size: 22 });
  return page.placement();
}

/** Pictures in a row from edge to edge under the heading. */
export function placeGallery(card: CardToPlace): Placement {
  const { images, body } = card.content;
  const page = new KeynotePage(card);
  page.progress();
  const top = page.heading() + 36;
  const rest: Block[] = body.filter((each) => each.kind !== 'image');
  const height = rest.length > 0 ? page.heightOf(rest, page.measure, { size: 22 }) + 24 : 0;
  const area = { x: 0, y: top, width: page.width, height: page.bottom - height - top };
  const boxes = pictureBoxes(page, images.length, area, 4, 130);
  for (const [at, image] of images.entries()) page.picture(image, boxes[at]!);
  if (rest.length > 0) page.blocks(rest, page.margin, page.bottom - height + 24, page.measure, { size: 22 });
  return page.placement();
}

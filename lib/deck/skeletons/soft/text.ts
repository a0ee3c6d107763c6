import { inksOn } from '../../layout/measure/text-font';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { PlacedTable } from '../../placed';
import { pictureBoxes } from '../cover-parts';
import { drawColumn, groupColumns, isLittle, roomyColumns, roomyLook } from '../roomy-text';
import { fewGroups } from '../short-cards';
import { type BlocksLook, POINT, titleLook } from '../stage';
import { GAP, MARGIN, SoftPage } from './page';

const PAD = 44;
const SIZES = [31, 28, 25];

/** Running text on one white tile. */
export function placeFlow(card: CardToPlace): Placement {
  const page = new SoftPage(card);
  const top = page.heading() + 30;
  const blocks = card.content.body;
  if (blocks.length === 0) return page.placement();
  // The panel of code has the colour of the tile and its own padding.
  const pad = blocks.every(({ kind }) => kind === 'code') ? PAD / 3 : PAD;
  const width = page.measure - pad * 2;
  const room = page.bottom - top - pad * 1.5;
  const on = 'surface' as const;
  const isWide = blocks.some(({ kind }) => kind === 'table' || kind === 'code');
  const size = isWide
    ? undefined
    : SIZES.find((each) => page.heightOf(blocks, width, { size: each, on }) <= room * 0.8);
  const look: BlocksLook = roomyLook(page, blocks, width, room, { on }) ?? (size === undefined ? { on } : { size, on });
  const height = page.heightOf(blocks, width, look);
  // A half-empty tile looks like a mistake, so a short text has a shorter tile.
  const tall = Math.max(Math.min(page.bottom - top, Math.max(280, height + pad * 3)), height + pad * 1.5);
  const y = top + Math.max(0, (page.bottom - top - tall) * 0.3);
  page.tile(MARGIN, y, page.measure, tall);
  page.blocks(blocks, MARGIN + pad, y + (tall - height) / 2, width, look);
  page.reach(y + tall);
  return page.placement();
}

/** Columns on separate tiles. */
export function placeColumns(card: CardToPlace): Placement {
  if (isLittle(card.content)) return placeFlow(card);
  const page = new SoftPage(card);
  const top = page.heading() + 30;
  const blocks = card.content.body;
  const groups = page.isNarrow && card.content.groups.length > 2 ? null : fewGroups(card.content);
  const columns = groups?.length ?? (card.layout === 'three-columns' && !page.isNarrow ? 3 : 2);
  const pad = columns === 3 ? 28 : 36;
  const context = { ...page.card.measure, inks: inksOn('surface') };
  const frame = { width: page.measure, count: columns, gap: GAP, pad };
  const set = groups
    ? groupColumns(page, groups, frame, page.bottom - top - pad * 2, context)
    : roomyColumns(page, blocks, frame, page.bottom - top - pad * 2, context);
  const tall = Math.max(set.height + pad * 2, Math.min(300, page.bottom - top));
  const y = top + Math.max(0, (page.bottom - top - tall) * 0.3);
  for (const [at, column] of set.columns.entries()) {
    if (at < columns) page.tile(MARGIN + column.x - pad, y, column.width + pad * 2, tall);
    drawColumn(page, column, MARGIN, y + pad);
  }
  page.reach(y + tall);
  return page.placement();
}

const TABLE_SIZES = [36, 33, 30, 27, 24];
const ROW_GAP = 6;

/** Each row of a table on a tile, the leading row in the accent colour. */
export function placeTable(card: CardToPlace): Placement {
  const page = new SoftPage(card);
  const top = page.heading() + 22;
  const { body } = card.content;
  page.tileRows();
  const room = page.bottom - top;
  const size = TABLE_SIZES.find((table) => page.heightOf(body, page.measure, { table }) <= room);
  const look: BlocksLook = size === undefined ? {} : { table: size };
  const slack = Math.max(0, room - page.heightOf(body, page.measure, look));
  const before = page.elements.length;
  page.blocks(body, MARGIN, top + Math.min(60, slack * 0.4), page.measure, look);
  const placed = page.elements.splice(before);
  for (const element of placed) if (element.kind === 'table') tileRows(page, element);
  page.elements.push(...placed);
  return page.placement();
}

function tileRows(page: SoftPage, { box, rows }: PlacedTable): void {
  let y = box.y / POINT;
  for (const { height, header, cells } of rows) {
    const tall = height / POINT;
    const isLead = cells.some(({ paragraphs }) => paragraphs[0]?.runs[0]?.style.colour === 'onAccent');
    if (!header)
      page.tile(box.x / POINT, y + ROW_GAP, box.width / POINT, tall - ROW_GAP * 2, isLead ? 'accent' : 'surface');
    y += tall;
  }
}

/** A picture beside heading and text. */
export function placeBeside(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new SoftPage(card);
  if (!block || page.isNarrow) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const width = 524;
  const top = Math.max(MARGIN, page.top + 12);
  const height = page.bottom - top;
  page.picture(block, { x: isLeft ? MARGIN : page.right - width, y: top, width, height }, false);
  const rest = card.content.body.filter((each) => each !== block);
  const left = isLeft ? MARGIN + width + 76 : MARGIN;
  const room = page.measure - width - 76;
  const { heading, kicker } = card.content;
  const title = heading
    ? page.fit(heading.runs, { width: room, height: 260, lines: 4 }, titleLook(card, 56, 1.08), 34)
    : null;
  const label = kicker ? page.set(kicker.runs, room, { font: 'strong', size: 20, colour: 'accentInk' }) : null;
  const free = height - (title ? title.height + 28 : 0) - (label ? label.height + 12 : 0);
  const look = roomyLook(page, rest, room, free) ?? { size: 26 };
  const below = rest.length > 0 ? page.heightOf(rest, room, look) : 0;
  const used = (label ? label.height + 12 : 0) + (title ? title.height + 28 : 0) + below;
  let y = top + Math.max(0, (height - used) * 0.46);
  if (label) {
    label.put(left, y);
    y += label.height + 12;
  }
  if (title) {
    title.put(left, y);
    y += title.height + 28;
  }
  if (rest.length > 0) page.blocks(rest, left, y, room, look);
  return page.placement();
}

/** A large picture below its heading, with the rest of the text at the foot. */
export function placePictureFull(card: CardToPlace): Placement {
  return placePictures(card, 1);
}

export function placeGallery(card: CardToPlace): Placement {
  return placePictures(card, card.content.images.length);
}

function placePictures(card: CardToPlace, most: number): Placement {
  const page = new SoftPage(card);
  const images = card.content.images.slice(0, most);
  if (images.length === 0) return placeFlow(card);
  const top = page.heading() + 28;
  const rest = card.content.body.filter((each) => !images.some((image) => image === each));
  const below = rest.length > 0 ? page.heightOf(rest, page.measure, { size: 24 }) + 24 : 0;
  const area = { x: MARGIN, y: top, width: page.measure, height: page.bottom - below - top };
  const boxes = pictureBoxes(page, images.length, area, GAP, 140);
  for (const [at, image] of images.entries()) page.picture(image, boxes[at]!, false);
  if (rest.length > 0) page.blocks(rest, MARGIN, page.bottom - below + 24, page.measure, { size: 24 });
  return page.placement();
}

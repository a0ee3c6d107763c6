import type { CardToPlace, Placement } from '../../layout/placement';
import { onlyAt } from '../body-parts';
import { drawColumns, groupLook, isLittle, roomyColumns, roomyLook } from '../roomy-text';
import { fillTable } from '../table-rows';
import { drawInto } from './covers';
import { CUT, MagazinePage, PICTURE } from './page';

/** Running text beside a stripe of colour. */
export function placeFlow(card: CardToPlace): Placement {
  const blocks = card.content.body;
  const page = new MagazinePage(card);
  const head = page.split('left');
  const { x, width } = page.column;
  const top = head + (card.content.heading ? 32 : 0);
  if (blocks.length === 0) return page.placement();
  const room = page.lowest - top;
  const look = roomyLook(page, blocks, width, room) ?? {};
  const height = page.heightOf(blocks, width, look);
  page.blocks(blocks, x, top, width, look);
  if (height > room) page.miss(height - room);
  return page.placement();
}

/** Text in columns beside a stripe. */
export function placeColumns(card: CardToPlace): Placement {
  if (isLittle(card.content)) return placeFlow(card);
  const blocks = card.content.body;
  const page = new MagazinePage(card);
  const head = page.split('left');
  const { groups, intro } = card.content;
  const count = (card.layout === 'three-columns' || groups.length === 3) && !page.isNarrow ? 3 : 2;
  const { x, width: whole } = page.column;
  const gap = 48;
  const width = (whole + gap) / count - gap;
  const y = head + 32;
  if (blocks.length === 0) return page.placement();
  if (intro.length === 0 && groups.length === count) {
    const look = groupLook(page, groups, width, page.lowest - y - 24);
    for (const [at, group] of groups.entries()) {
      const left = x + at * (width + gap);
      page.rect(left, y, width, 4, at === 0 ? 'accent' : 'ink');
      const bottom = page.blocks(group, left, y + 20, width, look);
      if (bottom > page.lowest) page.miss(bottom - page.lowest);
    }
    return page.placement();
  }
  const frame = { width: (width + gap) * count - gap, count, gap };
  const set = roomyColumns(page, blocks, frame, page.lowest - y);
  drawColumns(page, set, { ...frame, left: x, top: y }, (left) => page.rect(left, y, 1.5, set.height, 'line'));
  if (y + set.height > page.lowest) page.miss(y + set.height - page.lowest);
  return page.placement();
}

const TABLE_SIZES = [44, 40, 36, 32, 29, 26, 24];

/**
 * A table beside a stripe. The band of the leading row begins on the panel and extends to the edge of the page.
 */
export function placeTable(card: CardToPlace): Placement {
  const only = onlyAt(card.content, 'table');
  if (!only) return placeFlow(card);
  const { block: table, before, after } = only;
  const page = new MagazinePage(card);
  const top = page.around(before, after, page.split('left'), 'chart') + 16;
  const { x, width: inner } = page.column;
  const inset = 20;
  const width = inner + inset * 2;
  const room = page.lowest - top;
  const size = TABLE_SIZES.find((each) => page.heightOf([table], width, { table: each }) <= room * 0.94);
  const look = size === undefined ? {} : { table: size };
  const height = page.heightOf([table], width, look);
  if (height > room) page.miss(height - room);
  const placed = fillTable(page, table, { x: x - inset, y: top, width, height: room }, look);
  const start = Math.max(0, x - 64 - 112);
  for (const [y, tall, fill] of placed.bands) page.rect(start, y, page.width - start, tall, fill);
  page.elements.push(...placed.elements);
  return page.placement();
}

/** A picture as the panel, with the bar of the heading cutting into it. */
export function placeBeside(card: CardToPlace): Placement {
  const [block] = card.content.images;
  const page = new MagazinePage(card);
  if (!block || page.isNarrow || card.content.images.length > 1) return placeFlow(card);
  const side = card.layout === 'bullets-image-left' ? 'left' : 'right';
  const picture = (x: number) => drawInto(page, block, { x, y: page.crown, width: PICTURE, height: page.tall }, CUT);
  const head = page.split(side, { picture });
  const rest = card.content.body.filter((each) => each !== block);
  if (rest.length === 0) return page.placement();
  const { x, width: room } = page.column;
  const top = head + 28;
  const look = roomyLook(page, rest, room, page.lowest - top) ?? {};
  // Without a heading above it, text that begins at the top looks incomplete.
  const slack = card.content.heading ? 0 : page.lowest - top - page.heightOf(rest, room, look);
  const bottom = page.blocks(rest, x, top + Math.max(0, slack * 0.4), room, look);
  if (bottom > page.lowest) page.miss(bottom - page.lowest);
  return page.placement();
}

/** The picture across the whole page, with the bar of the heading on it and its text on paper at the foot. */
export function placePictureFull(card: CardToPlace): Placement {
  const [block] = card.content.images;
  if (!block || card.content.images.length > 1) return placeFlow(card);
  const page = new MagazinePage(card);
  const rest = card.content.body.filter((each) => each !== block);
  const width = page.width - 128;
  const note = rest.length > 0 ? page.heightOf(rest, width, { size: 25 }) + 56 : 0;
  const hasHead = card.content.heading !== null || card.content.kicker !== null;
  const top = hasHead ? page.barOver(page.width) + 16 : page.crown;
  const height = page.edge - note - top;
  if (height < 200) page.miss(200 - height);
  drawInto(page, block, { x: 0, y: top, width: page.width, height });
  if (rest.length > 0) page.blocks(rest, 64, page.edge - note + 24, width, { size: 25 });
  return page.placement();
}

/** Pictures side by side below the heading, up to the edges of the page. */
export function placeGallery(card: CardToPlace): Placement {
  const { images, body } = card.content;
  if (images.length < 2) return placeFlow(card);
  const page = new MagazinePage(card);
  const rest = body.filter(({ kind }) => kind !== 'image');
  const note = rest.length > 0 ? page.heightOf(rest, page.width - 128, { size: 25 }) + 48 : 0;
  const top = page.barOver(page.width) + 20;
  const rows = images.length <= 3 ? 1 : images.length <= 8 ? 2 : Math.ceil(images.length / 4);
  const perRow = Math.ceil(images.length / rows);
  const tall = (page.edge - note - top) / rows;
  if (tall < 130) page.miss((130 - tall) * rows);
  for (const [at, image] of images.entries()) {
    const row = Math.floor(at / perRow);
    const width = page.width / Math.min(perRow, images.length - row * perRow);
    drawInto(page, image, { x: (at % perRow) * width, y: top + row * tall, width: width - 6, height: tall - 6 });
  }
  if (rest.length > 0) page.blocks(rest, 64, page.edge - note + 16, page.width - 128, { size: 25 });
  return page.placement();
}

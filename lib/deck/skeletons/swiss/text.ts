import type { Block } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import { columnsOf } from '../body-parts';
import { pictureBoxes } from '../cover-parts';
import { drawColumn, isLittle, roomyColumns, roomyLook } from '../roomy-text';
import { GUTTER, MARGIN, SwissPage } from './page';

/** Running text low on the axis; if it is long, across the full width, and then in two columns. */
export function placeFlow(card: CardToPlace): Placement {
  return placeText(card, 1);
}

export function placeColumns(card: CardToPlace): Placement {
  if (isLittle(card.content)) return placeFlow(card);
  return placeText(card, columnsOf(card, 700));
}

function placeText(card: CardToPlace, columns: number): Placement {
  const page = new SwissPage(card);
  page.running();
  const head = page.heading();
  const blocks = card.content.body;
  if (blocks.length === 0) return page.placement();
  const isWide = blocks.some(({ kind }) => kind === 'table' || kind === 'code');
  const top = head === 0 ? 100 : head + 36;
  const room = page.bottom - top;
  if (columns === 1) {
    const whole = page.right - MARGIN;
    const look = roomyLook(page, blocks, isWide ? whole : page.axisWidth, room) ?? {};
    const hung = isWide ? 0 : page.heightOf(blocks, page.axisWidth, look);
    if (!isWide && hung <= room) {
      // Short text is low on the axis under a rule, as on a poster. Long text begins right below the heading.
      const y = Math.max(top, page.bottom - hung - Math.max(0, (room - hung) * 0.3));
      if (y - head > 40) page.rect(page.axis, y - 24, page.axisWidth, 2, page.inks.text);
      page.blocks(blocks, page.axis, y, page.axisWidth, look);
      return page.placement();
    }
    page.blocks(blocks, MARGIN, top, whole, isWide ? look : {});
    return page.placement();
  }
  flowColumns(page, blocks, top, columns);
  return page.placement();
}

/** Sizes of the figures in a table, largest first, so that a small table is readable from the back of the room. */
const TABLE_SIZES = [44, 40, 36, 32, 29, 26, 24];

/** A table across the full width under a thick rule, as large as the space allows. */
export function placeTable(card: CardToPlace): Placement {
  const page = new SwissPage(card);
  page.running();
  const head = page.heading();
  const { body } = card.content;
  const width = page.right - MARGIN;
  const top = head + 40;
  const room = page.bottom - top;
  const size = TABLE_SIZES.find((table) => page.heightOf(body, width, { table }) <= room);
  const look = size === undefined ? {} : { table: size };
  if (body[0]?.kind === 'table') page.rect(MARGIN, top - 4, width, 4, 'ink');
  page.blocks(body, MARGIN, top, width, look);
  return page.placement();
}

function flowColumns(page: SwissPage, blocks: Block[], top: number, columns: number): void {
  const frame = { width: page.right - MARGIN, count: columns, gap: GUTTER };
  const set = roomyColumns(page, blocks, frame, page.bottom - top - 8);
  page.rect(MARGIN, top - 16, page.right - MARGIN, 2, page.inks.text);
  for (const column of set.columns) drawColumn(page, column, MARGIN, top + 8);
  page.reach(top + 8 + set.height);
}

/** A picture up to the edge of the card on one side, with heading and text low on the other. */
export function placeBeside(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new SwissPage(card);
  if (!block || page.isNarrow) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const width = page.column(6) - 12;
  // If the deck has a header, the picture stays between header and footer.
  const isBare = card.frame.bare;
  const y0 = isBare ? 0 : page.top;
  const box = {
    x: isBare ? (isLeft ? 0 : page.width - width) : isLeft ? MARGIN : page.width - width,
    y: y0,
    width: isBare ? width : width - MARGIN,
    height: (isBare ? page.height : page.bottom) - y0,
  };
  const rest = card.content.body.filter((each) => each !== block);
  const left = isLeft ? page.column(6) + 12 : MARGIN;
  const room = isLeft ? page.right - left : page.width - width - MARGIN - 36;
  page.picture(block, box);
  page.rect(left, 40, room, 2, page.inks.text);
  const head = page.headingAt(left, room, 60);
  const top = head + 40;
  const look = roomyLook(page, rest, room, page.bottom - top) ?? {};
  const height = rest.length > 0 ? page.heightOf(rest, room, look) : 0;
  const y = Math.max(top, page.bottom - height);
  if (rest.length > 0) {
    page.rect(left, y - 24, room, 2, page.inks.text);
    page.blocks(rest, left, y, room, look);
  }
  return page.placement();
}

/** The picture across the whole card, with its text on a block of paper at the lower left. */
export function placePictureFull(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new SwissPage(card);
  if (!block) return placeFlow(card);
  const rest = card.content.body.filter((each) => each !== block);
  const head =
    card.content.heading || card.content.kicker || rest.length > 0
      ? page.heading(page.right - MARGIN, 60)
      : Math.max(52, page.top);
  const height = rest.length > 0 ? page.heightOf(rest, page.span(8)) + 24 : 0;
  const bottom = page.bottom - height;
  const box = { x: MARGIN, y: head + 24, width: page.right - MARGIN, height: bottom - head - 24 };
  if (box.height < 160) page.miss(160 - box.height);
  page.picture(block, box);
  if (rest.length > 0) page.blocks(rest, MARGIN, bottom + 24, page.span(8));
  return page.placement();
}

/** Pictures side by side on the grid below the heading. */
export function placeGallery(card: CardToPlace): Placement {
  const { images, body } = card.content;
  const page = new SwissPage(card);
  page.running();
  const head = page.heading();
  const rest = body.filter((each) => each.kind !== 'image');
  const height = rest.length > 0 ? page.heightOf(rest, page.span(8)) + 24 : 0;
  const top = head + 32;
  const area = { x: MARGIN, y: top, width: page.right - MARGIN, height: page.bottom - height - top };
  const boxes = pictureBoxes(page, images.length, area, GUTTER, 120);
  for (const [at, image] of images.entries()) page.picture(image, boxes[at]!);
  if (rest.length > 0) page.blocks(rest, MARGIN, page.bottom - height + 24, page.span(8));
  return page.placement();
}

import type { Block } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import { wordsOnCard } from '../../write/condense-card';
import { drawColumn, roomyColumns } from '../roomy-columns';
import { isLittle, roomyLook } from '../roomy-sizes';
import { GUTTER, MARGIN, SwissPage } from './page';

/** Running text low on the axis; if it is long, across the full width, and then in two columns. */
export function placeFlow(card: CardToPlace): Placement {
  return placeText(card, 1);
}

export function placeColumns(card: CardToPlace): Placement {
  if (isLittle(card.content)) return placeFlow(card);
  return placeText(card, card.layout === 'three-columns' && card.frame.card.width > 700 ? 3 : 2);
}

/** Up to this many words are set in the larger size of the deck. */
const LEAD_WORDS = 60;
const LEAD = 33;

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
    const roomy = roomyLook(page, blocks, isWide ? whole : page.axisWidth, room);
    const look = roomy ?? (isWide || wordsOnCard(blocks) > LEAD_WORDS ? {} : { size: LEAD });
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

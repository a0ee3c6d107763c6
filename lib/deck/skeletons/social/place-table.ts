import type { Block, BlockOf } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import { partAt } from '../body-parts';
import { placeFlow } from './place-post';
import type { SocialLook } from './social-look';
import { SocialPage } from './social-page';

const SIZES = [40, 36, 32, 29, 26, 24, 21, 19];
const AROUND = 27;
const GAP = 26;
/** Maximum padding added to each row of a short table, in ems. */
const AIR = 1.3;

/** A table in the largest type in which all of it fits, with its rows spread over the space available. */
export function placeTable(card: CardToPlace, look: SocialLook): Placement {
  const { block, before, after } = partAt(card.content, 'table');
  if (!block) return placeFlow(card, look);
  const page = new SocialPage(card, look);
  const top = page.head(2);
  const heights = [before, after].map((blocks) => heightOf(page, blocks));
  const room = page.floor - top - heights[0]! - heights[1]!;
  const size = SIZES.find((each) => tableHeight(page, block, each) <= room) ?? SIZES.at(-1)!;
  const spare = room - tableHeight(page, block, size);
  const air = Math.min(AIR, Math.max(0, spare * 0.9) / (block.rows.length * size));
  if (before.length > 0) page.blocks(before, page.left, top, page.room, { size: AROUND });
  page.setTable(air);
  const end = page.blocks([block], page.left, top + heights[0]!, page.room, { table: size });
  if (after.length > 0) page.blocks(after, page.left, end + GAP, page.room, { size: AROUND });
  return page.placement();
}

function heightOf(page: SocialPage, blocks: Block[]): number {
  return blocks.length > 0 ? page.heightOf(blocks, page.room, { size: AROUND }) + GAP : 0;
}

function tableHeight(page: SocialPage, table: BlockOf<'table'>, size: number): number {
  page.setTable(0);
  return page.heightOf([table], page.room, { table: size });
}

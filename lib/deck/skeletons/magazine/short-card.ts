import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { MagazinePage } from './page';

/** Hairline rows beside a stripe. */
export function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new MagazinePage(card);
  let head = page.split('right');
  const { x, width } = page.column;
  if (before.length > 0) head = page.blocks(before, x, head + 12, width, { size: 25 });
  const y = head + 32;
  return {
    page,
    area: { x, y, width, height: page.lowest - y },
    font: 'body',
    row: (box, at) => page.rect(box.x, box.y, box.width, at === 0 ? 4 : 1.5, at === 0 ? 'ink' : 'line'),
    cell: {
      font: 'heading',
      pad: { x: 0, y: 30 },
      draw: (box, at) => page.rect(box.x, box.y, at === 0 ? 72 : 56, 8, 'accent'),
    },
  };
}

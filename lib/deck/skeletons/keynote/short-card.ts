import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { KeynotePage } from './page';

/** Rows in the middle of the card, separated by thin lines. */
export function openShortCard(card: CardToPlace, before: Block[], count: number): ShortCardPage {
  const page = new KeynotePage(card);
  page.progress();
  let head = page.heading();
  if (before.length > 0) head = page.blocks(before, page.margin, head + 14, page.measure, { size: 24 });
  const width = Math.min(page.measure, count > 5 ? 1000 : 820);
  const y = head + 44;
  return {
    page,
    area: { x: page.axis - width / 2, y, width, height: page.foot - y },
    font: 'body',
    row: (box, at) => at > 0 && page.rect(box.x, box.y, box.width, 1, 'line'),
    cell: {
      font: 'display',
      pad: { x: 0, y: 40 },
      align: 'center',
      draw: (box) => page.rect(box.x + box.width / 2 - 28, box.y, 56, 2, 'accent'),
    },
  };
}

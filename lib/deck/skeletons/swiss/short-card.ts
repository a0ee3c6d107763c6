import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { MARGIN, SwissPage } from './page';

/** Rows on the axis under rules. */
export function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new SwissPage(card);
  let head = page.open();
  if (before.length > 0) head = page.blocks(before, MARGIN, head + 16, page.span(8), { size: 24 });
  const y = head + 40;
  return {
    page,
    area: { x: page.axis, y, width: page.axisWidth, height: page.bottom - y },
    font: 'strong',
    row: (box) => page.rect(box.x, box.y, box.width, 2, page.inks.text),
    cell: {
      font: 'heading',
      said: 'body',
      pad: { x: 0, y: 32 },
      draw: (box, at) => page.rect(box.x, box.y, box.width, 8, at === 0 ? 'accent' : 'ink'),
    },
  };
}

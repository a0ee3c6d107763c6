import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { MARGIN, SoftPage } from './page';

/** A tile for each task. */
export function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new SoftPage(card);
  let head = page.heading();
  if (before.length > 0) head = page.blocks(before, MARGIN, head + 10, page.measure, { size: 24 });
  const y = head + 30;
  return {
    page,
    area: { x: MARGIN, y, width: page.measure, height: page.bottom - y },
    font: 'body',
    on: 'surface',
    inset: 34,
    row: (box) => page.tile(box.x, box.y + 7, box.width, box.height - 14),
    cell: {
      font: 'heading',
      pad: { x: 48, y: 48 },
      ground: () => 'surface',
      draw: (box) => page.tile(box.x, box.y, box.width, box.height),
    },
  };
}

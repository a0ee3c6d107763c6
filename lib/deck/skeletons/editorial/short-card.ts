import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { EditorialPage } from './page';

/** Rows between hairlines beside the heading. */
export function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new EditorialPage(card);
  const y = page.around(before, [], page.open(), 'features');
  return {
    page,
    area: { x: page.x, y, width: page.room, height: page.bottom - y },
    font: 'display',
    row: (box, at) => at > 0 && page.rect(box.x, box.y, box.width, 1, 'line'),
    cell: {
      font: 'display',
      pad: { x: 0, y: 30 },
      draw: (box) => page.rect(box.x, box.y, box.width, 1, page.inks.text),
    },
  };
}

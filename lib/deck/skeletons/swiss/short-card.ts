import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { SwissPage } from './page';

/** Rows on the axis under rules. */
export function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new SwissPage(card);
  const y = page.introduce(before, page.open(), page.axis) + 40;
  return {
    page,
    area: { x: page.axis, y, width: page.axisWidth, height: page.bottom - y },
    font: 'strong',
    row: (box) => page.rect(box.x, box.y, box.width, 2, page.inks.text),
    cell: {
      font: 'heading',
      pad: { x: 0, y: 32 },
      draw: (box, at) => page.rect(box.x, box.y, box.width, 8, at === 0 ? 'accent' : 'ink'),
    },
  };
}

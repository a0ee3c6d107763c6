import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { BlueprintPage } from './page';
import { LINE, STRONG } from './sheet';

/** A ruled schedule. */
export function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new BlueprintPage(card);
  const y = page.around(before, [], page.open() + 8, 'features');
  return {
    page,
    area: { x: page.left, y, width: page.room, height: page.foot - y },
    font: 'body',
    inset: 28,
    row(box) {
      page.rect(box.x, box.y, box.width, box.height, 'ground');
      page.frame(box.x, box.y, box.width, box.height, LINE);
      page.line(box.x + 90, box.y, box.x + 90, box.y + box.height, LINE);
    },
    cell: {
      font: 'display',
      pad: { x: 36, y: 48 },
      draw(box, at) {
        page.rect(box.x, box.y, box.width, box.height, 'ground');
        page.frame(box.x, box.y, box.width, box.height, STRONG);
        page.line(box.x, box.y, box.x + 64, box.y, { colour: at === 0 ? 'accentInk' : 'line', width: 6 });
      },
    },
  };
}

import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { sideFill } from './look';
import { PAD, PosterPage } from './page';

/** Rows from edge to edge beside a coloured block, separated by thick rules. */
export function openShortCard(card: CardToPlace, before: Block[], count: number): ShortCardPage {
  const page = new PosterPage(card);
  const left = page.sideWidth;
  const fill = sideFill(card.index);
  const head = page.side(fill);
  if (before.length > 0) page.sideNote(before, fill, head);
  page.tile(left, page.crown, page.width - left, page.tall, 'ground');
  const height = Math.min(page.tall, count * 180);
  return {
    page,
    area: { x: left + PAD, y: page.crown + (page.tall - height) / 2, width: page.width - left - PAD * 2, height },
    font: 'strong',
    row: (box, at) => at > 0 && page.rect(left, box.y - 3, page.width - left, 6, 'ink'),
  };
}

import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { ShortCardPage } from '../short-cards';
import { markAt, NotebookPage } from './page';

/** Lines on the sheet, each with a hand-drawn box, ticked in red if it is done. */
export function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new NotebookPage(card);
  const y = page.around(before, [], page.open(), 'features');
  return {
    page,
    area: { x: page.left + 4, y, width: page.room - 4, height: page.bottom - y },
    font: 'body',
    row: () => undefined,
    cell: {
      font: 'heading',
      pad: { x: 44, y: 54 },
      ground: markAt,
      draw: (box, at) => page.note(box.x, box.y + 12, box.width - 8, box.height, markAt(at)),
    },
  };
}

import type { Block } from '../../blocks';
import type { CardToPlace, Skeleton } from '../../layout/placement';
import { type DiagramLook, diagramPlacers } from '../draw-diagrams';
import { placesOf } from '../places';
import { withShortCards } from '../short-cards';
import type { ShortCardPage } from '../visual-page';
import * as covers from './covers';
import * as lists from './lists';
import { onPage } from './lists';
import { MARGIN, SwissPage } from './page';
import * as text from './text';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'ink' }, { fill: 'surface' }],
  levels: ['accent', 'ink', 'third'],
  line: { colour: 'ink', width: 2 },
};

const diagrams = diagramPlacers(onPage, LOOK, (page, head) => {
  const top = Math.max(head + 36, 200);
  return { x: MARGIN, y: top, width: page.right - MARGIN, height: page.foot - top };
});

/** Based on the posters and annual reports of Zürich and Basel: one grid, one typeface, one red. */
export const swiss: Skeleton = withShortCards(openShortCard, {
  id: 'swiss',
  groundOf: (layout) => (layout === 'closing' ? 'accent' : 'ground'),
  place: placesOf({ ...covers, ...lists, ...text, ...diagrams }),
});

/** Rows on the axis under rules. */
function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
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
      draw: (box) => page.rect(box.x, box.y, box.width, 8, 'accent'),
    },
  };
}

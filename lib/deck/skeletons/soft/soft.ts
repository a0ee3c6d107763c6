import type { Block } from '../../blocks';
import type { CardToPlace, Skeleton } from '../../layout/placement';
import { type DiagramLook, diagramPlacers } from '../draw-diagrams';
import { placesOf } from '../places';
import { withShortCards } from '../short-cards';
import type { ShortCardPage } from '../visual-page';
import * as covers from './covers';
import * as figures from './figures';
import * as lists from './lists';
import { onPage } from './lists';
import { MARGIN, SoftPage } from './page';
import * as text from './text';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'third' }, { fill: 'surface' }],
  radius: 18,
  levels: ['accent', 'third', 'second', 'fourth'],
  line: { colour: 'line', width: 3 },
};

const diagrams = diagramPlacers(onPage, LOOK, (page, head) => {
  const top = head + 36;
  return { x: MARGIN, y: top, width: page.measure, height: page.foot - top };
});

/** Based on the start pages of friendly products: rounded tiles, a street of small objects, chunky type. */
export const soft: Skeleton = withShortCards(openShortCard, {
  id: 'soft',
  groundOf: (layout) => (layout === 'section' || layout === 'closing' ? 'accent' : 'ground'),
  place: placesOf({ ...covers, ...figures, ...lists, ...text, ...diagrams }),
});

/** A tile for each task. */
function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
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

import type { Block } from '../../blocks';
import type { CardToPlace, Skeleton } from '../../layout/placement';
import { type DiagramLook, diagramPlacers } from '../draw-diagrams';
import { placesOf } from '../places';
import { withShortCards } from '../short-cards';
import type { ShortCardPage } from '../visual-page';
import * as covers from './covers';
import * as lists from './lists';
import { onPage } from './lists';
import { groundOf, MagazinePage } from './page';
import * as text from './text';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'second' }, { fill: 'surface' }],
  levels: ['accent', 'second', 'third', 'fourth'],
  line: { colour: 'ink', width: 2 },
};

const diagrams = diagramPlacers(onPage, LOOK, (page, head) => {
  const { x, width } = page.column;
  return { x, y: head + 36, width, height: page.lowest - head - 36 };
});

/**
 * Based on the opening spreads of magazines: a panel up to the edge of the page, a still life, and a white bar that
 * joins the halves.
 */
export const magazine: Skeleton = withShortCards(openShortCard, {
  id: 'magazine',
  groundOf,
  place: placesOf({ ...covers, ...lists, ...text, ...diagrams }),
});

/** Hairline rows beside a stripe. */
function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new MagazinePage(card);
  let head = page.split('right');
  const { x, width } = page.column;
  if (before.length > 0) head = page.blocks(before, x, head + 12, width, { size: 25 });
  const y = head + 32;
  return {
    page,
    area: { x, y, width, height: page.lowest - y },
    font: 'body',
    row: (box, at) => page.rect(box.x, box.y, box.width, at === 0 ? 4 : 1.5, at === 0 ? 'ink' : 'line'),
    cell: {
      font: 'heading',
      pad: { x: 0, y: 30 },
      draw: (box, at) => page.rect(box.x, box.y, at === 0 ? 72 : 56, 8, 'accent'),
    },
  };
}

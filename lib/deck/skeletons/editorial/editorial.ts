import type { Block } from '../../blocks';
import type { CardToPlace, Skeleton } from '../../layout/placement';
import { type DiagramLook, diagramPlacers } from '../draw-diagrams';
import { placesOf } from '../places';
import { withShortCards } from '../short-cards';
import type { ShortCardPage } from '../visual-page';
import * as cells from './cells';
import * as covers from './covers';
import * as lists from './lists';
import { onPage } from './lists';
import { EditorialPage } from './page';
import * as pictures from './pictures';
import * as text from './text';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [
    { fill: 'ink' },
    { fill: 'ground', stroke: { colour: 'ink', width: 1.5 } },
    { fill: 'ground', stroke: { colour: 'line', width: 1.5 } },
  ],
  levels: ['ink', 'accent', 'fourth', 'third'],
  line: { colour: 'ink', width: 1.5 },
};

const diagrams = diagramPlacers(onPage, LOOK, (page, top) => ({
  x: page.x,
  y: top,
  width: page.room,
  height: page.foot - top - 20,
}));

/** After literary quarterlies and their engravings: a side column, thin large serifs, rules instead of boxes. */
export const editorial: Skeleton = withShortCards(openShortCard, {
  id: 'editorial',
  groundOf: (layout) => (layout === 'closing' ? 'accent' : 'ground'),
  place: placesOf({ ...cells, ...covers, ...lists, ...pictures, ...text, ...diagrams }),
});

/** Rows between hairlines beside the heading. */
function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
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

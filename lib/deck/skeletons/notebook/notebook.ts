import type { Block } from '../../blocks';
import type { CardToPlace, Skeleton } from '../../layout/placement';
import type { LayoutName } from '../../placed';
import type { ColourToken } from '../../theme';
import { type DiagramLook, diagramPlacers } from '../draw-diagrams';
import { placesOf } from '../places';
import { withShortCards } from '../short-cards';
import type { ShortCardPage } from '../visual-page';
import * as cells from './cells';
import * as covers from './covers';
import * as lists from './lists';
import { onPage } from './lists';
import { markAt, NotebookPage } from './page';
import * as text from './text';

const GROUNDS: Partial<Record<LayoutName, ColourToken>> = { title: 'accent', section: 'second', closing: 'accent' };

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [
    { fill: 'second', stroke: { colour: 'ink', width: 2.5 } },
    { fill: 'surface', stroke: { colour: 'ink', width: 2 } },
    { fill: 'ground', stroke: { colour: 'ink', width: 1.5 } },
  ],
  radius: 5,
  levels: ['second', 'fourth', 'third', 'accent'],
  line: { colour: 'ink', width: 2, round: true },
};

const diagrams = diagramPlacers(onPage, LOOK, (page, top) => ({
  x: page.left,
  y: top,
  width: page.room,
  height: page.foot - top,
}));

/** A school notebook: ruled paper, taped notes and hand-drawn lines. */
export const notebook: Skeleton = withShortCards(openShortCard, {
  id: 'notebook',
  groundOf: (layout) => GROUNDS[layout] ?? 'ground',
  place: placesOf({ ...cells, ...covers, ...lists, ...text, ...diagrams }),
});

/** Lines on the sheet, and taped notes for a few items. */
function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new NotebookPage(card);
  const y = page.around(before, [], page.open(), 'features');
  return {
    page,
    area: { x: page.left + 4, y, width: page.room - 4, height: page.bottom - y },
    font: 'body',
    row: () => undefined,
    cell: {
      isUsual: true,
      font: 'heading',
      pad: { x: 44, y: 54 },
      ground: markAt,
      draw: (box, at) => page.note(box.x, box.y + 12, box.width - 8, box.height, markAt(at)),
    },
  };
}

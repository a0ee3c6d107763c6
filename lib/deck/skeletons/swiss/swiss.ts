import type { Block } from '../../blocks';
import type { CardToPlace, Skeleton } from '../../layout/placement';
import type { Box } from '../../units';
import { type DiagramLook, drawHierarchy, drawPyramid } from '../draw-diagrams';
import { type ShortCardPage, withShortCards } from '../short-cards';
import { placeClosing, placeQuote, placeSection, placeStatement, placeTitle } from './covers';
import {
  onPage,
  placeAgenda,
  placeBullets,
  placeChart,
  placeComparison,
  placeFeatures,
  placePeople,
  placeStats,
  placeSteps,
  placeTimeline,
} from './lists';
import { MARGIN, SwissPage } from './page';
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { placeColumns, placeFlow, placeTable } from './text';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'ink' }, { fill: 'surface' }],
  radius: 0,
  levels: ['accent', 'ink', 'third'],
  line: { colour: 'ink', width: 2 },
};

function areaOf(page: SwissPage, head: number): Box {
  const top = Math.max(head + 36, 200);
  return { x: MARGIN, y: top, width: page.right - MARGIN, height: page.foot - top };
}

const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

const placePyramid = onPage('pyramid', (page, { levels }, top) => drawPyramid(page, levels, areaOf(page, top), LOOK));

/** Based on the posters and annual reports of Zürich and Basel: one grid, one typeface, one red. */
export const swiss: Skeleton = withShortCards(
  {
    id: 'swiss',
    groundOf: (layout) => (layout === 'closing' ? 'accent' : 'ground'),
    place: {
      title: placeTitle,
      section: placeSection,
      statement: placeStatement,
      bullets: placeBullets,
      'bullets-image-right': placeBeside,
      'bullets-image-left': placeBeside,
      'two-columns': placeColumns,
      'three-columns': placeColumns,
      table: placeTable,
      quote: placeQuote,
      code: placeFlow,
      'image-full': placePictureFull,
      gallery: placeGallery,
      flow: placeFlow,
      closing: placeClosing,
      agenda: placeAgenda,
      stats: placeStats,
      chart: placeChart,
      timeline: placeTimeline,
      steps: placeSteps,
      comparison: placeComparison,
      features: placeFeatures,
      people: placePeople,
      hierarchy: placeHierarchy,
      pyramid: placePyramid,
    },
  },
  openShortCard,
);

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

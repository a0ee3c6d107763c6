import type { Block } from '../../blocks';
import type { CardToPlace, Skeleton } from '../../layout/placement';
import type { Box } from '../../units';
import { type DiagramLook, drawHierarchy, drawPyramid } from '../draw-diagrams';
import { type ShortCardPage, withShortCards } from '../short-cards';
import { placeClosing, placeQuote, placeSection, placeStatement, placeTitle } from './covers';
import { placeChart, placeComparison, placeStats, placeTimeline } from './figures';
import { onPage, placeAgenda, placeBullets, placeFeatures, placePeople, placeSteps } from './lists';
import { MARGIN, SoftPage } from './page';
import { placeBeside, placeColumns, placeFlow, placeGallery, placePictureFull, placeTable } from './text';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'third' }, { fill: 'surface' }],
  radius: 18,
  levels: ['accent', 'third', 'second', 'fourth'],
  line: { colour: 'line', width: 3 },
};

function areaOf(page: SoftPage, head: number): Box {
  const top = head + 36;
  return { x: MARGIN, y: top, width: page.measure, height: page.foot - top };
}

const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

const placePyramid = onPage('pyramid', (page, { levels }, top) => drawPyramid(page, levels, areaOf(page, top), LOOK));

/** Based on the start pages of friendly products: rounded tiles, a street of small objects, chunky type. */
export const soft: Skeleton = withShortCards(
  {
    id: 'soft',
    groundOf: (layout) => (layout === 'section' || layout === 'closing' ? 'accent' : 'ground'),
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

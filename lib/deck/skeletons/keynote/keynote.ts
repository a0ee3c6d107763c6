import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { Skeleton } from '../../layout/skeleton';
import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { type ShortCardPage, withShortCards } from '../short-cards';
import { placeFeatures, placePeople } from './cells';
import { placeChart } from './charts';
import { placeClosing, placeQuote, placeSection, placeStatement, placeTitle } from './covers';
import { onPage, placeAgenda, placeBullets, placeComparison, placeStats, placeSteps } from './lists';
import { KeynotePage } from './page';
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { placeColumns, placeFlow, placeTable } from './text';
import { placeTimeline } from './timeline';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [{ fill: 'accent' }, { fill: 'surface' }, { fill: 'ground', stroke: { colour: 'line', width: 1.5 } }],
  radius: 0,
  levels: ['accent', 'second', 'third', 'fourth'],
  line: { colour: 'fourth', width: 1.5 },
};

function areaOf(page: KeynotePage, head: number): Box {
  const x = page.isNarrow ? 56 : 96;
  const top = Math.max(head + 40, page.top + 48);
  return { x, y: top, width: page.width - x * 2, height: page.foot - top };
}

const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

const placePyramid = onPage('pyramid', (page, { levels }, top) => drawPyramid(page, levels, areaOf(page, top), LOOK));

/** For talks in the dark: one axis, thin type, thin arcs, and a light that rises on the cover and sets at the end. */
export const keynote: Skeleton = withShortCards(
  {
    id: 'keynote',
    groundOf: () => 'ground',
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

/** Rows in the middle of the card, separated by thin lines. */
function openShortCard(card: CardToPlace, before: Block[], count: number): ShortCardPage {
  const page = new KeynotePage(card);
  page.progress();
  let head = page.heading();
  if (before.length > 0) head = page.blocks(before, page.margin, head + 14, page.measure, { size: 24 });
  const width = Math.min(page.measure, count > 5 ? 1000 : 820);
  const y = head + 44;
  return {
    page,
    area: { x: page.axis - width / 2, y, width, height: page.foot - y },
    font: 'body',
    row: (box, at) => at > 0 && page.rect(box.x, box.y, box.width, 1, 'line'),
    cell: {
      font: 'display',
      pad: { x: 0, y: 40 },
      align: 'center',
      draw: (box) => page.rect(box.x + box.width / 2 - 28, box.y, 56, 2, 'accent'),
    },
  };
}

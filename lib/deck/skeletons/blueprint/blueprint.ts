import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { Skeleton } from '../../layout/skeleton';
import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { type ShortCardPage, withShortCards } from '../short-cards';
import { placeComparison, placeFeatures, placePeople, placeSteps } from './cells';
import { placeChart } from './charts';
import { placeClosing, placeSection, placeTitle } from './covers';
import { onPage, placeAgenda, placeBullets, placeStats, placeTimeline } from './lists';
import { BlueprintPage } from './page';
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { placeQuote, placeStatement } from './sayings';
import { LINE, STRONG } from './sheet';
import { placeCode, placeColumns, placeFlow, placeTable } from './text';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [
    { fill: 'surface', stroke: { colour: 'line', width: 3 } },
    { fill: 'surface', stroke: { colour: 'line', width: 1.5 } },
    { fill: 'ground', stroke: { colour: 'line', width: 1.5, dashed: true } },
  ],
  radius: 0,
  levels: ['accent', 'surface'],
  line: { colour: 'line', width: 1.5 },
};

function areaOf(page: BlueprintPage, top: number): Box {
  return { x: page.left, y: top + 4, width: page.room, height: page.foot - top - 4 };
}

const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

const placePyramid = onPage('pyramid', (page, { levels }, top) => drawPyramid(page, levels, areaOf(page, top), LOOK));

/** A set of technical drawings: a ruled sheet with the heading in its title block, and everything drawn in outline. */
export const blueprint: Skeleton = withShortCards(
  {
    id: 'blueprint',
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
      code: placeCode,
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

/** A ruled schedule. */
function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new BlueprintPage(card);
  const y = page.around(before, [], page.open() + 8, 'features');
  return {
    page,
    area: { x: page.left, y, width: page.room, height: page.foot - y },
    font: 'body',
    inset: 28,
    row(box) {
      page.rect(box.x, box.y, box.width, box.height, 'ground');
      page.frame(box.x, box.y, box.width, box.height, LINE);
      page.line(box.x + 90, box.y, box.x + 90, box.y + box.height, LINE);
    },
    cell: {
      font: 'display',
      pad: { x: 36, y: 48 },
      draw(box, at) {
        page.rect(box.x, box.y, box.width, box.height, 'ground');
        page.frame(box.x, box.y, box.width, box.height, STRONG);
        page.line(box.x, box.y, box.x + 64, box.y, { colour: at === 0 ? 'accentInk' : 'line', width: 6 });
      },
    },
  };
}

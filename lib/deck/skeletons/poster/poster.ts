import type { Block } from '../../blocks';
import type { CardToPlace } from '../../layout/placement';
import type { Skeleton } from '../../layout/skeleton';
import type { Box } from '../../units';
import type { DiagramLook } from '../diagram-look';
import { drawHierarchy } from '../draw-hierarchy';
import { drawPyramid } from '../draw-pyramid';
import { type ShortCardPage, withShortCards } from '../short-cards';
import { placeChart } from './charts';
import { placeClosing, placeSection, placeTitle } from './covers';
import { onPage, placeAgenda, placeBullets, placeFeatures, placePeople, placeStats } from './lists';
import { groundOf, sideFill } from './look';
import { PAD, PosterPage } from './page';
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { placeQuote, placeStatement } from './sayings';
import { placeComparison, placeSteps, placeTimeline } from './sequences';
import { placeColumns, placeFlow, placeTable } from './text';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'second' }, { fill: 'surface' }],
  radius: 0,
  levels: ['accent', 'second', 'third', 'fourth', 'ink'],
  line: { colour: 'ink', width: 4 },
};

/** The area of a diagram, on its own block. */
function areaOf(page: PosterPage, top: number): Box {
  page.tile(0, top, page.width, page.foot - top, 'ground');
  return { x: PAD, y: top + 36, width: page.width - PAD * 2, height: page.foot - top - 72 };
}

const placeHierarchy = onPage('hierarchy', (page, { roots }, top) =>
  drawHierarchy(page, roots, areaOf(page, top), LOOK),
);

const placePyramid = onPage('pyramid', (page, { levels }, top) => drawPyramid(page, levels, areaOf(page, top), LOOK));

/** Based on bills pasted on a wall: flat blocks of colour from edge to edge, black capitals, figures of cut paper. */
export const poster: Skeleton = withShortCards(
  {
    id: 'poster',
    groundOf,
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

/** Rows from edge to edge beside a coloured block, separated by thick rules. */
function openShortCard(card: CardToPlace, before: Block[], count: number): ShortCardPage {
  const page = new PosterPage(card);
  const left = page.sideWidth;
  const fill = sideFill(card.index);
  const head = page.side(fill);
  if (before.length > 0) page.sideNote(before, fill, head);
  page.tile(left, page.crown, page.width - left, page.tall, 'ground');
  const height = Math.min(page.tall, count * 180);
  return {
    page,
    area: { x: left + PAD, y: page.crown + (page.tall - height) / 2, width: page.width - left - PAD * 2, height },
    font: 'strong',
    row: (box, at) => at > 0 && page.rect(left, box.y - 3, page.width - left, 6, 'ink'),
  };
}

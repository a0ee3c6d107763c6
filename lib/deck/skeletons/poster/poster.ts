import type { Skeleton } from '../../layout/skeleton';
import { withShortCards } from '../short-cards';
import { placeChart } from './charts';
import { placeClosing, placeSection, placeTitle } from './covers';
import { placeHierarchy, placePyramid } from './diagrams';
import { placeAgenda, placeBullets, placeFeatures, placePeople, placeStats } from './lists';
import { groundOf } from './look';
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { placeQuote, placeStatement } from './sayings';
import { placeComparison, placeSteps, placeTimeline } from './sequences';
import { openShortCard } from './short-card';
import { placeColumns, placeFlow, placeTable } from './text';

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

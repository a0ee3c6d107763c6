import type { Skeleton } from '../../layout/skeleton';
import { withShortCards } from '../short-cards';
import { placeComparison, placeFeatures, placePeople, placeSteps } from './cells';
import { placeChart } from './charts';
import { placeClosing, placeSection, placeTitle } from './covers';
import { placeHierarchy, placePyramid } from './diagrams';
import { placeAgenda, placeBullets, placeStats, placeTimeline } from './lists';
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { placeQuote, placeStatement } from './sayings';
import { openShortCard } from './short-card';
import { placeCode, placeColumns, placeFlow, placeTable } from './text';

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

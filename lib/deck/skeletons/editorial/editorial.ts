import type { Skeleton } from '../../layout/skeleton';
import { withShortCards } from '../short-cards';
import { placeChart, placeComparison, placeFeatures, placePeople, placeSteps } from './cells';
import { placeClosing, placeSection, placeTitle } from './covers';
import { placeHierarchy, placePyramid } from './diagrams';
import { placeAgenda, placeBullets, placeStats, placeTimeline } from './lists';
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { placeQuote, placeStatement } from './sayings';
import { openShortCard } from './short-card';
import { placeColumns, placeFlow, placeTable } from './text';

/** After literary quarterlies and their engravings: a side column, thin large serifs, rules instead of boxes. */
export const editorial: Skeleton = withShortCards(
  {
    id: 'editorial',
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

import type { Skeleton } from '../../layout/skeleton';
import { withShortCards } from '../short-cards';
import { placeClosing, placeQuote, placeSection, placeStatement, placeTitle } from './covers';
import { placeHierarchy, placePyramid } from './diagrams';
import { placeChart, placeComparison, placeStats, placeTimeline } from './figures';
import { placeAgenda, placeBullets, placeFeatures, placePeople, placeSteps } from './lists';
import { openShortCard } from './short-card';
import { placeBeside, placeColumns, placeFlow, placeGallery, placePictureFull, placeTable } from './text';

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

import type { Skeleton } from '../../layout/skeleton';
import { withShortCards } from '../short-cards';
import { placeClosing, placeQuote, placeSection, placeStatement, placeTitle } from './covers';
import { placeHierarchy, placePyramid } from './diagrams';
import {
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
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { openShortCard } from './short-card';
import { placeColumns, placeFlow, placeTable } from './text';

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

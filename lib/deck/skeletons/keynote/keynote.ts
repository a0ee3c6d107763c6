import type { Skeleton } from '../../layout/skeleton';
import { withShortCards } from '../short-cards';
import { placeFeatures, placePeople } from './cells';
import { placeChart } from './charts';
import { placeClosing, placeQuote, placeSection, placeStatement, placeTitle } from './covers';
import { placeHierarchy, placePyramid } from './diagrams';
import { placeAgenda, placeBullets, placeComparison, placeStats, placeSteps } from './lists';
import { placeBeside, placeGallery, placePictureFull } from './pictures';
import { openShortCard } from './short-card';
import { placeColumns, placeFlow, placeTable } from './text';
import { placeTimeline } from './timeline';

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

import type { Skeleton } from '../../layout/skeleton';
import { withShortCards } from '../short-cards';
import { placeClosing, placeQuote, placeSection, placeStatement, placeTitle } from './covers';
import { placeHierarchy, placePyramid } from './diagrams';
import { placeAgenda, placeBullets, placeChart, placeFeatures, placePeople, placeStats } from './lists';
import { groundOf } from './page';
import { placeComparison, placeSteps, placeTimeline } from './sequences';
import { openShortCard } from './short-card';
import { placeBeside, placeColumns, placeFlow, placeGallery, placePictureFull, placeTable } from './text';

/**
 * Based on the opening spreads of magazines: a panel up to the edge of the page, a still life, and a white bar that
 * joins the halves.
 */
export const magazine: Skeleton = withShortCards(
  {
    id: 'magazine',
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

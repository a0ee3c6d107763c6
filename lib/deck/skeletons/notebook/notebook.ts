import type { Skeleton } from '../../layout/skeleton';
import type { LayoutName } from '../../placed';
import type { ColourToken } from '../../theme';
import { withShortCards } from '../short-cards';
import { placeChart, placeComparison, placeFeatures, placePeople, placeSteps } from './cells';
import { placeClosing, placeQuote, placeSection, placeStatement, placeTitle } from './covers';
import { placeHierarchy, placePyramid } from './diagrams';
import { placeAgenda, placeBullets, placeStats, placeTimeline } from './lists';
import { openShortCard } from './short-card';
import { placeBeside, placeColumns, placeFlow, placeGallery, placePictureFull, placeTable } from './text';

const GROUNDS: Partial<Record<LayoutName, ColourToken>> = { title: 'accent', section: 'second', closing: 'accent' };

/** A school notebook: ruled paper, taped notes and hand-drawn lines. */
export const notebook: Skeleton = withShortCards(
  {
    id: 'notebook',
    groundOf: (layout) => GROUNDS[layout] ?? 'ground',
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

import type { Skeleton } from '../layout/placement';
import type { LayoutName } from '../placed';

/** The names under which the files of a look export how each layout is drawn. */
const NAMES = {
  title: 'placeTitle',
  section: 'placeSection',
  statement: 'placeStatement',
  bullets: 'placeBullets',
  'bullets-image-right': 'placeBeside',
  'bullets-image-left': 'placeBeside',
  'two-columns': 'placeColumns',
  'three-columns': 'placeColumns',
  table: 'placeTable',
  quote: 'placeQuote',
  code: 'placeCode',
  'image-full': 'placePictureFull',
  gallery: 'placeGallery',
  flow: 'placeFlow',
  closing: 'placeClosing',
  agenda: 'placeAgenda',
  stats: 'placeStats',
  chart: 'placeChart',
  timeline: 'placeTimeline',
  steps: 'placeSteps',
  comparison: 'placeComparison',
  features: 'placeFeatures',
  people: 'placePeople',
  hierarchy: 'placeHierarchy',
  pyramid: 'placePyramid',
} as const satisfies Record<LayoutName, `place${string}`>;

type Place = Skeleton['place'][LayoutName];
type Exports = Readonly<Record<Exclude<(typeof NAMES)[LayoutName], 'placeCode'>, Place> & { placeCode?: Place }>;

/** The layouts of a look, from the exports of its files. Code is drawn like running text unless there is more to it. */
export function placesOf({ placeCode, ...places }: Exports): Skeleton['place'] {
  const all = { ...places, placeCode: placeCode ?? places.placeFlow };
  const layouts = Object.keys(NAMES) as LayoutName[];
  return Object.fromEntries(layouts.map((layout) => [layout, all[NAMES[layout]]])) as Skeleton['place'];
}

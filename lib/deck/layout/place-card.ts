import type { LayoutName } from '../placed';
import { placeColumn } from './place-column';
import { placeColumns } from './place-columns';
import { placeCover } from './place-cover';
import { placeGallery } from './place-gallery';
import { placeImageFull } from './place-image-full';
import { placeQuote } from './place-quote';
import { placeStatement } from './place-statement';
import { placeWithImage } from './place-with-image';
import type { PlaceLayout } from './placement';

/** The function that places each layout. Each one takes any content; choose-layout knows which content suits it. */
export const PLACE = {
  title: placeCover,
  section: placeCover,
  statement: placeStatement,
  lead: placeColumn,
  bullets: placeColumn,
  'bullets-image-right': placeWithImage,
  'bullets-image-left': placeWithImage,
  'two-columns': placeColumns,
  'three-columns': placeColumns,
  table: placeColumn,
  quote: placeQuote,
  code: placeColumn,
  'image-full': placeImageFull,
  gallery: placeGallery,
  flow: placeColumn,
  closing: placeCover,
  agenda: placeColumn,
  stats: placeColumn,
  chart: placeColumn,
  timeline: placeColumn,
  steps: placeColumn,
  comparison: placeColumns,
  features: placeColumn,
  people: placeColumn,
  hierarchy: placeColumn,
  pyramid: placeColumn,
} as const satisfies Record<LayoutName, PlaceLayout>;

/** Layouts on the cover ground of the theme. */
const ON_COVER: ReadonlySet<LayoutName> = new Set(['title', 'section', 'closing']);

export function isCover(layout: LayoutName): boolean {
  return ON_COVER.has(layout);
}

import type { LayoutName } from '../placed';
import type { SkeletonId } from '../skeleton-ids';
import type { ColourToken } from '../theme';
import type { CardToPlace, Placement } from './placement';

/**
 * A design system: where headings go, how each layout looks, and what is drawn behind it. A skeleton consists of data
 * and small drawing functions on top of the shared blocks. Each layout needs an entry, so that a new layout fails the
 * build until every skeleton draws it.
 */
export type Skeleton = {
  id: SkeletonId;
  /** The ground of a card, by its layout and index. */
  groundOf(layout: LayoutName, index: number): ColourToken;
  place: Readonly<Record<LayoutName, (card: CardToPlace) => Placement>>;
};

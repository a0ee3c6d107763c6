import type { CardToPlace, Placement } from '../layout/placement';
import type { LayoutName } from '../placed';
import type { ColourToken } from '../theme';
import type { SkeletonId } from './skeleton-ids';

/**
 * A design system: where headings go, what each layout looks like, and what is drawn behind it. A skeleton is data and
 * small drawing functions over the shared blocks. Each layout needs an entry, so that a new layout fails the build
 * until every skeleton draws it or takes the shared default on purpose.
 */
export type Skeleton = {
  id: SkeletonId;
  /** The ground of a card, by its layout and place in the deck. */
  groundOf(layout: LayoutName, index: number): ColourToken;
  place: Readonly<Record<LayoutName, (card: CardToPlace) => Placement>>;
};

import type { Content } from '../content/read-content';
import type { LayoutName, PlacedElement, PlacedShape } from '../placed';
import type { ColourToken, SkeletonId } from '../theme';
import type { Box, Points } from '../units';
import type { Frame } from './frame';
import type { LayoutOptions } from './layout-options';
import type { MeasureContext } from './measure/measured';

/** A card to be placed: its content, its position in the deck, and the sizes of this attempt. */
export type CardToPlace = {
  content: Content;
  index: number;
  total: number;
  layout: LayoutName;
  options: LayoutOptions;
  frame: Frame;
  measure: MeasureContext;
};

/** The result of placing a card in one layout. It is drawn only if it is chosen. */
export type Placement = {
  /** How much taller the body would have to be; 0 or less if the content fits. */
  excess: Points;
  draw(): PlacedElement[];
};

export function filledRect(box: Box, fill: ColourToken, radius: Points = 0): PlacedShape {
  return { kind: 'shape', shape: 'rect', box, fill, stroke: null, radius, opacity: 1 };
}

/**
 * A design system: where headings go, how each layout looks, and what is drawn behind it. A skeleton consists of data
 * and small drawing functions on top of the shared blocks. Each layout needs an entry, so that a new layout fails the
 * build until every skeleton draws it.
 */
export type Skeleton = {
  id: SkeletonId;
  groundOf(layout: LayoutName, index: number): ColourToken;
  place: Readonly<Record<LayoutName, (card: CardToPlace) => Placement>>;
};

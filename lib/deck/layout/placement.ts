import type { LayoutOptions } from '../layout-options';
import type { LayoutName, PlacedElement, PlacedShape } from '../placed';
import type { ColourToken } from '../theme';
import type { Box, Points } from '../units';
import type { Frame } from './frame';
import type { MeasureContext } from './measured';
import type { Content } from './read-content';

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
  /** Number of paragraphs that end in one short word, if the layout has running text. */
  runts?: number;
  draw(): PlacedElement[];
};

/** Places a card in one layout. Takes any content, though some suits it better (choose-layout). */
export type PlaceLayout = (card: CardToPlace) => Placement;

/** A filled rectangle. */
export function filledRect(box: Box, fill: ColourToken, radius: Points = 0): PlacedShape {
  return { kind: 'shape', shape: 'rect', box, fill, stroke: null, radius, opacity: 1 };
}

/** Rounds to the grid of four points on which all blocks begin. */
export function snap(value: Points): Points {
  return Math.round(value / 4) * 4;
}

/**
 * How far to move content down if there is spare height: not at all on a card that is nearly full, towards the middle
 * on one that is nearly empty. Slightly above the true middle looks centred. Documents begin at the top.
 */
export function dropInto(slack: Points, height: Points, format: LayoutOptions['format']): Points {
  if (format === 'document' || slack <= 0) return 0;
  return snap(Math.min(slack, Math.max(0, slack - height * 0.3) * 0.4));
}

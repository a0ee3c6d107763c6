import type { LayoutOptions } from '../layout-options';
import type { LayoutName, PlacedElement, PlacedShape } from '../placed';
import type { ColourToken } from '../theme';
import type { Box, Points } from '../units';
import type { Frame } from './frame';
import type { MeasureContext } from './measured';
import type { Content } from './read-content';

/** A card on its way to being placed: what it holds, where it is, and the sizes of this attempt. */
export type CardToPlace = {
  content: Content;
  index: number;
  total: number;
  layout: LayoutName;
  options: LayoutOptions;
  frame: Frame;
  measure: MeasureContext;
};

/** What one layout would do with a card. Drawn only if it is taken. */
export type Placement = {
  /** How much taller the body would have to be; 0 or less fits. */
  excess: Points;
  /** Paragraphs that end in one short word, where the layout has running text. */
  runts?: number;
  draw(): PlacedElement[];
};

/** A layout: the same handling for every content, some of which suits it better (choose-layout). */
export type PlaceLayout = (card: CardToPlace) => Placement;

/** A filled rectangle. */
export function rule(box: Box, fill: ColourToken, radius: Points = 0): PlacedShape {
  return { kind: 'shape', shape: 'rect', box, fill, stroke: null, radius, opacity: 1 };
}

/** On the grid of four points that all blocks begin on. */
export function snap(value: Points): Points {
  return Math.round(value / 4) * 4;
}

/**
 * How far content is moved down where there is room to spare: not at all for a card nearly full, towards the middle
 * for one nearly empty. A little above the true middle looks centred. Documents begin at the top, as paper does.
 */
export function dropInto(slack: Points, height: Points, format: LayoutOptions['format']): Points {
  if (format === 'document' || slack <= 0) return 0;
  return snap(Math.min(slack, Math.max(0, slack - height * 0.3) * 0.4));
}

import type { Block } from '../blocks';
import type { Content } from '../content/read-content';
import type { LayoutName, PlacedElement, PlacedShape } from '../placed';
import type { ColourToken, SkeletonId } from '../theme';
import type { Box, Points, Size } from '../units';
import type { LayoutOptions } from './layout-options';
import type { MeasureContext, MeasuredBlock } from './measure/measured';
import type { TypeScale } from './measure/type-scale';
import type { Bands } from './place-header-footer';

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
  /** Draws a block of running text as a figure; null if it should be text. */
  figureOf?(card: CardToPlace, block: Block, width: Points): MeasuredBlock | null;
};

/** The card and the part of it that content may fill. */
export type Frame = {
  card: Size;
  body: Box;
  /** There is no header or footer, so pictures may extend to the edge of the card. */
  bare: boolean;
  /** Taller than wide. */
  portrait: boolean;
  /** Height reserved for footnotes below the body, if any. */
  notes?: Points;
  /** The body ends above a band with footnotes, as it would above a footer. */
  hasNotesBand?: true;
};

export type NotesSpace = { height: Points; asBand: boolean };

/** The margins of the type scale, larger where a header or footer needs the space. */
export function makeFrame(card: Size, scale: TypeScale, bands: Bands): Frame {
  const top = Math.max(scale.marginTop, bands.top);
  const bottom = Math.max(scale.marginBottom, bands.bottom);
  return {
    card,
    body: {
      x: scale.marginX,
      y: top,
      width: card.width - scale.marginX * 2,
      // Negative if a long header takes the whole card. The card then grows, as for any content that does not fit.
      height: card.height - top - bottom,
    },
    bare: !bands.shown,
    portrait: card.height > card.width,
  };
}

/**
 * The same frame with space for footnotes below the body. `asBand`: they take the place of a footer, and nothing extends
 * to the edge of the card.
 */
export function reserveNotes(frame: Frame, { height, asBand }: NotesSpace): Frame {
  const body = { ...frame.body, height: frame.body.height - height };
  return asBand ? { ...frame, body, bare: false, hasNotesBand: true } : { ...frame, body, notes: height };
}

/** The same frame on a card that is taller by `by`. */
export function growFrame(frame: Frame, by: Points): Frame {
  return {
    ...frame,
    card: { ...frame.card, height: frame.card.height + by },
    body: { ...frame.body, height: frame.body.height + by },
  };
}

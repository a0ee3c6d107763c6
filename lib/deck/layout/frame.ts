import type { Box, Points, Size } from '../units';
import type { Bands } from './place-header-footer';
import type { TypeScale } from './type-scale';

/** The card and the part of it that content may fill. */
export type Frame = {
  card: Size;
  body: Box;
  /** Nothing is at head or foot: pictures may bleed to the card's edge. */
  bare: boolean;
  /** Taller than wide. */
  portrait: boolean;
};

/** Margins by the scale, wider where a header or footer needs the room. */
export function makeFrame(card: Size, scale: TypeScale, bands: Bands): Frame {
  const top = Math.max(scale.marginTop, bands.top);
  const bottom = Math.max(scale.marginBottom, bands.bottom);
  return {
    card,
    body: {
      x: scale.marginX,
      y: top,
      width: card.width - scale.marginX * 2,
      // Negative where a long header eats the whole card: then the card grows, as for any content that does not fit.
      height: card.height - top - bottom,
    },
    bare: !bands.shown,
    portrait: card.height > card.width,
  };
}

/** The same frame on a card that is taller by so much. */
export function growFrame(frame: Frame, by: Points): Frame {
  return {
    ...frame,
    card: { ...frame.card, height: frame.card.height + by },
    body: { ...frame.body, height: frame.body.height + by },
  };
}

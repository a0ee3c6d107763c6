import type { DeckTheme } from '@/lib/deck/theme';
import type { Box } from '@/lib/deck/units';
import type { CardUnits } from './card-units';

/** What every part of a card needs to draw itself. */
export type Drawing = {
  theme: DeckTheme;
  units: CardUnits;
  /** The address of kept bytes. */
  imageUrl: (key: string) => string;
  /** Whether the deck is the page, and so its title the page's heading; elsewhere the page has its own. */
  isPage: boolean;
};

/** Absolute position and size of a box, relative to an origin (the card's corner unless told). */
export function place(box: Box, units: CardUnits, origin = { x: 0, y: 0 }) {
  return {
    left: units(box.x - origin.x),
    top: units(box.y - origin.y),
    width: units(box.width),
    height: units(box.height),
  };
}

import type { DeckTheme } from '@/lib/deck/theme';
import type { Box } from '@/lib/deck/units';
import type { CardUnits } from './card-units';

/** The rendering context of a card's parts. */
export type Drawing = {
  theme: DeckTheme;
  units: CardUnits;
  /** The URL of stored bytes. */
  imageUrl: (key: string) => string;
  /** Whether the deck is the whole page, so that its title is the h1. */
  isPage: boolean;
};

/** The absolute position and size of a box, relative to an origin (by default the card's corner). */
export function place(box: Box, units: CardUnits, origin = { x: 0, y: 0 }) {
  return {
    left: units(box.x - origin.x),
    top: units(box.y - origin.y),
    width: units(box.width),
    height: units(box.height),
  };
}

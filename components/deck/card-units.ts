import type { PlacedCard } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';

/**
 * Turns points of the card into a CSS length that follows the card's drawn width (container query units), so that a
 * card is drawn by the server, at any size, without a line of script.
 */
export type CardUnits = (points: Points) => string;

export function cardUnits(card: Pick<PlacedCard, 'width'>): CardUnits {
  // A ten-thousandth of a percent is finer than a pixel on any screen.
  return (points) => `${Math.round((points / card.width) * 1_000_000) / 10_000}cqw`;
}

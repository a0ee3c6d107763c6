import type { PlacedCard } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';

/**
 * Converts card points to CSS lengths relative to the card's rendered width (container query units), so that the server
 * can render a card at any size without script.
 */
export type CardUnits = (points: Points) => string;

export function cardUnits(card: Pick<PlacedCard, 'width'>): CardUnits {
  // A ten-thousandth of a percent is finer than a pixel on any screen.
  return (points) => `${Math.round((points / card.width) * 1_000_000) / 10_000}cqw`;
}

import type { PlacedCard, PlacedElement, PlacedShape } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import type { Box, Points } from '@/lib/deck/units';

/** The rendering context of a card's parts. */
export type Drawing = {
  theme: DeckTheme;
  units: CardUnits;
  /** The URL of stored bytes. */
  imageUrl: (key: string) => string;
  /** Whether the deck is the whole page, so that its title is the h1. */
  isPage: boolean;
};

/** The absolute position and size of a box on its card. */
export function place({ x, y, width, height }: Box, units: CardUnits) {
  return { left: units(x), top: units(y), width: units(width), height: units(height) };
}

/**
 * Converts card points to CSS lengths relative to the card's rendered width (container query units), so that the server
 * can render a card at any size without script.
 */
export type CardUnits = (points: Points) => string;

export function cardUnits(card: Pick<PlacedCard, 'width'>): CardUnits {
  // A ten-thousandth of a percent is finer than a pixel on any screen.
  return (points) => `${Math.round((points / card.width) * 1_000_000) / 10_000}cqw`;
}

/** Elements in painting order, with adjacent shapes grouped so that they share one SVG. */
export type ElementGroup = { kind: 'shapes'; shapes: PlacedShape[] } | Exclude<PlacedElement, PlacedShape>;

export function groupElements(elements: readonly PlacedElement[]): ElementGroup[] {
  const groups: ElementGroup[] = [];
  for (const element of elements) {
    const open = groups.at(-1);
    if (element.kind !== 'shape') groups.push(element);
    else if (open?.kind === 'shapes') open.shapes.push(element);
    else groups.push({ kind: 'shapes', shapes: [element] });
  }
  return groups;
}

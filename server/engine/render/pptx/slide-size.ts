import { type Deck, grows, nominalSize } from '@/lib/deck/deck';
import type { Size } from '@/lib/deck/units';

/** A slide is no taller than this for its width: a sheet of paper's shape, which programs show and print well. */
const TALLEST = Math.SQRT2;
/** The share of cards that a slide should hold at their own size. */
const HELD = 0.8;

/**
 * The one size of a file's slides. Cards that grow with their content have no height of their own; most of them decide
 * it, so that they need not be made smaller, between the nominal shape and a sheet of paper's.
 */
export function slideSize({ format, dimensions, cards }: Pick<Deck, 'format' | 'dimensions' | 'cards'>): Size {
  const nominal = nominalSize(format, dimensions);
  if (!grows(dimensions) || cards.length === 0) return nominal;
  const heights = cards.map(({ height }) => height).sort((a, b) => a - b);
  const held = heights[Math.ceil(heights.length * HELD) - 1] ?? nominal.height;
  return { width: nominal.width, height: Math.min(Math.max(nominal.height, held), nominal.width * TALLEST) };
}

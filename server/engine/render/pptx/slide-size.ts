import { type Deck, grows, nominalSize } from '@/lib/deck/deck';
import type { Size } from '@/lib/deck/units';

/**
 * A slide is no taller than this relative to its width: the shape of a sheet of paper, which programs show and print
 * well.
 */
const TALLEST = Math.SQRT2;
/** The share of cards that should fit a slide at their own size. */
const HELD = 0.8;

/**
 * The one size of a file's slides. Cards that grow with their content have no fixed height; the size is chosen
 * between the nominal shape and a sheet of paper's, so that most of them need no scaling.
 */
export function slideSize({ format, dimensions, cards }: Pick<Deck, 'format' | 'dimensions' | 'cards'>): Size {
  const nominal = nominalSize(format, dimensions);
  if (!grows(dimensions) || cards.length === 0) return nominal;
  const heights = cards.map(({ height }) => height).sort((a, b) => a - b);
  const held = heights[Math.ceil(heights.length * HELD) - 1] ?? nominal.height;
  return { width: nominal.width, height: Math.min(Math.max(nominal.height, held), nominal.width * TALLEST) };
}

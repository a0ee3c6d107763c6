import { type Deck, grows, nominalSize } from '@/lib/deck/deck';
import type { Size } from '@/lib/deck/units';

/**
 * The maximum height of a slide relative to its width. This is the shape of a sheet of paper, which programs show and
 * print well.
 */
const MAX_ASPECT = Math.SQRT2;
/** The share of cards that should fit a slide without scaling. */
const FITTING_SHARE = 0.8;

/**
 * The size of all slides in a file. For cards that grow with their content, it is chosen between the nominal shape and
 * that of a sheet of paper, so that most of them need no scaling.
 */
export function slideSize({ format, dimensions, cards }: Pick<Deck, 'format' | 'dimensions' | 'cards'>): Size {
  const nominal = nominalSize(format, dimensions);
  if (!grows(dimensions) || cards.length === 0) return nominal;
  const heights = cards.map(({ height }) => height).sort((a, b) => a - b);
  const held = heights[Math.ceil(heights.length * FITTING_SHARE) - 1] ?? nominal.height;
  return { width: nominal.width, height: Math.min(Math.max(nominal.height, held), nominal.width * MAX_ASPECT) };
}

import type { Dimensions, Format } from '@/lib/contract/enums';
import { type Deck, grows, isPaged, nominalSize } from '@/lib/deck/deck';
import type { Size } from '@/lib/deck/units';

/** The width of an image by format, in pixels: what platforms accept, and about 190 dpi for a page. */
const WIDTHS = { presentation: 1920, document: 1588, social: 1080, webpage: 1920 } as const satisfies Record<
  Format,
  number
>;
/** Limits the size of an image, because a fluid card may be very long. */
const MAX_PIXELS = 40_000_000;

/**
 * The size of a card's image in whole pixels. Cards with fixed dimensions all have exactly the size of their platform,
 * even one that had to grow for its content. It is shown whole, with its background at the sides.
 */
export function pngSize({ format, dimensions }: Pick<Deck, 'format' | 'dimensions'>, card: Size): Size {
  const size = isFixed(dimensions) ? nominalSize(format, dimensions) : card;
  const width = WIDTHS[format];
  const height = (size.height / size.width) * width;
  const share = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

function isFixed(dimensions: Dimensions): boolean {
  return !grows(dimensions) && !isPaged(dimensions);
}

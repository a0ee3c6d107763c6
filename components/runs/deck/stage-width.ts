/** The stage measures the card by its own width and, on a wide window, height. */
export const STAGE =
  'flex min-h-0 touch-pan-y p-4 max-lg:[container-type:inline-size] lg:flex-1 lg:overflow-y-auto lg:px-11 lg:py-8 lg:[container-type:size] focus-visible:-outline-offset-2';

/** A card taller than this multiple of its width scrolls instead of being fitted. */
const SCROLL_RATIO = 2;

/** The widths of a card on the stage as custom properties: `--narrow` in a column, `--wide` where it must fit the height. */
export function stageWidth({ width, height }: { width: number; height: number }): Record<string, string> {
  const ratio = width / height;
  const isLong = height > SCROLL_RATIO * width;
  const most = isLong ? '53.75rem' : '71rem';
  const whole = isLong ? most : `max(${height > width ? '22rem' : '0px'}, ${(100 * ratio).toFixed(2)}cqh)`;
  return { '--narrow': `min(${height > width ? '26rem' : most}, 100cqw)`, '--wide': `min(${most}, 100cqw, ${whole})` };
}

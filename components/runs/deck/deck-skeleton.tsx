import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type Props = {
  /** The expected number of cards; null if unknown. */
  total: number | null;
  /** The number of finished cards; null for a finished deck that is loading. */
  done?: number | null;
  /** The headings known so far, while a language model writes the cards. */
  headings?: readonly (string | null)[] | undefined;
  children?: ReactNode;
};

/** Enough to fill the tallest window. */
const MAX_DRAWN = 16;

/** A skeleton of a deck in progress: thumbnails that fill in, and one large card. */
export function DeckSkeleton({ total, done = null, headings = [], children }: Props) {
  const from = Math.max(0, Math.min((done ?? 0) - 4, (total ?? 0) - MAX_DRAWN));
  const drawn = Array.from({ length: Math.min(total ?? 0, MAX_DRAWN) }, (_, card) => from + card);
  return (
    <div className="flex min-h-0 flex-1 print:hidden">
      <div
        aria-hidden="true"
        className="w-54 shrink-0 space-y-3.5 overflow-hidden border-e border-hairline pt-4 max-lg:hidden"
      >
        {drawn.map((card) => (
          <div key={card} className="flex gap-2 ps-4">
            <span className="w-5 shrink-0 text-13 text-quiet tabular-nums">{card + 1}</span>
            <SketchedCard
              heading={headings[card]}
              className={classNames(
                'w-38 text-[9px]',
                done === null && 'breathe border-hairline',
                done !== null && card < done && 'border-hairline bg-raised',
                done !== null && card === done && 'breathe border-ink',
                done !== null && card > done && 'border-dashed border-edge',
              )}
            />
          </div>
        ))}
      </div>
      <div className="flex min-w-0 flex-1 flex-col bg-surface">
        <div className={STAGE}>
          <div
            aria-hidden="true"
            className="m-auto w-(--narrow) lg:w-(--wide)"
            style={stageWidth({ width: 16, height: 9 })}
          >
            <SketchedCard
              heading={headings[Math.min(done ?? 0, headings.length - 1)]}
              className="breathe w-full border-transparent bg-raised text-28 shadow-card"
            />
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

type SketchedCardProps = { heading?: string | null | undefined; className: string; proportion?: number };

/** A placeholder for a card that is not written yet: its heading, if known, and three lines. */
export function SketchedCard({ heading, className, proportion = 16 / 9 }: SketchedCardProps) {
  return (
    <div
      className={classNames('flex flex-col gap-[6%] overflow-hidden rounded-control border p-[7%]', className)}
      style={{ aspectRatio: proportion }}
    >
      {heading ? (
        <span dir="auto" className="line-clamp-2 leading-tight font-semibold text-ink">
          {heading}
        </span>
      ) : (
        <span className="h-[9%] w-2/5 rounded-[2px] bg-sunk" />
      )}
      <span className="mt-[4%] h-[5%] w-4/5 rounded-[2px] bg-sunk" />
      <span className="h-[5%] w-3/5 rounded-[2px] bg-sunk" />
      <span className="h-[5%] w-2/3 rounded-[2px] bg-sunk" />
    </div>
  );
}

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

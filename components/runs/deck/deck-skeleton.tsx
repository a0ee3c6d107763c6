import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { SketchedCard } from './sketched-card';
import { STAGE, stageWidth } from './stage-width';

type Props = {
  /** The expected number of cards; null if unknown. */
  total: number | null;
  /** The number of finished cards; null for a finished deck that is loading. */
  done?: number | null;
  /** The headings known so far, while a language model writes the cards. */
  headings?: readonly (string | null)[] | undefined;
  /** Rendered below the stage. */
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

'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { WritingState } from '@/components/data/follow-writing';
import { cardName } from '@/components/deck/card-name';
import { CardView } from '@/components/deck/card-view';
import { classNames } from '@/components/ui/class-names';
import { nominalSize } from '@/lib/deck/deck';
import type { PlacedCard } from '@/lib/deck/placed';
import { t } from '@/lib/words/t';
import { CardThumb } from '../deck/card-thumb';
import { SketchedCard, STAGE, stageWidth } from '../deck/deck-skeleton';

type Props = {
  writing: WritingState & { head: NonNullable<WritingState['head']> };
  /** Rendered below the stage. */
  children?: ReactNode;
};

/** In pixels. */
const THUMB = 148;

/** Before the deck is stored, only `data:` pictures can be drawn. */
const noAddress = () => '';

/** A deck in progress: each card appears when it is written. Shows the newest card until the person selects one. */
export function WritingDesk({ writing, children }: Props) {
  const { total, head, headings, cards, newest } = writing;
  const [chosen, choose] = useState<number | null>(null);
  const at = chosen !== null && cards.has(chosen) ? chosen : newest;
  const shown = at === null ? undefined : cards.get(at)?.[0];
  const size = nominalSize(head.format, head.dimensions);
  return (
    <div className="flex min-h-0 flex-1 max-lg:flex-col-reverse max-lg:justify-end print:hidden">
      <ol
        aria-label={t('Cards')}
        // A scrollable region must be reachable by keyboard, even before it contains a button.
        tabIndex={cards.size === 0 ? 0 : undefined}
        className="flex shrink-0 gap-3.5 overflow-auto p-4 max-lg:order-first lg:w-54 lg:flex-col lg:border-e lg:border-hairline lg:pe-0"
      >
        {Array.from({ length: total }, (_, index) => (
          <li key={index} className="flex shrink-0 gap-2 max-lg:flex-col">
            <span aria-hidden="true" className="w-5 shrink-0 text-13 text-quiet tabular-nums max-lg:order-last">
              {index + 1}
            </span>
            <WrittenThumb
              card={cards.get(index)?.[0]}
              head={head}
              heading={headings[index]}
              isShown={index === at}
              isNewest={index === newest && chosen === null}
              onChoose={() => choose(index)}
              proportion={size.width / size.height}
            />
          </li>
        ))}
      </ol>
      <div className="flex min-w-0 flex-col bg-surface lg:flex-1">
        <div className={STAGE}>
          <div
            lang={head.language}
            className="m-auto w-(--narrow) overflow-hidden rounded-card lg:w-(--wide)"
            style={stageWidth(shown ?? size) as CSSProperties}
          >
            {shown ? (
              <div className="shadow-card">
                <CardView card={shown} theme={head.theme} imageUrl={noAddress} />
              </div>
            ) : (
              <div aria-hidden="true">
                <SketchedCard
                  heading={headings[0]}
                  proportion={size.width / size.height}
                  className="breathe w-full border-transparent bg-raised text-28 shadow-card"
                />
              </div>
            )}
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

type ThumbProps = {
  card: PlacedCard | undefined;
  head: Props['writing']['head'];
  heading: string | null | undefined;
  isShown: boolean;
  isNewest: boolean;
  onChoose: () => void;
  proportion: number;
};

function WrittenThumb({ card, head, heading, isShown, isNewest, onChoose, proportion }: ThumbProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNewest) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isNewest]);
  if (!card)
    return (
      <SketchedCard heading={heading} proportion={proportion} className="w-38 border-dashed border-edge text-[9px]" />
    );
  return (
    <button
      ref={button}
      type="button"
      aria-label={cardName(card)}
      aria-pressed={isShown}
      onClick={onChoose}
      className={classNames(
        'appear rounded-control border border-hairline p-px transition hover:border-edge',
        'aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink',
      )}
    >
      <CardThumb card={card} theme={head.theme} imageUrl={noAddress} language={head.language} width={THUMB} />
    </button>
  );
}

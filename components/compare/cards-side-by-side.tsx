import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { deckOptions } from '@/components/data/runs';
import { CardView } from '@/components/deck/card-view';
import { Button } from '@/components/ui/button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { usePrinting } from '@/components/ui/use-page-state';
import { pairCards } from '@/lib/compare/pair-cards';
import type { DeckAnswer, Run } from '@/lib/contract/composer';
import type { PlacedCard } from '@/lib/deck/placed';
import { t } from '@/lib/words/t';

/** Pairs shown initially. Each click on the button adds four times as many. */
const INITIAL_PAIRS = 6;

/** The rendered cards that differ. Only for local decks. */
export function CardsSideBySide({ before, after }: { before: Run; after: Run }) {
  const areOurs = before.hasDeck && after.hasDeck;
  const one = useQuery({ ...deckOptions(before.id), enabled: areOurs });
  const other = useQuery({ ...deckOptions(after.id), enabled: areOurs });
  const failure = one.error ?? other.error;
  return (
    <section aria-labelledby="cards-title" className="mt-10">
      <h2 id="cards-title" className="break-after-avoid text-16 font-semibold">
        {t('Cards')}
      </h2>
      {!areOurs && (
        <p className="mt-2 max-w-xl text-14 text-quiet">
          {t('Cards can be compared when both runs are local and done.')}
        </p>
      )}
      {areOurs && failure && <LoadFailure failure={failure} asked={[one, other]} className="mt-3" />}
      {areOurs && !failure && !(one.data && other.data) && (
        <LoadingState label={t('Loading…')} rows={2} className="mt-3 [&>div]:h-40" />
      )}
      {one.data && other.data && <Pairs before={one.data} after={other.data} />}
    </section>
  );
}

type LoadFailureProps = { failure: Error; asked: readonly UseQueryResult[]; className: string };

/** An error with a button that loads both sides again. */
export function LoadFailure({ failure, asked, className }: LoadFailureProps) {
  const retry = () => {
    for (const query of asked) void query.refetch();
  };
  return <ErrorState of={failure} title={t('Couldn’t load the list.')} className={className} onRetry={retry} />;
}

function Pairs({ before, after }: { before: DeckAnswer; after: DeckAnswer }) {
  const [most, setMost] = useState(INITIAL_PAIRS);
  const isPrinting = usePrinting();
  const pairs = useMemo(() => pairCards(before.deck.cards, after.deck.cards), [before, after]);
  const isOtherTheme = JSON.stringify(before.deck.theme) !== JSON.stringify(after.deck.theme);
  const differing = pairs.filter(({ isSame }) => isOtherTheme || !isSame);
  if (differing.length === 0) return <p className="mt-2 text-14 text-quiet">{t('All cards look the same.')}</p>;
  return (
    <>
      <p className="mt-1 break-after-avoid text-14 text-quiet">
        {isOtherTheme
          ? t('The themes differ, so every card does.')
          : t('{count} of {total} differ.', {
              count: differing.length.toLocaleString(),
              total: pairs.length.toLocaleString(),
            })}
      </p>
      <ol className="mt-5 space-y-6">
        {differing.slice(0, isPrinting ? undefined : most).map((pair) => (
          <li
            key={`${placeOf(pair.before)} ${placeOf(pair.after)}`}
            className="grid break-inside-avoid grid-cols-1 gap-4 sm:grid-cols-2"
          >
            <OneCard card={pair.before} answer={before} label={t('First run')} none={t('Not in the first run')} />
            <OneCard card={pair.after} answer={after} label={t('Second run')} none={t('Not in the second run')} />
          </li>
        ))}
      </ol>
      {differing.length > most && (
        <Button className="mt-4 print:hidden" onClick={() => setMost(most + 4 * INITIAL_PAIRS)}>
          {t('Show {more} more of {count} cards', {
            more: Math.min(4 * INITIAL_PAIRS, differing.length - most).toLocaleString(),
            count: differing.length.toLocaleString(),
          })}
        </Button>
      )}
    </>
  );
}

type CardProps = { card: PlacedCard | null; answer: DeckAnswer; label: string; none: string };

function OneCard({ card, answer: { deck, images }, label, none }: CardProps) {
  const imageUrl = useCallback((key: string) => images[key] ?? '', [images]);
  if (!card)
    return (
      <div className="flex min-h-24 items-center justify-center rounded-card border border-dashed border-edge text-14 text-quiet">
        {none}
      </div>
    );
  return (
    <figure className="min-w-0 break-inside-avoid">
      <figcaption className="mb-1 break-after-avoid text-13 text-quiet tabular-nums">
        {label} · {card.index + 1}
      </figcaption>
      <div lang={deck.language} className="overflow-hidden rounded-card shadow-card">
        <CardView card={card} theme={deck.theme} imageUrl={imageUrl} />
      </div>
    </figure>
  );
}

function placeOf(card: PlacedCard | null): string {
  return card ? `${card.index}-${card.page}` : '';
}

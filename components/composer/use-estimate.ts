'use client';

import { useQuery } from '@tanstack/react-query';
import { estimateOptions } from '@/components/data/estimate';
import type { Draft } from '@/lib/composer/draft';
import {
  type CreditRange,
  estimateCredits,
  estimateFromPast,
  estimateFromRuns,
  pricedLike,
  promisedCards,
} from '@/lib/composer/estimate-credits';
import type { PastCredits } from '@/lib/contract/estimate';
import { useFormSession } from './form-session';

export type Estimate = {
  /** Null when only the service knows: a remote template. */
  cards: number | null;
  /** What to show; null when nothing is known, as of a remote template that was never used before. */
  range: CreditRange | null;
  /** By the published prices: what a service may ask to be covered. */
  published: CreditRange | null;
  /** The person's own runs that `range` is learnt from; 0 where it is the published one. */
  runs: number;
};

/** What this draft may cost: by the published prices, or by the person's own similar runs once there are enough. */
export function useEstimate(draft: Draft): Estimate {
  const { settings, target } = useFormSession();
  const { data: past } = useQuery(estimateOptions(pricedLike(draft, target)));
  const cards = promisedCards(draft, target);
  const published = estimateCredits(draft, { target, modelConnected: settings?.modelConnected });
  const learnt = past && learntRange(cards, past);
  return learnt
    ? { cards, range: learnt, published, runs: past.runs }
    : { cards, range: published, published, runs: 0 };
}

function learntRange(cards: number | null, { perCard, perRun }: PastCredits): CreditRange | null {
  if (cards === null) return perRun && estimateFromRuns(perRun);
  return perCard && estimateFromPast(cards, perCard);
}

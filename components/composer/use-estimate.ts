'use client';

import { useQuery } from '@tanstack/react-query';
import { estimateOptions } from '@/components/data/estimate';
import type { Draft } from '@/lib/composer/draft';
import {
  type CreditRange,
  cardsOf,
  estimateCredits,
  estimateFromPast,
  pricedLike,
} from '@/lib/composer/estimate-credits';
import { useFormSession } from './form-session';

export type Estimate = {
  cards: number;
  /** What to show. */
  range: CreditRange;
  /** By the published prices: what a service may ask to be covered. */
  published: CreditRange;
  /** The runs of one's own that `range` is learnt from; 0 where it is the published one. */
  runs: number;
};

/** What this draft may cost: by the published prices, or by one's own runs once there are enough that are alike. */
export function useEstimate(draft: Draft): Estimate {
  const { settings, target } = useFormSession();
  const { data: past } = useQuery(estimateOptions(pricedLike(draft, target)));
  const cards = cardsOf(draft);
  const published = estimateCredits(draft, { target, modelConnected: settings?.modelConnected });
  if (!past?.perCard) return { cards, range: published, published, runs: 0 };
  return { cards, range: estimateFromPast(cards, past.perCard), published, runs: past.runs };
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { estimateOptions } from '@/components/data/estimate';
import { templateSizeOptions } from '@/components/data/template-size';
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
import { useEstimateFacts } from './use-estimate-facts';

export type Estimate = {
  /** Null for a run from a template whose number of cards is unknown. */
  cards: number | null;
  /** The range to show; null if unknown, e.g. for a remote template that was never used before. */
  range: CreditRange | null;
  /** The cost by published prices: the balance a service may require. */
  published: CreditRange | null;
  /** The number of earlier runs that `range` is based on; 0 for published prices. */
  runs: number;
};

/** The estimated cost of a draft: by published prices, or by similar earlier runs once there are enough. */
export function useEstimate(draft: Draft): Estimate {
  const common = useEstimateFacts();
  const { target } = common;
  const { data: templateCards } = useQuery(templateSizeOptions(target, draft.artifactId));
  const facts = { ...common, templateCards };
  const { data: past } = useQuery(estimateOptions(pricedLike(draft, target)));
  const cards = promisedCards(draft, facts);
  const published = estimateCredits(draft, facts);
  const fromRuns = past && rangeFromRuns(cards, past);
  return fromRuns
    ? { cards, range: fromRuns, published, runs: past.runs }
    : { cards, range: published, published, runs: 0 };
}

function rangeFromRuns(cards: number | null, { perCard, perRun }: PastCredits): CreditRange | null {
  if (cards === null) return perRun && estimateFromRuns(perRun);
  return perCard && estimateFromPast(cards, perCard);
}

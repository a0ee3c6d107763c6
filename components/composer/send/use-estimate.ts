'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { estimateOptions, templateSizeOptions } from '@/components/data/costs';
import type { Draft } from '@/lib/composer/draft';
import { type Estimate, estimateOf, pricedLike } from '@/lib/composer/estimate-credits';
import { lengthOf, naturalWish, wishOf } from '@/lib/composer/suggest/auto-cards';
import { naturalCards } from '@/lib/composer/suggest/natural-cards';
import { useEstimateFacts } from './use-estimate-facts';

export function useEstimate(draft: Draft): Estimate {
  const facts = useEstimateFacts();
  const { data: templateCards } = useQuery(templateSizeOptions(facts.target, draft.artifactId));
  const { data: past } = useQuery(estimateOptions(pricedLike(draft, facts.target)));
  return estimateOf(draft, { ...facts, templateCards }, past);
}

/** Shorter texts are counted before anyone could read that they are being counted. */
const LONG_TEXT = 20_000;

/** Whether the cards of the text under Auto length are known exactly. */
export function useIsCounted(draft: Draft): boolean {
  const { maxCards } = useEstimateFacts();
  const wish = naturalWish(wishOf(draft), maxCards);
  const isCounted = () => naturalCards.isCounted(wish);
  return useSyncExternalStore(naturalCards.subscribe, isCounted, isCounted);
}

/** Whether the number of cards of a long text is still being counted, so that the last known one is of another text. */
export function useIsCounting(draft: Draft): boolean {
  const isCounted = useIsCounted(draft);
  const isAuto = draft.operation === 'generate' && lengthOf(draft) === 'auto';
  return isAuto && !isCounted && draft.inputText.length > LONG_TEXT;
}

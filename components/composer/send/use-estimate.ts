'use client';

import { useQuery } from '@tanstack/react-query';
import { estimateOptions, templateSizeOptions } from '@/components/data/estimate';
import type { Draft } from '@/lib/composer/draft';
import { type Estimate, estimateOf, pricedLike } from '@/lib/composer/estimate-credits';
import { useEstimateFacts } from './use-estimate-facts';

/** The estimated cost of the draft in the form. */
export function useEstimate(draft: Draft): Estimate {
  const facts = useEstimateFacts();
  const { data: templateCards } = useQuery(templateSizeOptions(facts.target, draft.artifactId));
  const { data: past } = useQuery(estimateOptions(pricedLike(draft, facts.target)));
  return estimateOf(draft, { ...facts, templateCards }, past);
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { draftOfRequest } from '@/components/composer/draft-of-run';
import { targetFacts } from '@/components/composer/send/use-estimate-facts';
import { estimateOptions } from '@/components/data/estimate';
import { settingsOptions } from '@/components/data/settings';
import { blankDraft } from '@/lib/composer/draft';
import { type Estimate, type EstimateFacts, estimateOf, pricedLike } from '@/lib/composer/estimate-credits';
import type { Run } from '@/lib/contract/composer';
import type { PastCredits } from '@/lib/contract/estimate';
import type { Target } from '@/lib/contract/run-words';

type Priced = Pick<Run, 'operation' | 'request' | 'target' | 'state' | 'credits' | 'cards'>;

/** The estimated cost of a run's request at a target; null if the request violates the contract. */
export function useRunEstimate(run: Priced, target: Target): Estimate | null {
  const { data: settings } = useQuery(settingsOptions());
  const draft = draftOfRequest(run);
  const { data: past } = useQuery({
    ...estimateOptions(pricedLike(draft ?? blankDraft(), target)),
    enabled: draft !== null,
  });
  return runEstimate(run, targetFacts(target, settings), past);
}

/** What the run cost, if it completed at the same target; otherwise the estimate for the request as it was sent. */
export function runEstimate(run: Priced, facts: EstimateFacts, past: PastCredits | undefined): Estimate | null {
  const draft = draftOfRequest(run);
  if (draft === null) return null;
  const estimate = estimateOf(draft, { ...facts, templateCards: run.cards ?? undefined }, past);
  const { deducted } = run.credits;
  if (run.target !== facts.target || run.state !== 'completed' || deducted === null) return estimate;
  return { ...estimate, range: { low: deducted, high: deducted }, runs: 0 };
}

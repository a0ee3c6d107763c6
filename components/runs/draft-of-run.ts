'use client';

import { useQuery } from '@tanstack/react-query';
import { targetFacts } from '@/components/composer/send/use-estimate-facts';
import { estimateOptions } from '@/components/data/costs';
import { settingsOptions } from '@/components/data/settings';
import { blankDraft, type Draft, readDraft } from '@/lib/composer/draft';
import { type Estimate, type EstimateFacts, estimateOf, pricedLike } from '@/lib/composer/estimate-credits';
import { toDraft } from '@/lib/composer/full-request';
import type { Run } from '@/lib/contract/composer';
import type { PastCredits } from '@/lib/contract/estimate';
import { validateGenerate, validateTemplate } from '@/lib/contract/request/validate';
import type { Target } from '@/lib/contract/run-words';

/** The form as it was when the run was sent; for a run without a saved form, one built from its request. */
export function draftOfRun(run: Pick<Run, 'draft' | 'operation' | 'request'>): Draft | null {
  return readDraft(run.draft) ?? draftOfRequest(run);
}

/** The form for exactly the request that was sent, with its number of cards; null if it violates the contract. */
function draftOfRequest(run: Pick<Run, 'operation' | 'request'>): Draft | null {
  if (run.operation === 'generate') {
    // Validated with the remote limits for any target, because the form accepts those values.
    const parsed = validateGenerate(run.request, { target: 'remote' });
    return parsed.ok ? toDraft('generate', parsed.value) : null;
  }
  const parsed = validateTemplate(run.request);
  return parsed.ok ? toDraft('template', parsed.value) : null;
}

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

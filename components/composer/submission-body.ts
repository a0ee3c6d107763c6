import { lengthFacts, lengthOf, naturalWish } from '@/lib/composer/auto-cards';
import type { Draft } from '@/lib/composer/draft';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { fullRequest } from '@/lib/composer/full-request';
import { naturalCards } from '@/lib/composer/natural-cards';
import { reviewsOutline } from '@/lib/composer/reviews-outline';
import { relevantRequest } from '@/lib/contract/relevance';
import { countNaturalCards } from '@/lib/deck/make-cards';

/** The request body for a draft: the fields in use, and the draft itself for the history. */
export function submissionBody(draft: Draft, facts: EstimateFacts) {
  const { target } = facts;
  computeAutoLength(draft, facts);
  const full = fullRequest(draft, lengthFacts(facts));
  return full.operation === 'generate'
    ? {
        ...{ target, operation: full.operation, request: relevantRequest('generate', full.request), draft },
        ...(reviewsOutline(draft, facts) ? { reviewOutline: true } : {}),
      }
    : { target, operation: full.operation, request: relevantRequest('template', full.request), draft };
}

/** Auto length sends the card count of exactly this text, even if the preview has not caught up yet. */
function computeAutoLength(draft: Draft, facts: EstimateFacts): void {
  const auto = { ...draft, format: draft.format || 'presentation' } as const;
  if (draft.operation !== 'generate' || lengthOf(draft) !== 'auto') return;
  const want = naturalWish(auto, facts.maxCards);
  if (naturalCards.of(want) === null && /\S/.test(want.inputText))
    naturalCards.remember(want, Math.min(countNaturalCards(want), want.maxCards));
}

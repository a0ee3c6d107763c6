import { lengthOf, naturalWish } from '@/lib/composer/auto-cards';
import type { Draft } from '@/lib/composer/draft';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { fullRequest } from '@/lib/composer/full-request';
import { naturalCards } from '@/lib/composer/natural-cards';
import { followsTextLanguage, requestFacts } from '@/lib/composer/request-facts';
import { reviewsOutline } from '@/lib/composer/reviews-outline';
import { textLanguages } from '@/lib/composer/text-languages';
import { relevantRequest } from '@/lib/contract/relevance';
import { countNaturalCards } from '@/lib/deck/make-cards';

/** The request body for a draft: the fields in use, and the draft itself for the history. */
export async function submissionBody(draft: Draft, facts: EstimateFacts) {
  const { target } = facts;
  computeAutoLength(draft, facts);
  await detectTextLanguage(draft, facts);
  const full = fullRequest(draft, requestFacts({ ...facts, textLanguage: textLanguages.of(draft.inputText) }));
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

/** The language is sent for exactly this text too. */
async function detectTextLanguage(draft: Draft, facts: EstimateFacts): Promise<void> {
  const { inputText } = draft;
  if (!followsTextLanguage(draft, requestFacts(facts)) || textLanguages.of(inputText) !== null) return;
  const { writingLanguage } = await import('@/lib/deck/write/writing-language');
  textLanguages.remember(inputText, writingLanguage(inputText));
}

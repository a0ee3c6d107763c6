import type { Draft } from '@/lib/composer/draft';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { fullRequest } from '@/lib/composer/full-request';
import { languageWish, requestFacts } from '@/lib/composer/request-facts';
import { lengthOf, naturalWish, wishOf } from '@/lib/composer/suggest/auto-cards';
import { naturalCards } from '@/lib/composer/suggest/natural-cards';
import { reviewsOutline } from '@/lib/composer/suggest/reviews-outline';
import { textLanguages } from '@/lib/composer/text-languages';
import { relevantRequest } from '@/lib/contract/relevance';
import { countNaturalCards } from '@/lib/deck/make-cards';

/** The request body for a draft: the fields in use, and the draft itself for the history. */
export async function submissionBody(draft: Draft, facts: EstimateFacts) {
  const { target } = facts;
  computeAutoLength(draft, facts);
  const textLanguage = await textLanguageOf(draft, facts);
  const full = fullRequest(draft, requestFacts({ ...facts, textLanguage }));
  return full.operation === 'generate'
    ? {
        ...{ target, operation: full.operation, request: relevantRequest('generate', full.request), draft },
        ...(reviewsOutline(draft, facts) ? { reviewOutline: true } : {}),
      }
    : { target, operation: full.operation, request: relevantRequest('template', full.request), draft };
}

/** Auto length sends the card count of exactly this text, even if the preview has not caught up yet. */
function computeAutoLength(draft: Draft, facts: EstimateFacts): void {
  if (draft.operation !== 'generate' || lengthOf(draft) !== 'auto') return;
  const want = naturalWish(wishOf(draft), facts.maxCards);
  if (naturalCards.of(want) === null && /\S/.test(want.inputText))
    naturalCards.remember(want, Math.min(countNaturalCards(want), want.maxCards));
}

/** The language is sent for exactly this text too. */
async function textLanguageOf(draft: Draft, facts: EstimateFacts): Promise<string | null> {
  const wish = languageWish(draft, requestFacts(facts));
  if (!wish) return null;
  const known = textLanguages.of(wish);
  if (known !== undefined) return known;
  const { languageToName } = await import('@/lib/deck/write/writing-language');
  const language = languageToName(wish);
  textLanguages.remember(wish, language);
  return language;
}

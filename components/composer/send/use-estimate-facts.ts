'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { estimateOptions, templateSizeOptions } from '@/components/data/costs';
import type { Draft } from '@/lib/composer/draft';
import { type Estimate, type EstimateFacts, estimateOf, pricedLike } from '@/lib/composer/estimate-credits';
import { type RequestFacts, requestFacts } from '@/lib/composer/request-facts';
import { lengthOf, naturalWish, wishOf } from '@/lib/composer/suggest/auto-cards';
import { naturalCards } from '@/lib/composer/suggest/natural-cards';
import { textLanguages } from '@/lib/composer/text-languages';
import type { Target } from '@/lib/contract/run-words';
import type { Settings } from '@/lib/contract/settings';
import { messagesInUse } from '@/lib/words/messages-in-use';
import { useFormSession } from '../form-session';

/** The facts about a target that the preview, the price and the request to send depend on. */
export function targetFacts(target: Target, settings: Settings | undefined): EstimateFacts {
  return {
    target,
    modelConnected: settings?.modelConnected,
    modelCreditsPerCard: settings?.modelCreditsPerCard,
    imageModelCredits: settings?.imageModelCredits ?? undefined,
    maxCards: settings?.maxCards[target],
    publicOrigin: settings?.publicOrigin,
    readerLanguage: messagesInUse().locale,
  };
}

/** What the request and its price depend on besides the draft. */
export function useEstimateFacts(): EstimateFacts {
  const { settings, target } = useFormSession();
  // Computed by the preview, shortly after the text has changed.
  const shownCards = useSyncExternalStore(naturalCards.subscribe, naturalCards.latest, naturalCards.latest);
  const textLanguage = useSyncExternalStore(textLanguages.subscribe, textLanguages.latest, textLanguages.latest);
  return useMemo(
    () => ({ ...targetFacts(target, settings), shownCards, textLanguage }),
    [target, settings, shownCards, textLanguage],
  );
}

/** What a request depends on besides the draft. */
export function useRequestFacts(): RequestFacts {
  const facts = useEstimateFacts();
  return useMemo(() => requestFacts(facts), [facts]);
}

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

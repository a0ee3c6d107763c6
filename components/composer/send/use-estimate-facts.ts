'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { type RequestFacts, requestFacts } from '@/lib/composer/request-facts';
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

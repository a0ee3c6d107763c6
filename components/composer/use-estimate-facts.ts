import { useMemo, useSyncExternalStore } from 'react';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { naturalCards } from '@/lib/composer/natural-cards';
import { type RequestFacts, requestFacts } from '@/lib/composer/request-facts';
import { textLanguages } from '@/lib/composer/text-languages';
import { messagesInUse } from '@/lib/words/messages-in-use';
import { useFormSession } from './form-session';

/** What the request and its price depend on besides the draft. */
export function useEstimateFacts(): EstimateFacts {
  const { settings, target } = useFormSession();
  const modelConnected = settings?.modelConnected;
  const modelCreditsPerCard = settings?.modelCreditsPerCard;
  const imageModelCredits = settings?.imageModelCredits ?? undefined;
  const maxCards = settings?.maxCards[target];
  const publicOrigin = settings?.publicOrigin;
  // Computed by the preview, shortly after the text has changed.
  const shownCards = useSyncExternalStore(naturalCards.subscribe, naturalCards.latest, naturalCards.latest);
  const textLanguage = useSyncExternalStore(textLanguages.subscribe, textLanguages.latest, textLanguages.latest);
  const readerLanguage = messagesInUse().locale;
  return useMemo(
    () => ({
      ...{ target, modelConnected, modelCreditsPerCard, imageModelCredits, maxCards, publicOrigin },
      ...{ shownCards, textLanguage, readerLanguage },
    }),
    [
      target,
      modelConnected,
      modelCreditsPerCard,
      imageModelCredits,
      maxCards,
      publicOrigin,
      shownCards,
      textLanguage,
      readerLanguage,
    ],
  );
}

/** What a request depends on besides the draft. */
export function useRequestFacts(): RequestFacts {
  const facts = useEstimateFacts();
  return useMemo(() => requestFacts(facts), [facts]);
}

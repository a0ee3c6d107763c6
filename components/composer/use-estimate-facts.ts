import { useMemo, useSyncExternalStore } from 'react';
import { type LengthFacts, lengthFacts } from '@/lib/composer/auto-cards';
import type { EstimateFacts } from '@/lib/composer/estimate-credits';
import { naturalCards } from '@/lib/composer/natural-cards';
import { useFormSession } from './form-session';

/** What the number of cards and their price depend on besides the draft. */
export function useEstimateFacts(): EstimateFacts {
  const { settings, target } = useFormSession();
  const modelConnected = settings?.modelConnected;
  const modelCreditsPerCard = settings?.modelCreditsPerCard;
  const imageModelCredits = settings?.imageModelCredits ?? undefined;
  const maxCards = settings?.maxCards[target];
  // Computed by the preview, shortly after the text has changed.
  const shownCards = useSyncExternalStore(naturalCards.subscribe, naturalCards.latest, naturalCards.latest);
  return useMemo(
    () => ({ target, modelConnected, modelCreditsPerCard, imageModelCredits, maxCards, shownCards }),
    [target, modelConnected, modelCreditsPerCard, imageModelCredits, maxCards, shownCards],
  );
}

/** What Auto length depends on besides the draft. */
export function useLengthFacts(): LengthFacts {
  const facts = useEstimateFacts();
  return useMemo(() => lengthFacts(facts), [facts]);
}

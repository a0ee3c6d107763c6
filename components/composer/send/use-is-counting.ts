import { useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/composer/draft';
import { lengthOf, naturalWish, wishOf } from '@/lib/composer/suggest/auto-cards';
import { naturalCards } from '@/lib/composer/suggest/natural-cards';
import { useEstimateFacts } from './use-estimate-facts';

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

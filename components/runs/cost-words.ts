import { useQuery } from '@tanstack/react-query';
import { deckOptions } from '@/components/data/runs';
import { type DeckSize, deckSize } from '@/components/deck/deck-size';
import type { Run } from '@/lib/contract/composer';
import { t, tPlural } from '@/lib/words/t';

type Priced = Pick<Run, 'target' | 'state' | 'credits' | 'creditsAfterwards'>;

/**
 * The cost of a run in a word or two, with the cards that were written or rewritten afterwards. Null while it is
 * unknown, or if nothing was made.
 */
export function costWords({ target, state, credits, creditsAfterwards }: Priced): string | null {
  const { deducted } = credits;
  // A cancelled run pays for the cards that were written.
  if (state !== 'completed' && !(state === 'stopped' && target === 'local' && deducted)) return null;
  // Local credits are not money and must not look like it.
  if (target === 'local') return deducted === null ? null : localCreditWords(deducted + creditsAfterwards);
  if (deducted === null) return t('Cost not reported');
  return tPlural(deducted, { one: '{count} credit', other: '{count} credits' }, { count: deducted.toLocaleString() });
}

export function localCreditWords(credits: number): string {
  const count = credits.toLocaleString();
  return tPlural(credits, { one: '{count} local credit', other: '{count} local credits' }, { count });
}

/** The size of a run's deck: the pages of a document once its deck is loaded, otherwise its cards; null if unknown. */
export function useDeckSize({ id, format, cards }: Run): DeckSize | null {
  // Not fetched here: the part of the page that shows the deck loads it.
  const { data } = useQuery({ ...deckOptions(id), enabled: false });
  if (format === 'document' && data) return deckSize(data.deck.cards);
  return cards === null ? null : { cards };
}

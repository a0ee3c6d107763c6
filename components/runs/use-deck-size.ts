import { useQuery } from '@tanstack/react-query';
import { deckOptions } from '@/components/data/runs';
import { type DeckSize, deckSize } from '@/components/deck/deck-size';
import type { Run } from '@/lib/contract/composer';

/** The size of a run's deck: the pages of a document once its deck is loaded, otherwise its cards; null if unknown. */
export function useDeckSize({ id, format, cards }: Run): DeckSize | null {
  // Not fetched here: the part of the page that shows the deck loads it.
  const { data } = useQuery({ ...deckOptions(id), enabled: false });
  if (format === 'document' && data) return deckSize(data.deck.cards);
  return cards === null ? null : { cards };
}

import { useQuery } from '@tanstack/react-query';
import { deckOptions } from '@/components/data/runs';
import { type DeckSize, deckSize } from '@/components/deck/deck-size';
import type { Run } from '@/lib/contract/composer';

/** What a run made: the pages of a document once its deck has been read, or else its cards; null if unknown. */
export function useDeckSize({ id, format, cards }: Run): DeckSize | null {
  // The deck's own part of the page reads it.
  const { data } = useQuery({ ...deckOptions(id), enabled: false });
  if (format === 'document' && data) return deckSize(data.deck.cards);
  return cards === null ? null : { cards };
}

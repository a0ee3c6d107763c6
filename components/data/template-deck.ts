import { queryOptions } from '@tanstack/react-query';
import type { PlacedCard } from '@/lib/deck/placed';
import { RouteFailure } from './request-json';

/** Enough cards to preview a template; the request itself always uses all of them. */
const MAX_CARDS = 60;

/** The rendered cards of an artifact of the engine, as a template preview. Immutable. */
export function templateCardsOptions(artifactId: string) {
  return queryOptions({
    queryKey: ['template-cards', artifactId],
    queryFn: ({ signal }) => readCards(artifactId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // A structural comparison of hundreds of kilobytes would only find that nothing changed.
    structuralSharing: false,
    retry: 1,
  });
}

async function readCards(artifactId: string, signal: AbortSignal): Promise<PlacedCard[]> {
  const cards: PlacedCard[] = [];
  for (let from: number | null = 0; from !== null && cards.length < MAX_CARDS; ) {
    const answer: Response = await fetch(`/a/${encodeURIComponent(artifactId)}/cards?from=${from}`, { signal });
    if (!answer.ok) throw new RouteFailure(answer.status, { message: answer.statusText });
    const slice = (await answer.json()) as { next: number | null; cards: PlacedCard[] };
    cards.push(...slice.cards);
    from = slice.next;
  }
  return cards;
}

/** The URL of an artifact's picture in the engine. */
export function templateImageUrl(artifactId: string): (key: string) => string {
  const address = `/a/${encodeURIComponent(artifactId)}/images/`;
  return (key) => address + key.split('/').map(encodeURIComponent).join('/');
}

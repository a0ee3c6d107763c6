import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Target } from '@/lib/contract/run-words';
import type { SavedTemplate, TemplateToSave } from '@/lib/contract/templates';
import type { PlacedCard } from '@/lib/deck/placed';
import { RouteFailure, readingPages, requestJson } from './request-json';

const PAGE = 20;

/** The first segment of all query keys here, for invalidation. */
export const TEMPLATES_KEY = 'templates';

/** A target's templates in pages: the built-in ones, saved ones by name, then the person's own decks, newest first. */
export function templatesOptions(target: Target, query: string) {
  return infiniteQueryOptions({
    queryKey: [TEMPLATES_KEY, target, query.trim().toLowerCase()],
    ...readingPages('templatePage', '/api/templates', { target, query: query.trim(), limit: PAGE }),
    staleTime: 30_000,
  });
}

/** Saves an artifact's id under a name; an already saved one is renamed. */
export function saveTemplate(asked: TemplateToSave): Promise<SavedTemplate> {
  return requestJson('savedTemplate', '/api/templates', { method: 'POST', body: asked });
}

/** Removes the name. Saving it again restores it. */
export async function deleteTemplate(savedId: string): Promise<void> {
  await requestJson('deleted', `/api/templates/${encodeURIComponent(savedId)}`, { method: 'DELETE', body: {} });
}

type Slice = { next: number | null; cards: PlacedCard[] };

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
    const slice = (await answer.json()) as Slice;
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

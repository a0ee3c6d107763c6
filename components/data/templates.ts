import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Target } from '@/lib/contract/run-words';
import type { SavedTemplate, TemplateToSave } from '@/lib/contract/templates';
import { answerShape } from './answer-shape';
import { requestJson, withQuery } from './request-json';

const PAGE = 20;

/** The first segment of all query keys here, for invalidation. */
export const TEMPLATES_KEY = 'templates';

/** A target's templates in pages: the built-in ones, saved ones by name, then the person's own decks, newest first. */
export function templatesOptions(target: Target, query: string) {
  return infiniteQueryOptions({
    queryKey: [TEMPLATES_KEY, target, query.trim().toLowerCase()],
    queryFn: ({ pageParam, signal }) =>
      requestJson(
        answerShape('templatePage'),
        withQuery('/api/templates', { target, query: query.trim(), limit: PAGE, after: pageParam }),
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 30_000,
  });
}

/** Saves an artifact's id under a name; an already saved one is renamed. */
export function saveTemplate(asked: TemplateToSave): Promise<SavedTemplate> {
  return requestJson(answerShape('savedTemplate'), '/api/templates', { method: 'POST', body: asked });
}

/** Removes the name. Saving it again restores it. */
export async function deleteTemplate(savedId: string): Promise<void> {
  await requestJson(answerShape('deleted'), `/api/templates/${encodeURIComponent(savedId)}`, {
    method: 'DELETE',
    body: {},
  });
}

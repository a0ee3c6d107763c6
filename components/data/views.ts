import { queryOptions } from '@tanstack/react-query';
import type { SavedView, ViewChange, ViewToSave } from '@/lib/contract/saved-view';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** All saved views of the history, by name. */
export function viewsOptions() {
  return queryOptions({
    queryKey: ['views'],
    queryFn: ({ signal }) => requestJson(answerShape('savedViewList'), '/api/views', { signal }),
    staleTime: 30_000,
  });
}

export function createView(asked: ViewToSave): Promise<SavedView> {
  return requestJson(answerShape('savedView'), '/api/views', { method: 'POST', body: asked });
}

export function changeView(id: string, change: ViewChange): Promise<SavedView> {
  return requestJson(answerShape('savedView'), `/api/views/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    body: change,
  });
}

export async function deleteView(id: string): Promise<void> {
  await requestJson(answerShape('deleted'), `/api/views/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} });
}

import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DraftKept, DraftRecord, DraftToKeep } from '@/lib/contract/drafts';
import { answerShape, RouteFailure, readingPages, requestJson } from './request-json';

const PAGE = 20;

export const DRAFTS_KEY = 'drafts';

/** The server's drafts, most recently changed first, in pages. */
export function draftsOptions() {
  return infiniteQueryOptions({
    queryKey: [DRAFTS_KEY],
    ...readingPages('draftPage', '/api/drafts', { limit: PAGE }),
    // Drafts change with every keystroke, so the list is always refetched.
    staleTime: 0,
    gcTime: 0,
  });
}

const address = (id: string) => `/api/drafts/${encodeURIComponent(id)}`;

export function readServerDraft(id: string): Promise<DraftRecord> {
  return requestJson('draftRecord', address(id), {});
}

export type KeepOutcome = { ok: true; kept: DraftKept } | { ok: false; newer: DraftRecord };

/**
 * Saves a draft unless it has been changed elsewhere since its revision.
 * @throws RouteFailure if it was refused for another reason, or the outcome is unknown
 */
export async function keepServerDraft(id: string, asked: DraftToKeep, keepalive = false): Promise<KeepOutcome> {
  try {
    const kept = await requestJson('draftKept', address(id), { method: 'PUT', body: asked, keepalive });
    return { ok: true, kept };
  } catch (failure) {
    if (!(failure instanceof RouteFailure && failure.status === 409)) throw failure;
    const parsed = (await answerShape('draftIsNewer')()).safeParse(failure.body);
    if (parsed.success) return { ok: false, newer: parsed.data.newer };
    throw failure;
  }
}

export function deleteServerDraft(id: string): Promise<DraftRecord> {
  return requestJson('draftRecord', address(id), { method: 'DELETE', body: {} });
}

export function restoreServerDraft(id: string): Promise<DraftRecord> {
  return requestJson('draftRecord', `${address(id)}/restore`, { method: 'POST', body: {} });
}

import 'server-only';
import type { Target } from '@/lib/contract/run-words';
import type { ListOutcome, ListQuery, ServiceClient } from '../service/client';
import { type CallFailure, ServiceError } from '../service/errors';
import { type Item, ListCache } from './list-cache';
import { ListTrail } from './list-trail';

export type ListName = 'themes' | 'folders';

type Read = (service: ServiceClient, query: ListQuery, signal?: AbortSignal) => Promise<ListOutcome<Item>>;

/** Reads a page from the service itself. */
export const READS: Record<ListName, Read> = {
  themes: (service, query, signal) => service.listThemes(query, signal),
  folders: (service, query, signal) => service.listFolders(query, signal),
};

export type AskedList = { target: Target; service: ServiceClient; name: ListName; page: ListQuery };
export type ReadList = ListOutcome<Item> | { ok: false; error: null; reason: 'expired' };
export type ListMemory = { cache: ListCache; trail: ListTrail };

// On globalThis, because Next evaluates modules more than once in one process.
const shared = globalThis as typeof globalThis & { cardwrightLists?: ListMemory };

function listMemory(): ListMemory {
  shared.cardwrightLists ??= { cache: new ListCache(), trail: new ListTrail() };
  return shared.cardwrightLists;
}

/**
 * A page of the target's own list. Remote pages come from the cache for a minute, and stale ones are returned while a
 * newer one is fetched. The engine is asked every time: it answers within milliseconds in this process, and its list
 * must show a folder created a moment ago. `signal` aborts calls that nothing else waits for.
 */
export async function readList(
  { target, service, name, page }: AskedList,
  signal: AbortSignal,
  { cache, trail }: ListMemory = listMemory(),
): Promise<ReadList> {
  if (target === 'local') return READS[name](service, page, signal);
  const { query = '', limit, after = '' } = page;
  const scope = JSON.stringify([target, name, query, limit]);
  const outcome = await cache.read(`${scope}\n${after}`, () => READS[name](service, page));
  if (outcome.ok) return { ok: true, list: trail.follow(scope, after, outcome.list) };
  if (!isExpired(outcome.error, after)) return outcome;
  // The cached first page may contain the very cursor that has expired; a restart needs another one.
  cache.forget(`${scope}\n`);
  return { ok: false, error: null, reason: 'expired' };
}

/** A cursor that the service no longer knows: it answers 400 naming it, or 410. */
function isExpired(error: CallFailure, after: string): boolean {
  if (after === '' || !(error instanceof ServiceError)) return false;
  const names = error.status === 400 && (error.fields.some(isCursor) || /\b(after|cursor)\b/i.test(error.message));
  return names || error.status === 410;
}

function isCursor({ path }: { path: string }): boolean {
  return path === 'after';
}

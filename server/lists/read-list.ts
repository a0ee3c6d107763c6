import 'server-only';
import type { ListResponse } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import type { ListOutcome, ListQuery, ServiceClient } from '../service/client';
import { type CallFailure, ServiceError } from '../service/errors';
import { type Item, ListCache } from './list-cache';

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

/** A page's position in a walk through a list. `after` is '' for the first. */
type Step = { from: string | null; ids: readonly string[]; depth: number; barren: number };

/** How many pages of all lists together are remembered. */
const MAX_STEPS = 2000;
/** How many pages of one list are shown. A longer list is searched by name. */
const MAX_DEPTH = 1000;
const MAX_IDS = 1000;
/** A list ends after this many consecutive pages without anything new: it repeats itself with new cursors. */
const MAX_BARREN = 2;

/**
 * Remembers the path to each page, so that a list that loops ends there, and no row of an earlier page is repeated
 * (docs/spec/faults.md#16). A cursor is opaque and says none of this.
 */
export class ListTrail {
  readonly #steps = new Map<string, Step>();

  /** The page to show. `scope` identifies the list, its query and its limit. */
  follow(scope: string, after: string, list: ListResponse<Item>): ListResponse<Item> {
    const before = this.#before(scope, after);
    const data = unlike(list.data, before.ids);
    const step = this.#steps.get(keyOf(scope, after)) ?? { from: null, depth: 0, barren: 0 };
    const barren = data.length === 0 ? step.barren + 1 : 0;
    this.#keep(keyOf(scope, after), { ...step, ids: list.data.slice(0, MAX_IDS).map(({ id }) => id) });
    const next = list.nextCursor;
    const leadsBack = next === null || next === after || before.cursors.has(next);
    const isEnd = !list.hasMore || leadsBack || barren >= MAX_BARREN || step.depth + 1 >= MAX_DEPTH;
    if (isEnd) return { data, hasMore: false, nextCursor: null };
    const known = this.#steps.get(keyOf(scope, next));
    this.#keep(keyOf(scope, next), { from: after, ids: known?.ids ?? [], depth: step.depth + 1, barren });
    return { data, hasMore: true, nextCursor: next };
  }

  /** The cursors and ids between the first page and this one. */
  #before(scope: string, after: string): { cursors: Set<string>; ids: Set<string> } {
    const cursors = new Set<string>();
    const ids = new Set<string>();
    let at = this.#steps.get(keyOf(scope, after))?.from ?? null;
    while (at !== null && !cursors.has(at)) {
      cursors.add(at);
      const step = this.#steps.get(keyOf(scope, at));
      for (const id of step?.ids ?? []) ids.add(id);
      at = step?.from ?? null;
    }
    return { cursors, ids };
  }

  #keep(key: string, step: Step): void {
    this.#steps.delete(key);
    this.#steps.set(key, step);
    const [oldest] = this.#steps.keys();
    if (this.#steps.size > MAX_STEPS && oldest !== undefined) this.#steps.delete(oldest);
  }
}

function keyOf(scope: string, after: string): string {
  return `${scope}\n${after}`;
}

/** The items that are not in `ids`, without duplicates. */
function unlike(items: readonly Item[], ids: ReadonlySet<string>): Item[] {
  const own = new Set<string>();
  return items.filter(({ id }) => {
    const isNew = !ids.has(id) && !own.has(id);
    own.add(id);
    return isNew;
  });
}

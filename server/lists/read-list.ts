import 'server-only';
import type { ListResponse } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { perProcess } from '../per-process';
import type { ListOutcome, ListQuery, ServiceClient } from '../service/client';
import { type CallFailure, ServiceError } from '../service/errors';

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

const listMemory = perProcess(
  'cardwrightLists',
  (): ListMemory => ({ cache: new ListCache(), trail: new ListTrail() }),
);

/**
 * A page of the target's own list. Remote pages come from the cache for a minute, and stale ones are returned while a
 * newer one is fetched. The engine is asked every time: it answers within milliseconds in this process, and its list
 * must show a folder created a moment ago. `signal` aborts calls that nothing else waits for.
 */
export async function readList({ target, service, name, page }: AskedList, signal: AbortSignal): Promise<ReadList> {
  const { cache, trail } = listMemory();
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

export type Item = { id: string; name?: string };
type Kept = { list: ListResponse<Item>; bytes: number; at: number };

/** How long a page is fresh, in milliseconds. */
const FRESH = 60_000;
/** How long a stale page is still returned while a newer one is fetched, in milliseconds. */
const USABLE = 10 * 60_000;
/** Pause after a failed refresh before the next one, in milliseconds. */
const AFTER_FAILURE = 10_000;

type ListCacheSettings = { now?: () => number; maxEntries?: number; maxBytes?: number };

/**
 * Pages of a service's lists, so that a picker answers faster than the service does. A page older than a minute is
 * returned at once and refreshed in the background; failures are never cached. Keeps the most recently used pages,
 * within its limits.
 */
export class ListCache {
  readonly #now: () => number;
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<ListOutcome<Item>>>();
  readonly #failedAt = new Map<string, number>();
  #bytes = 0;

  constructor({ now = Date.now, maxEntries = 500, maxBytes = 16 * 1024 * 1024 }: ListCacheSettings = {}) {
    this.#now = now;
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#kept.size, bytes: this.#bytes };
  }

  /** The page of `key`, cached or from `fetch`; concurrent readers share a call. */
  async read(key: string, fetch: () => Promise<ListOutcome<Item>>): Promise<ListOutcome<Item>> {
    const kept = this.#kept.get(key);
    const age = kept ? this.#now() - kept.at : Number.POSITIVE_INFINITY;
    if (!kept || age >= USABLE) return this.#fetch(key, fetch);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    // The refresh is not awaited, so its error is ignored: the old page is kept until it is too old.
    if (age >= FRESH && this.#mayRefresh(key)) this.#fetch(key, fetch).catch(() => {});
    return { ok: true, list: kept.list };
  }

  /** Drops the pages whose keys have this prefix. */
  forget(start: string): void {
    for (const key of [...this.#kept.keys()]) if (key.startsWith(start)) this.#drop(key);
  }

  #mayRefresh(key: string): boolean {
    return this.#now() - (this.#failedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= AFTER_FAILURE;
  }

  #fetch(key: string, fetch: () => Promise<ListOutcome<Item>>): Promise<ListOutcome<Item>> {
    const running = this.#running.get(key);
    if (running) return running;
    const begun = fetch()
      .then((outcome) => {
        if (outcome.ok) this.#keep(key, outcome.list);
        return outcome;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, begun);
    begun.then(
      ({ ok }) => (ok ? this.#failedAt.delete(key) : this.#noteFailure(key)),
      () => this.#noteFailure(key),
    );
    return begun;
  }

  /** Only for cached pages: others have nothing to refresh. */
  #noteFailure(key: string): void {
    if (this.#kept.has(key)) this.#failedAt.set(key, this.#now());
  }

  #keep(key: string, list: ListResponse<Item>): void {
    this.#drop(key);
    const bytes = 2 * (key.length + JSON.stringify(list).length);
    if (bytes > this.#maxBytes) return;
    this.#kept.set(key, { list, bytes, at: this.#now() });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#maxEntries && this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
    this.#failedAt.delete(key);
  }
}

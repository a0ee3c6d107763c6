import type { ListResponse } from '@/lib/contract/lists';
import type { ListOutcome } from '../service/client';

export type Item = { id: string };
type Kept = { list: ListResponse<Item>; bytes: number; at: number };

/** How long a page is fresh, in milliseconds. */
const FRESH = 60_000;
/** How long a stale page is still returned while a newer one is fetched, in milliseconds. */
const USABLE = 10 * 60_000;
/** Pause after a failed refresh before the next one, in milliseconds. */
const AFTER_FAILURE = 10_000;

export type ListCacheSettings = { now?: () => number; maxEntries?: number; maxBytes?: number };

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

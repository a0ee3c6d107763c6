import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PhotoProvider, PROVIDER_NAMES } from '@/lib/contract/picture-sources';
import { log } from '../log/log';
import { limitConcurrency } from '../outbound/limit-concurrency';
import type { FoundPhoto, PhotoAdapter, PhotoQuery } from './photo-provider';
import { isPictureError, PictureError } from './picture-error';
import { failureOfStatus, requestBounded } from './request-bounded';

/** For one search. */
const DEADLINE = 10_000;
const MOST_BYTES = 2 * 1024 * 1024;
const AT_ONCE = 4;
/** A throttled provider is asked again at once if it wants to wait no longer than this, and else left alone. */
const SHORT_WAIT = 3000;
const USUAL_PAUSE = 60_000;
const LONGEST_PAUSE = 10 * 60_000;
/** Answers are kept for a day, as providers ask, and only so many. */
const KEPT_FOR = 24 * 3600_000;
const MOST_KEPT = 500;

export type FinderDeps = { now(): number; wait(ms: number, signal: AbortSignal): Promise<unknown> };
const REAL: FinderDeps = { now: Date.now, wait: (ms, signal) => sleep(ms, undefined, { signal }) };

/** The photo providers of this process: searches within limits, and remembers what was found. */
export class PhotoFinder {
  readonly #adapters: ReadonlyMap<PhotoProvider, PhotoAdapter>;
  readonly #deps: FinderDeps;
  readonly #limit = limitConcurrency(AT_ONCE);
  readonly #kept = new Map<string, { at: number; photos: Promise<FoundPhoto[]> }>();
  readonly #pausedUntil = new Map<PhotoProvider, number>();
  readonly #nextTurn = new Map<PhotoProvider, number>();

  constructor(adapters: readonly PhotoAdapter[], deps: FinderDeps = REAL) {
    this.#adapters = new Map(adapters.map((adapter) => [adapter.id, adapter]));
    this.#deps = deps;
  }

  get providers(): PhotoProvider[] {
    return [...this.#adapters.keys()];
  }

  /**
   * What a provider offers for a query; empty if it has nothing.
   * @throws PictureError; the signal's reason if the caller gave up
   */
  async search(id: PhotoProvider, query: PhotoQuery, signal: AbortSignal): Promise<FoundPhoto[]> {
    const key = JSON.stringify([id, query]);
    const kept = this.#kept.get(key);
    if (kept && this.#deps.now() - kept.at < KEPT_FOR) return kept.photos;
    const photos = this.#limit(() => this.#ask(id, query, signal));
    this.#keep(key, photos);
    return photos;
  }

  /** One search that is not answered from memory. */
  async test(id: PhotoProvider, signal: AbortSignal): Promise<FoundPhoto[]> {
    const query = { words: 'landscape', shape: 'landscape', kind: 'photo', licence: 'any', language: 'en' } as const;
    return this.#ask(id, query, signal);
  }

  /** Tells the provider that a picture is used, where its terms ask for it. Nothing depends on the answer. */
  noteUse(photo: FoundPhoto): void {
    const adapter = this.#adapters.get(photo.provider);
    if (photo.onUse === undefined || !adapter) return;
    const { headers } = adapter.request({
      ...{ words: '-', shape: 'landscape', kind: 'photo', licence: 'any', language: 'en' },
    } as const);
    const signal = AbortSignal.timeout(DEADLINE);
    requestBounded(photo.onUse, { method: 'GET', headers, signal, maxBytes: MOST_BYTES }).catch(() => undefined);
  }

  #keep(key: string, photos: Promise<FoundPhoto[]>): void {
    this.#kept.delete(key);
    this.#kept.set(key, { at: this.#deps.now(), photos });
    // A failure is no answer.
    photos.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #ask(id: PhotoProvider, query: PhotoQuery, signal: AbortSignal): Promise<FoundPhoto[]> {
    const adapter = this.#adapters.get(id);
    if (!adapter) throw new PictureError('rejected');
    try {
      return await this.#askOnce(adapter, query, signal);
    } catch (error) {
      const wait = isPictureError(error) && error.reason === 'throttled' ? (error.retryAfterMs ?? USUAL_PAUSE) : null;
      if (wait === null) {
        if (isPictureError(error)) log.warn({ provider: PROVIDER_NAMES[id], reason: error.reason }, 'no photo found');
        throw error;
      }
      if (wait > SHORT_WAIT) {
        this.#pausedUntil.set(id, this.#deps.now() + Math.min(wait, LONGEST_PAUSE));
        throw error;
      }
      await this.#deps.wait(wait, signal);
      return this.#askOnce(adapter, query, signal);
    }
  }

  async #askOnce(adapter: PhotoAdapter, query: PhotoQuery, signal: AbortSignal): Promise<FoundPhoto[]> {
    if ((this.#pausedUntil.get(adapter.id) ?? 0) > this.#deps.now()) throw new PictureError('throttled');
    await this.#takeTurn(adapter, signal);
    const { url, headers } = adapter.request(query);
    const timeout = AbortSignal.timeout(DEADLINE);
    const answer = await requestBounded(url, {
      method: 'GET',
      headers,
      signal: AbortSignal.any([signal, timeout]),
      maxBytes: MOST_BYTES,
    }).catch((error: unknown) => {
      throw timeout.aborted && !signal.aborted ? new PictureError('timeout') : error;
    });
    if (answer.status !== 200) throw failureOfStatus(answer);
    try {
      return adapter.read(JSON.parse(answer.text));
    } catch (cause) {
      throw new PictureError('garbled', { cause });
    }
  }

  /** Some providers allow one request a second. */
  async #takeTurn({ id, interval }: PhotoAdapter, signal: AbortSignal): Promise<void> {
    if (interval === undefined) return;
    const turn = Math.max(this.#deps.now(), this.#nextTurn.get(id) ?? 0);
    this.#nextTurn.set(id, turn + interval);
    const wait = turn - this.#deps.now();
    if (wait > 0) await this.#deps.wait(wait, signal);
  }
}

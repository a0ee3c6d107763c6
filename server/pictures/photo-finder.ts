import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilAborted } from '@/lib/abort/until-aborted';
import { type PhotoProvider, PROVIDER_NAMES } from '@/lib/contract/picture-sources';
import { type Config, perConfig } from '../config';
import { log } from '../log/log';
import { limitConcurrency } from '../outbound/bounded-calls';
import { giphy, openverse, pexels, pixabay, unsplash } from './photo-adapters';
import { type FoundPhoto, type PhotoAdapter, type PhotoQuery, plainLine, webLink } from './photo-provider';
import { isPictureError, PictureError } from './picture-error';
import { failureOfStatus, requestBounded } from './request-bounded';

/** Timeout of one search, in milliseconds. */
const TIMEOUT = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_CONCURRENT = 4;
/**
 * The longest wait, in milliseconds, before a throttled search is retried at once. After a longer one, the provider is
 * paused instead.
 */
const MAX_IMMEDIATE_WAIT = 3000;
/** Limit of a search with its retry and the wait for its turn, in milliseconds. */
const SHARED_TIMEOUT = 60_000;
const DEFAULT_PAUSE = 60_000;
const MAX_PAUSE = 10 * 60_000;
/** Answers are cached for a day, as providers ask, up to a maximum number. */
const CACHE_MS = 24 * 3600_000;
const MAX_CACHED = 500;

export type FinderDeps = { now(): number; wait(ms: number, signal: AbortSignal): Promise<unknown> };
const DEFAULT_DEPS: FinderDeps = { now: Date.now, wait: (ms, signal) => sleep(ms, undefined, { signal }) };

/** Searches the photo providers of this process, within their limits, and caches what was found. */
export class PhotoFinder {
  readonly #adapters: ReadonlyMap<PhotoProvider, PhotoAdapter>;
  readonly #deps: FinderDeps;
  readonly #limit = limitConcurrency(MAX_CONCURRENT);
  readonly #kept = new Map<string, { at: number; photos: Promise<FoundPhoto[]> }>();
  readonly #pausedUntil = new Map<PhotoProvider, number>();
  readonly #nextTurn = new Map<PhotoProvider, number>();

  constructor(adapters: readonly PhotoAdapter[], deps: FinderDeps = DEFAULT_DEPS) {
    this.#adapters = new Map(adapters.map((adapter) => [adapter.id, adapter]));
    this.#deps = deps;
  }

  get providers(): PhotoProvider[] {
    return [...this.#adapters.keys()];
  }

  /**
   * The photos a provider offers for a query; empty if it has none.
   * @throws PictureError; the signal's reason if the caller gave up
   */
  async search(id: PhotoProvider, query: PhotoQuery, signal: AbortSignal): Promise<FoundPhoto[]> {
    const key = JSON.stringify([id, query]);
    const cached = this.#kept.get(key);
    if (cached && this.#deps.now() - cached.at < CACHE_MS) return untilAborted(cached.photos, signal);
    // Other runs may share this search, so it does not end with the run that happened to start it.
    const photos = this.#limit(() => this.#ask(id, query, AbortSignal.timeout(SHARED_TIMEOUT)));
    this.#keep(key, photos);
    return untilAborted(photos, signal);
  }

  /** Runs one search that is never answered from the cache. */
  async test(id: PhotoProvider, signal: AbortSignal): Promise<FoundPhoto[]> {
    const query = { words: 'landscape', shape: 'landscape', kind: 'photo', licence: 'any', language: 'en' } as const;
    return this.#ask(id, query, signal);
  }

  /** Reports to the provider that a picture is used, where its terms ask for that. Nothing depends on the response. */
  noteUse(photo: FoundPhoto): void {
    const adapter = this.#adapters.get(photo.provider);
    if (photo.onUse === undefined || !adapter) return;
    const { headers } = adapter.request({
      ...{ words: '-', shape: 'landscape', kind: 'photo', licence: 'any', language: 'en' },
    } as const);
    const signal = AbortSignal.timeout(TIMEOUT);
    requestBounded(photo.onUse, { method: 'GET', headers, signal, maxBytes: MAX_BYTES }).catch(() => undefined);
  }

  #keep(key: string, photos: Promise<FoundPhoto[]>): void {
    const entry = { at: this.#deps.now(), photos };
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    // Failures are not cached.
    photos.catch(() => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
    });
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > MAX_CACHED && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #ask(id: PhotoProvider, query: PhotoQuery, signal: AbortSignal): Promise<FoundPhoto[]> {
    const adapter = this.#adapters.get(id);
    if (!adapter) throw new PictureError('rejected');
    try {
      return await this.#askOnce(adapter, query, signal);
    } catch (error) {
      const wait = isPictureError(error) && error.reason === 'throttled' ? (error.retryAfterMs ?? DEFAULT_PAUSE) : null;
      if (wait === null) {
        if (isPictureError(error)) log.warn({ provider: PROVIDER_NAMES[id], reason: error.reason }, 'no photo found');
        throw error;
      }
      if (wait > MAX_IMMEDIATE_WAIT) {
        this.#pausedUntil.set(id, this.#deps.now() + Math.min(wait, MAX_PAUSE));
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
    const timeout = AbortSignal.timeout(TIMEOUT);
    const answer = await requestBounded(url, {
      method: 'GET',
      headers,
      signal: AbortSignal.any([signal, timeout]),
      maxBytes: MAX_BYTES,
    }).catch((error: unknown) => {
      throw timeout.aborted && !signal.aborted ? new PictureError('timeout') : error;
    });
    if (answer.status !== 200) throw failureOfStatus(answer);
    try {
      return adapter.read(JSON.parse(answer.text)).map(({ alt, author, page, ...photo }) => ({
        ...{ ...photo, provider: adapter.id },
        ...{ alt: plainLine(alt), author: plainLine(author), page: webLink(page) },
      }));
    } catch (cause) {
      throw new PictureError('garbled', { cause });
    }
  }

  /** Waits for the provider's next turn. Some providers allow one request a second. */
  async #takeTurn({ id, interval }: PhotoAdapter, signal: AbortSignal): Promise<void> {
    if (interval === undefined) return;
    const turn = Math.max(this.#deps.now(), this.#nextTurn.get(id) ?? 0);
    this.#nextTurn.set(id, turn + interval);
    const wait = turn - this.#deps.now();
    if (wait > 0) await this.#deps.wait(wait, signal);
  }
}

/** The configured photo providers of this process. */
export const photoFinder = perConfig('cardwrightPhotos', (from) => new PhotoFinder(adaptersOf(from)));

export function adaptersOf(from: Config): PhotoAdapter[] {
  const found: PhotoAdapter[] = [];
  if (from.openverseBaseUrl) found.push(openverse(from.openverseBaseUrl));
  if (from.unsplashAccessKey) found.push(unsplash(from.unsplashBaseUrl, from.unsplashAccessKey));
  if (from.pexelsApiKey) found.push(pexels(from.pexelsBaseUrl, from.pexelsApiKey));
  if (from.pixabayApiKey) found.push(pixabay(from.pixabayBaseUrl, from.pixabayApiKey));
  if (from.giphyApiKey) found.push(giphy(from.giphyBaseUrl, from.giphyApiKey));
  return found;
}

import 'server-only';
import { createHash } from 'node:crypto';
import type { Picture } from '@/lib/deck/blocks';
import { uploadIdOf } from '@/lib/deck/text/inline/picture-address';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import type { FileStore } from '@/server/files/file-store';
import { REFUSAL_WORDS } from '@/server/guard/fetch-guard/check-address';
import { type GuardedFetchOptions, guardedFetch } from '@/server/guard/fetch-guard/guarded-fetch';
import { limitConcurrency } from '../../outbound/bounded-calls';
import { FairLimiter } from '../../outbound/fair-queue';
import { perProcess } from '../../per-process';
import type { DeckDecoder } from './decoder/deck-decoder';
import { DECODE_FAILURES } from './decoder/decoder';
import { keepPicture, normalisePicture } from './keep-picture';

export type PictureContext = {
  fileStore: Pick<FileStore, 'put' | 'exists'>;
  /** Origins that the operator configured. Only these may have private addresses. */
  exemptOrigins: readonly string[];
  /** The stored file of an uploaded picture; null if there is none. */
  findUpload(id: string): Promise<Extract<Picture, { kind: 'file' }> | null>;
  /** Decodes fetched files in a separate process. */
  decoder: Pick<DeckDecoder, 'decode' | 'hasGivenUp'>;
  /** Aborts all fetching and decoding. Pictures that are not finished become placeholders. */
  signal: AbortSignal;
  /** For tests. */
  resolve?: GuardedFetchOptions['resolve'];
};

/** The largest picture file, in bytes (docs/spec/faults.md#31). */
const MAX_BYTES = 10 * 1024 * 1024;
const DEADLINE = 10_000;
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml;q=0.9';
/** How many pictures are fetched or decoded at a time, per deck and in total. Each holds a file in memory. */
const MAX_CONCURRENT_PER_DECK = 6;
const MAX_CONCURRENT = 48;

const allFetches = perProcess('cardwrightFetches', () => new FairLimiter(MAX_CONCURRENT));

/** A stored file, a placeholder that says why there is none, or art, which is drawn once its frame is known. */
export type SettledPicture = Exclude<Picture, { kind: 'url' }>;

/**
 * Resolves the pictures of one deck: each URL is fetched once, however often it occurs, and an unreachable host is
 * not tried again.
 */
export class PictureFetcher {
  private runLimited = limitConcurrency(MAX_CONCURRENT_PER_DECK);
  private settled = new Map<string, Promise<SettledPicture>>();
  /** Keyed by the hash of the fetched bytes, so a file with many URLs is decoded once. */
  private kept = new Map<string, Promise<SettledPicture>>();
  private deadHosts = new Map<string, StoredMessage>();

  constructor(private context: PictureContext) {}

  settle(picture: Picture): Promise<SettledPicture> {
    const upload = this.uploadIn(picture);
    if (upload !== null) return this.once(`upload:${upload}`, () => this.openUpload(upload));
    return picture.kind === 'url'
      ? this.once(picture.url, () => this.fetchPicture(picture.url))
      : Promise.resolve(picture);
  }

  private once(key: string, settle: () => Promise<SettledPicture>): Promise<SettledPicture> {
    let settled = this.settled.get(key);
    if (!settled) {
      settled = settle();
      this.settled.set(key, settled);
    }
    return settled;
  }

  /** Uploads are read from the store, also by their public URL: the program never sends requests to itself. */
  private uploadIn(picture: Picture): string | null {
    if (picture.kind === 'file') return uploadIdOf(picture.key);
    if (picture.kind !== 'url' || !URL.canParse(picture.url)) return null;
    const { origin, pathname } = new URL(picture.url);
    return this.context.exemptOrigins.includes(origin) ? uploadIdOf(pathname) : null;
  }

  private async openUpload(id: string): Promise<SettledPicture> {
    const { findUpload, fileStore } = this.context;
    const upload = await findUpload(id);
    // Looking for the file records that the deck uses it (`store/purge-generations.ts`).
    const isKept = upload !== null && (await fileStore.exists(upload.key));
    return isKept ? upload : placeholder(englishMessage('it was deleted'));
  }

  /** Fetching and decoding are limited together, so only a few files are in memory at a time. */
  private fetchPicture(url: string): Promise<SettledPicture> {
    return this.runLimited(() => {
      if (this.context.decoder.hasGivenUp) return Promise.resolve(placeholder(DECODE_FAILURES['gave-up']));
      return allFetches().run(this, async () => {
        const found = /^data:/i.test(url) ? decodeData(url) : await this.fetchBytes(url);
        return found.ok ? this.decodeOnce(found.bytes) : placeholder(found.reason);
      });
    });
  }

  private decodeOnce(bytes: Uint8Array): Promise<SettledPicture> {
    const hash = createHash('sha256').update(bytes).digest('base64');
    let kept = this.kept.get(hash);
    if (!kept) {
      kept = this.decode(bytes);
      this.kept.set(hash, kept);
    }
    return kept;
  }

  private async decode(bytes: Uint8Array): Promise<SettledPicture> {
    const { decoder, signal, fileStore } = this.context;
    const normal = await normalisePicture(bytes, decoder, signal);
    return normal.ok ? keepPicture(fileStore, normal.picture) : placeholder(normal.reason);
  }

  private async fetchBytes(
    url: string,
  ): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; reason: StoredMessage }> {
    const host = hostOf(url);
    const dead = this.deadHosts.get(host);
    if (dead !== undefined) return { ok: false, reason: dead };
    const { exemptOrigins, signal, resolve } = this.context;
    if (signal.aborted) return { ok: false, reason: REFUSAL_WORDS.stopped };
    const answer = await guardedFetch(url, {
      exemptOrigins,
      signal,
      maxBytes: MAX_BYTES,
      deadline: DEADLINE,
      accept: ACCEPT,
      resolve,
    });
    if (answer.ok) return answer;
    const reason = REFUSAL_WORDS[answer.refusal];
    if (['unresolved', 'unreachable', 'timeout'].includes(answer.refusal)) this.deadHosts.set(host, reason);
    return { ok: false, reason };
  }
}

function placeholder(reason: StoredMessage): SettledPicture {
  return { kind: 'placeholder', reason: englishMessage('Image not loaded: {why}', { why: reason }), isMissing: true };
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return '';
  }
}

function decodeData(url: string): { ok: true; bytes: Uint8Array } | { ok: false; reason: StoredMessage } {
  const comma = url.indexOf(',');
  if (comma === -1) return { ok: false, reason: englishMessage('it is damaged') };
  const isBase64 = /;base64$/i.test(url.slice(0, comma));
  const body = url.slice(comma + 1);
  try {
    const bytes = isBase64 ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body), 'utf8');
    return { ok: true, bytes };
  } catch {
    return { ok: false, reason: englishMessage('it is damaged') };
  }
}

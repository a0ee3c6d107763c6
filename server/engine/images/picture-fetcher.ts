import 'server-only';
import type { Picture } from '@/lib/deck/blocks';
import { inEnglish, type Kept } from '@/lib/words/say-kept';
import type { FileStore } from '@/server/files/file-store';
import { type GuardedFetchOptions, guardedFetch } from '@/server/guard/fetch-guard/guarded-fetch';
import { REFUSAL_WORDS } from '@/server/guard/fetch-guard/refusal-words';
import { fewAtOnce } from './few-at-once';
import { keepPicture } from './keep-picture';
import { limitConcurrency } from './limit-concurrency';
import { normalisePicture } from './normalise-picture';

export type PictureContext = {
  fileStore: Pick<FileStore, 'put' | 'exists'>;
  /** Origins the operator configured: they alone may be private. */
  exemptOrigins: readonly string[];
  /** Ends all that is still being fetched; what is missing then becomes a placeholder. */
  signal: AbortSignal;
  /** For tests. */
  resolve?: GuardedFetchOptions['resolve'];
};

/** checks.md 31. */
const MOST_BYTES = 10 * 1024 * 1024;
const DEADLINE = 10_000;
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml;q=0.9';
const FETCHES = 6;

/** A picture with bytes (`file`), a placeholder that says why there are none, or art, drawn when its frame is known. */
export type SettledPicture = Exclude<Picture, { kind: 'url' }>;

/**
 * Settles the pictures of one deck: each address is fetched once, however often it stands in the text, and a host that
 * cannot be reached is asked no more.
 */
export class PictureFetcher {
  private fetching = limitConcurrency(FETCHES);
  private settled = new Map<string, Promise<SettledPicture>>();
  private deadHosts = new Map<string, Kept>();

  constructor(private context: PictureContext) {}

  settle(picture: Picture): Promise<SettledPicture> {
    if (picture.kind !== 'url') return Promise.resolve(picture);
    let settled = this.settled.get(picture.url);
    if (!settled) {
      settled = this.fetchPicture(picture.url);
      this.settled.set(picture.url, settled);
    }
    return settled;
  }

  private async fetchPicture(url: string): Promise<SettledPicture> {
    const found = /^data:/i.test(url) ? decodeData(url) : await this.fetching(() => this.fetchBytes(url));
    if (!found.ok) return placeholder(found.reason);
    const normal = await fewAtOnce(() => normalisePicture(found.bytes));
    return normal.ok ? keepPicture(this.context.fileStore, normal.picture) : placeholder(normal.reason);
  }

  private async fetchBytes(url: string): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; reason: Kept }> {
    const host = hostOf(url);
    const dead = this.deadHosts.get(host);
    if (dead !== undefined) return { ok: false, reason: dead };
    const { exemptOrigins, signal, resolve } = this.context;
    if (signal.aborted) return { ok: false, reason: REFUSAL_WORDS.stopped };
    const answer = await guardedFetch(url, {
      exemptOrigins,
      signal,
      maxBytes: MOST_BYTES,
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

function placeholder(reason: Kept): SettledPicture {
  return { kind: 'placeholder', reason: inEnglish('Picture could not be fetched: {why}', { why: reason }) };
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return '';
  }
}

function decodeData(url: string): { ok: true; bytes: Uint8Array } | { ok: false; reason: Kept } {
  const comma = url.indexOf(',');
  if (comma === -1) return { ok: false, reason: inEnglish('its data address is incomplete') };
  const isBase64 = /;base64$/i.test(url.slice(0, comma));
  const body = url.slice(comma + 1);
  try {
    const bytes = isBase64 ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body), 'utf8');
    return { ok: true, bytes };
  } catch {
    return { ok: false, reason: inEnglish('its data address is damaged') };
  }
}

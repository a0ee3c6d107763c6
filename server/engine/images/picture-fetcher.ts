import 'server-only';
import { createHash } from 'node:crypto';
import type { Picture } from '@/lib/deck/blocks';
import type { Palette } from '@/lib/deck/theme';
import type { FileStore } from '@/server/files/file-store';
import { type GuardedFetchOptions, guardedFetch } from '@/server/guard/fetch-guard/guarded-fetch';
import { REFUSAL_WORDS } from '@/server/guard/fetch-guard/refusal-words';
import { limitConcurrency } from './limit-concurrency';
import { type NormalPicture, normalisePicture } from './normalise-picture';
import { rasteriseArt } from './rasterise-art';

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

/** A picture with bytes (`file`), or a placeholder that says why there are none. */
export type SettledPicture = Extract<Picture, { kind: 'file' | 'placeholder' }>;

/** Decoding holds whole pictures in memory, so the process does few at a time, whatever decks are being made. */
const decoding = limitConcurrency(2);

/**
 * Settles the pictures of one deck: each address is fetched once, however often it stands in the text, and a host that
 * cannot be reached is asked no more.
 */
export class PictureFetcher {
  private fetching = limitConcurrency(FETCHES);
  private settled = new Map<string, Promise<SettledPicture>>();
  private deadHosts = new Map<string, string>();

  constructor(private context: PictureContext) {}

  settle(picture: Picture, palette: Palette): Promise<SettledPicture> {
    switch (picture.kind) {
      case 'file':
      case 'placeholder':
        return Promise.resolve(picture);
      case 'art':
        return this.once(`art ${picture.style ?? ''} ${picture.seed}`, () =>
          decoding(async () => {
            const drawn = await rasteriseArt(picture.seed, palette, picture.style);
            return this.keep(drawn, 'Generated art');
          }),
        );
      case 'url':
        return this.once(`url ${picture.url}`, () => this.fetchPicture(picture.url));
    }
  }

  private once(key: string, make: () => Promise<SettledPicture>): Promise<SettledPicture> {
    let settled = this.settled.get(key);
    if (!settled) {
      settled = make();
      this.settled.set(key, settled);
    }
    return settled;
  }

  private async fetchPicture(url: string): Promise<SettledPicture> {
    const found = /^data:/i.test(url) ? decodeData(url) : await this.fetching(() => this.fetchBytes(url));
    if (!found.ok) return placeholder(found.reason);
    const normal = await decoding(() => normalisePicture(found.bytes));
    return normal.ok ? this.keep(normal.picture) : placeholder(normal.reason);
  }

  private async fetchBytes(url: string): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; reason: string }> {
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

  /** Kept under the hash of its bytes: equal pictures are one file, and a name never leads to other bytes. */
  private async keep({ bytes, mediaType, width, height }: NormalPicture, credit?: string): Promise<SettledPicture> {
    const extension = mediaType === 'image/png' ? 'png' : 'jpg';
    const key = `images/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
    if (!(await this.context.fileStore.exists(key))) await this.context.fileStore.put(key, bytes);
    return { kind: 'file', key, mediaType, width, height, ...(credit === undefined ? {} : { credit }) };
  }
}

function placeholder(reason: string): SettledPicture {
  return { kind: 'placeholder', reason: `Picture could not be fetched: ${reason}` };
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return '';
  }
}

function decodeData(url: string): { ok: true; bytes: Uint8Array } | { ok: false; reason: string } {
  const comma = url.indexOf(',');
  if (comma === -1) return { ok: false, reason: 'its data address is incomplete' };
  const isBase64 = /;base64$/i.test(url.slice(0, comma));
  const body = url.slice(comma + 1);
  try {
    const bytes = isBase64 ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body), 'utf8');
    return { ok: true, bytes };
  } catch {
    return { ok: false, reason: 'its data address is damaged' };
  }
}

import 'server-only';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { config } from '../config';
import { checkAddress } from '../guard/fetch-guard/check-address';
import { guardedLookup } from '../guard/fetch-guard/guarded-fetch';
import { perProcess } from '../per-process';

type Pace = {
  /** Milliseconds. */
  window: number;
  /** Bytes required within each window. */
  bytes: number;
};

/** A download that ended early: cut off, or aborted because it was too slow. */
export class DownloadBroken extends Error {
  constructor(
    readonly why: StoredMessage,
    cause?: unknown,
  ) {
    super(why, { cause });
    this.name = 'DownloadBroken';
  }
}

/**
 * Passes the bytes on, and ends in `DownloadBroken` if they break off or come more slowly than `pace`. A timeout on
 * silence is not enough: a byte now and then would hold the reader forever.
 */
export function holdToPace(source: Readable, pace: Pace): Readable {
  let came = 0;
  const held = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      came += chunk.byteLength;
      done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    if (came < pace.bytes) held.destroy(new DownloadBroken(englishMessage('The download was too slow')));
    came = 0;
  }, pace.window);
  // The stream may fail before anyone reads it. Without a listener the error would end the process; the reader still
  // gets it.
  held.on('error', () => {});
  held.on('close', () => {
    clearInterval(timer);
    source.destroy();
  });
  source.on('error', (cause) =>
    held.destroy(new DownloadBroken(englishMessage('The download was interrupted'), cause)),
  );
  return source.pipe(held);
}

const MAX_HOPS = 4;
/** Connection timeout in milliseconds. */
const CONNECT_TIMEOUT = 10_000;
/** How long the sender may send nothing, in milliseconds. */
const SILENCE_TIMEOUT = 30_000;
/** About 2 KB a second. A slower sender is cut off. */
const PACE = { window: 30_000, bytes: 64 * 1024 };

export type ExportFetch =
  | { ok: true; stream: Readable }
  /** `isFinal`: retrying the same link is useless. */
  | { ok: false; reason: StoredMessage; isFinal: boolean };

/**
 * The file behind the signed link of a finished generation. The link is untrusted, so every hop must lead to a public
 * address; only the configured service's own origin is exempt. No key is sent. The file is streamed at any size, and
 * the reader limits it. The stream ends in `DownloadBroken` if it breaks off or is too slow.
 */
export async function fetchExport(link: string, signal: AbortSignal): Promise<ExportFetch> {
  let href = link;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const way = routeTo(href);
    if (!way)
      return {
        ok: false,
        reason: englishMessage('The file link isn’t a public https URL'),
        isFinal: true,
      };
    const answer = await get(way, signal);
    if (typeof answer === 'string') return { ok: false, reason: answer, isFinal: false };
    const { statusCode, headers, body } = answer;
    body.on('error', () => {});
    if (statusCode === 200) return { ok: true, stream: holdToPace(body, PACE) };
    body.destroy();
    const next = [headers.location].flat()[0];
    if (statusCode < 300 || statusCode >= 400 || !next || !URL.canParse(next, href)) return refused(statusCode);
    href = new URL(next, href).href;
  }
  return { ok: false, reason: englishMessage('The file link redirects too often'), isFinal: true };
}

type Route = { url: URL; dispatcher: Dispatcher };

/** Null for a URL that must not be requested. */
function routeTo(href: string): Route | null {
  const { serviceBaseUrl } = config();
  const checked = checkAddress(href, serviceBaseUrl ? [new URL(serviceBaseUrl).origin] : []);
  if (!checked.ok) return null;
  if (checked.exempt) return { url: checked.url, dispatcher: connections().open };
  return checked.url.protocol === 'https:' ? { url: checked.url, dispatcher: connections().guarded } : null;
}

const connections = perProcess('cardwrightLinks', () => ({
  open: new Agent({ connect: { timeout: CONNECT_TIMEOUT } }),
  guarded: new Agent({ connect: { timeout: CONNECT_TIMEOUT, lookup: guardedLookup() } }),
}));

/** The response, or why there is none. */
async function get({ url, dispatcher }: Route, signal: AbortSignal): Promise<Dispatcher.ResponseData | StoredMessage> {
  try {
    return await request(url, { signal, dispatcher, headersTimeout: SILENCE_TIMEOUT, bodyTimeout: SILENCE_TIMEOUT });
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof Error && 'code' in error
      ? englishMessage('Couldn’t open the file link ({code})', { code: String(error.code) })
      : englishMessage('Couldn’t open the file link');
  }
}

function refused(status: number): ExportFetch {
  return { ok: false, reason: englishMessage('The file link answered {status}', { status }), isFinal: false };
}

import 'server-only';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { type Dispatcher, getGlobalDispatcher, request } from 'undici';
import { config } from '../config';
import { isPublicAddress, publicConnections } from './public-connection';

const MAX_HOPS = 4;
/** Milliseconds without a byte. */
const SILENCE = 30_000;

export type ExportFetch =
  | { ok: true; stream: Readable; mediaType: string | null }
  /** `isFinal`: another try of the same link is of no use. */
  | { ok: false; reason: string; isFinal: boolean };

/**
 * The file behind the signed link of a finished generation. The link is the service's word, so it may lead only to
 * public addresses, at every hop; the configured service's own origin is exempt. No key goes with it.
 */
export async function fetchExport(link: string, signal: AbortSignal): Promise<ExportFetch> {
  let url = link;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const way = wayTo(url);
    if (!way)
      return { ok: false, reason: 'The link of the service does not lead to a public https address', isFinal: true };
    const answer = await get(way, signal);
    if (typeof answer === 'string') return { ok: false, reason: answer, isFinal: false };
    const { statusCode, headers, body } = answer;
    body.on('error', () => {});
    if (statusCode === 200) return { ok: true, stream: body, mediaType: single(headers['content-type']) };
    body.destroy();
    const next = single(headers.location);
    if (statusCode < 300 || statusCode >= 400 || !next || !URL.canParse(next, url)) return refused(statusCode);
    url = new URL(next, url).href;
  }
  return { ok: false, reason: 'The link of the service leads on and on', isFinal: true };
}

type Way = { url: URL; dispatcher: Dispatcher };

/** Null for an address that must not be asked. */
function wayTo(href: string): Way | null {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  const { serviceBaseUrl } = config();
  if (serviceBaseUrl && url.origin === new URL(serviceBaseUrl).origin)
    return { url, dispatcher: getGlobalDispatcher() };
  const name = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || (isIP(name) !== 0 && !isPublicAddress(name))) return null;
  return { url, dispatcher: publicConnections() };
}

/** The answer, or why there is none. */
async function get({ url, dispatcher }: Way, signal: AbortSignal): Promise<Dispatcher.ResponseData | string> {
  try {
    return await request(url, { signal, dispatcher, headersTimeout: SILENCE, bodyTimeout: SILENCE });
  } catch (error) {
    if (signal.aborted) throw error;
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `The link of the service could not be opened${code}`;
  }
}

function refused(status: number): ExportFetch {
  return { ok: false, reason: `The link of the service answered ${status}`, isFinal: false };
}

function single(header: string | string[] | undefined): string | null {
  return [header].flat()[0] ?? null;
}

import 'server-only';
import { Agent, request as send } from 'undici';
import { PictureError } from './picture-error';

type Asked = {
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
  maxBytes: number;
};

export type BoundedAnswer = { status: number; retryAfterMs: number | null; text: string };

const CONNECT_TIMEOUT = 10_000;

const shared = globalThis as typeof globalThis & { cardwrightPictureAgent?: Agent };

/**
 * HTTP to a server whose address the operator configured. No redirects: they would carry the key away. The deadline is
 * the caller's signal.
 * @throws PictureError; the signal's reason if it is aborted
 */
export async function requestBounded(url: string, asked: Asked): Promise<BoundedAnswer> {
  const { method, headers = {}, body, signal, maxBytes } = asked;
  shared.cardwrightPictureAgent ??= new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    const response = await send(url, {
      method,
      headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Cardwright', ...headers },
      body: body ?? null,
      signal,
      dispatcher: shared.cardwrightPictureAgent,
    });
    const { body: stream } = response;
    // An error after the last read must not end the process.
    stream.on('error', () => {});
    const text = await readUpTo(stream, maxBytes).finally(() => stream.destroy());
    return { status: response.statusCode, retryAfterMs: retryAfter(response.headers['retry-after']), text };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof PictureError) throw error;
    throw new PictureError('unreachable', { neverSent: isNeverSent(error), cause: error });
  }
}

async function readUpTo(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new PictureError('too-large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

function isNeverSent(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isNeverSent);
  return error instanceof Error && 'code' in error && NEVER_SENT.includes(String(error.code));
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | string[] | undefined): number | null {
  const value = [header].flat()[0]?.trim();
  if (value === undefined) return null;
  if (/^\d{1,6}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** The failure behind a status that is no answer. */
export function failureOfStatus({ status, retryAfterMs }: BoundedAnswer): PictureError {
  if (status === 401 || status === 403) return new PictureError('key');
  if (status === 429) return new PictureError('throttled', { retryAfterMs });
  return new PictureError(status >= 500 ? 'server' : 'rejected');
}

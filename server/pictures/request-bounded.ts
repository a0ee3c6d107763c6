import 'server-only';
import { Agent, request as send } from 'undici';
import { isUnreached, readBounded, retryAfterMs } from '../outbound/bounded-calls';
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
 * Sends a request to a server whose address the operator configured. Redirects are not followed, because they would
 * carry the key away. The caller's signal is the deadline.
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
    // Without a listener, an error after the last read would end the process.
    stream.on('error', () => {});
    const text = await readBounded(stream, maxBytes).finally(() => stream.destroy());
    if (text === null) throw new PictureError('too-large');
    const wait = retryAfterMs([response.headers['retry-after']].flat()[0]);
    return { status: response.statusCode, retryAfterMs: wait, text };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof PictureError) throw error;
    throw new PictureError('unreachable', { neverSent: isUnreached(error), cause: error });
  }
}

/** The error for a status that is not a success. */
export function failureOfStatus({ status, retryAfterMs }: BoundedAnswer): PictureError {
  if (status === 401 || status === 403) return new PictureError('key');
  if (status === 429) return new PictureError('throttled', { retryAfterMs });
  return new PictureError(status >= 500 ? 'server' : 'rejected');
}

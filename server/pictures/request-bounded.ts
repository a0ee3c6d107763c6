import 'server-only';
import { callConfigured, isUnreached, readBounded, retryAfterMs } from '../outbound/bounded-calls';
import { PictureError } from './picture-error';

type Asked = {
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
  maxBytes: number;
};

export type BoundedAnswer = { status: number; retryAfterMs: number | null; text: string };

/**
 * Sends a request and reads its answer. The caller's signal is the deadline.
 * @throws PictureError; the signal's reason if it is aborted
 */
export async function requestBounded(url: string, { maxBytes, headers, ...rest }: Asked): Promise<BoundedAnswer> {
  try {
    const { status, retryAfter, body } = await callConfigured(url, {
      ...rest,
      headers: { accept: 'application/json', 'user-agent': 'Cardwright', ...headers },
    });
    const text = await readBounded(body, maxBytes).finally(() => body.destroy());
    if (text === null) throw new PictureError('too-large');
    return { status, retryAfterMs: retryAfterMs(retryAfter), text };
  } catch (error) {
    if (rest.signal.aborted) throw rest.signal.reason;
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

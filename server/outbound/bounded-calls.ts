import 'server-only';
import { Agent, request as send } from 'undici';
import { perProcess } from '../per-process';
import { FairLimiter } from './fair-queue';

/** The callers' signals are the deadlines, because a model may think for minutes before its first byte. */
const patientAgent = perProcess(
  'cardwrightPatientAgent',
  () => new Agent({ connect: { timeout: 10_000 }, headersTimeout: 0, bodyTimeout: 0 }),
);

type Sent = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string; signal: AbortSignal };

/**
 * Sends a request to a server whose address the operator configured. Redirects are not followed, because they would
 * carry the key away. The caller destroys the body.
 */
export async function callConfigured(url: string, { headers, body, ...rest }: Sent) {
  const response = await send(url, {
    ...rest,
    headers: { 'accept-encoding': 'identity', ...headers },
    body: body ?? null,
    dispatcher: patientAgent(),
  });
  // Without a listener, an error after the last read would end the process.
  response.body.on('error', () => {});
  const { statusCode: status, headers: given } = response;
  return { status, headers: given, retryAfter: [given['retry-after']].flat()[0] ?? null, body: response.body };
}

/**
 * Calls `act` with a signal that is aborted when the time is up, with the error of `expired`, or when the caller gives
 * up, with its reason.
 */
export async function withinDeadline<Result>(
  { signal, timeoutMs, expired }: { signal: AbortSignal; timeoutMs: number; expired: () => Error },
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(expired()), timeoutMs);
  try {
    return await act(AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** Runs at most `most` tasks at a time, in order of arrival. */
export function limitConcurrency(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const [limiter, owner] = [new FairLimiter(most), {}];
  return (task) => limiter.run(owner, task);
}

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110, 10.2.3); null for anything else. */
export function retryAfterMs(header: string | null | undefined, now = Date.now()): number | null {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  // `Date.parse` also accepts texts that are not dates, such as "-5".
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

const CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether a request failed before any part of it could reach the server. */
export function isUnreached(error: unknown): boolean {
  // A connection attempt collects one error for each address of the host.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isUnreached);
  return error instanceof Error && 'code' in error && CODES.includes(String(error.code));
}

/** Reads at most `maxBytes` of a body; reading stops there. */
export async function readBeginning(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isWhole: length <= maxBytes };
}

/** Reads a body as text. Null if it is longer than `maxBytes`. */
export async function readBounded(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string | null> {
  const { bytes, isWhole } = await readBeginning(body, maxBytes);
  return isWhole ? bytes.toString('utf8') : null;
}

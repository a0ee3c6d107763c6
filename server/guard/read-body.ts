import 'server-only';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

/**
 * Our own requests nest about ten levels. Zod and `JSON.stringify` recurse, and overflow the stack at a few thousand.
 */
const MAX_DEPTH = 64;

const TOO_DEEP = englishMessage('must not be nested more than {max} levels deep', { max: MAX_DEPTH });

/** Whether a parsed JSON value nests deeper than the program accepts. Does not recurse. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    const next: unknown[] = [];
    for (const each of level)
      if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) next.push(inner);
    level = next;
  }
  return false;
}

type BodyRefusal = { ok: false; status: 400 | 408 | 413 | 415; message: StoredMessage };
export type JsonBody = { ok: true; value: unknown } | BodyRefusal;

const NOT_JSON = {
  ok: false,
  status: 415,
  message: englishMessage('The body must be sent as application/json'),
} as const;

const TOO_LATE = { ok: false, status: 408, message: englishMessage('The body took too long to arrive') } as const;

function tooLong(maxBytes: number): StoredMessage {
  return englishMessage('The body must be at most {maxBytes} bytes', { maxBytes });
}

/** Timeout for the whole body; a slower sender is cut off. */
const DEADLINE_MS = 60_000;

/**
 * The JSON body of a request, read as a stream, never past `maxBytes` and never longer than `deadlineMs`. Refusals in
 * this order: 415 media type, 413 size, 408 time, 400 invalid JSON (path "body" on the wire).
 */
export async function readJson(
  request: Request,
  { maxBytes, deadlineMs = DEADLINE_MS }: { maxBytes: number; deadlineMs?: number },
): Promise<JsonBody> {
  if (!isJson(request.headers)) {
    await cancelBody(request.body);
    return NOT_JSON;
  }
  const tooLarge = { ok: false, status: 413, message: tooLong(maxBytes) } as const;
  // Refused before a byte is read, if the sender declares the length.
  if (Number(request.headers.get('content-length')) > maxBytes) {
    await cancelBody(request.body);
    return tooLarge;
  }
  const bytes = await readBytes(request.body, maxBytes, AbortSignal.timeout(deadlineMs));
  if (bytes === 'too late') return TOO_LATE;
  return bytes === 'too large' ? tooLarge : parseJson(bytes);
}

/** The body of a request as a stream, for a route with its own limits. */
export async function jsonStream(
  request: Request,
): Promise<{ ok: true; value: ReadableStream<Uint8Array> } | BodyRefusal> {
  if (isJson(request.headers)) return { ok: true, value: request.body ?? new Blob([]).stream() };
  await cancelBody(request.body);
  return NOT_JSON;
}

/** A body of any other type, such as a file. */
export async function readFileBody(
  { headers, body }: Request,
  maxBytes: number,
): Promise<{ ok: true; value: Uint8Array } | BodyRefusal> {
  const tooLarge = Number(headers.get('content-length')) > maxBytes;
  if (tooLarge) await cancelBody(body);
  const bytes = tooLarge ? 'too large' : await readBytes(body, maxBytes, AbortSignal.timeout(DEADLINE_MS));
  if (typeof bytes !== 'string') return { ok: true, value: bytes };
  return bytes === 'too late' ? TOO_LATE : { ok: false, status: 413, message: tooLong(maxBytes) };
}

/** The bytes of a stream. It is cancelled beyond `maxBytes`, or when the deadline has passed. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  deadline: AbortSignal,
): Promise<Uint8Array | 'too large' | 'too late'> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let count = 0;
  const reader = body.getReader();
  // Cancelling ends the pending read as if the body had ended.
  const cancel = () => void reader.cancel().catch(() => {});
  deadline.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (deadline.aborted) return 'too late';
      if (done) return Buffer.concat(chunks, count);
      count += value.byteLength;
      if (count > maxBytes) {
        cancel();
        return 'too large';
      }
      chunks.push(value);
    }
  } finally {
    deadline.removeEventListener('abort', cancel);
  }
}

function isJson(headers: Headers): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  const encoding = headers.get('content-encoding') ?? 'identity';
  return type.trim().toLowerCase() === 'application/json' && encoding.trim().toLowerCase() === 'identity';
}

function parseJson(bytes: Uint8Array): JsonBody {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isTooDeep(value) ? { ok: false, status: 400, message: TOO_DEEP } : { ok: true, value };
  } catch {
    return { ok: false, status: 400, message: englishMessage('must be valid JSON in UTF-8') };
  }
}

async function cancelBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  await body?.cancel().catch(() => {});
}

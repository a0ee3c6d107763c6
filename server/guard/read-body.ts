import 'server-only';
import { inEnglish, type Kept } from '@/lib/words/say-kept';

type BodyRefusal = { ok: false; status: 400 | 413 | 415; message: Kept };
export type JsonBody = { ok: true; value: unknown } | BodyRefusal;

const NOT_JSON = { ok: false, status: 415, message: inEnglish('The body must be sent as application/json') } as const;

/**
 * The JSON body of a request, read as a stream and never past `maxBytes`.
 * Refusals in the order of wire.md: 415 media type, 413 size, 400 what is no JSON (path "body" on the wire).
 */
export async function readJson(request: Request, { maxBytes }: { maxBytes: number }): Promise<JsonBody> {
  if (!isJson(request.headers)) {
    await letGo(request.body);
    return NOT_JSON;
  }
  const tooLarge = {
    ok: false,
    status: 413,
    message: inEnglish('The body must be at most {maxBytes} bytes', { maxBytes }),
  } as const;
  // Refused before a byte is read, where the sender is honest about it.
  if (Number(request.headers.get('content-length')) > maxBytes) {
    await letGo(request.body);
    return tooLarge;
  }
  const bytes = await readBytes(request.body, maxBytes);
  return bytes === null ? tooLarge : parseJson(bytes);
}

/** The body of a request as it comes in, for whoever reads it within limits of his own. */
export async function jsonStream(
  request: Request,
): Promise<{ ok: true; value: ReadableStream<Uint8Array> } | BodyRefusal> {
  if (isJson(request.headers)) return { ok: true, value: request.body ?? new Blob([]).stream() };
  await letGo(request.body);
  return NOT_JSON;
}

/** The bytes of a stream; null, and the stream called off, when there are more than `maxBytes`. */
async function readBytes(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array | null> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let count = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks, count);
    count += value.byteLength;
    if (count > maxBytes) {
      await reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
}

function isJson(headers: Headers): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  const encoding = headers.get('content-encoding') ?? 'identity';
  return type.trim().toLowerCase() === 'application/json' && encoding.trim().toLowerCase() === 'identity';
}

function parseJson(bytes: Uint8Array): JsonBody {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, status: 400, message: inEnglish('must be valid JSON in UTF-8') };
  }
}

async function letGo(body: ReadableStream<Uint8Array> | null): Promise<void> {
  await body?.cancel().catch(() => {});
}

import 'server-only';
import { Agent, request as send } from 'undici';
import { ModelError } from './model-error';

const CONNECT_TIMEOUT = 10_000;
/** How much of an error response is read, in bytes: enough to tell its kind. */
const MAX_ERROR_BYTES = 64 * 1024;

export type ModelResponse = {
  status: number;
  mediaType: string;
  retryAfter: string | null;
  body: AsyncIterable<Uint8Array>;
  /** The beginning of an error response. */
  refusal(): Promise<string>;
  close(): void;
};

const shared = globalThis as typeof globalThis & { cardwrightModelAgent?: Agent };

/**
 * Sends a request to the model's server, whose address the operator configured. Redirects are not followed, because
 * they would carry the key away.
 */
export async function postToModel(
  url: string,
  { apiKey, body, signal }: { apiKey: string | undefined; body: string; signal: AbortSignal },
): Promise<ModelResponse> {
  // The caller's signal is the deadline, because a model may think for minutes before its first byte.
  shared.cardwrightModelAgent ??= new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    'accept-encoding': 'identity',
  };
  if (apiKey !== undefined) headers.authorization = `Bearer ${apiKey}`;
  const dispatcher = shared.cardwrightModelAgent;
  const response = await send(url, { method: 'POST', headers, body, signal, dispatcher }).catch((cause: unknown) => {
    throw signal.aborted ? signal.reason : new ModelError('unreachable', null, cause);
  });
  const { body: stream } = response;
  // Without a listener, an error after the last read would end the process.
  stream.on('error', () => {});
  return {
    status: response.statusCode,
    mediaType: String(response.headers['content-type'] ?? ''),
    retryAfter: [response.headers['retry-after']].flat()[0] ?? null,
    body: stream,
    refusal: () => readBeginning(stream),
    close: () => void stream.destroy(),
  };
}

async function readBeginning(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= MAX_ERROR_BYTES) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_ERROR_BYTES));
}

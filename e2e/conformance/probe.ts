/** One response of the service, read completely. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array; text: string; json: unknown };

export type Fetch = (request: Request) => Promise<Response>;

/** Limits of one call: a black box may hang or never stop. */
const CALL_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Calls one service by the interface, with the key by default. */
export class Probe {
  readonly #base: string;
  readonly #apiKey: string;
  readonly #fetch: Fetch;

  /** `baseUrl` is accepted with or without `/v1.0`. */
  constructor(options: { baseUrl: string; apiKey: string; fetch: Fetch }) {
    this.#base = options.baseUrl.replace(/\/+$/, '').replace(/\/v1\.0$/, '');
    this.#apiKey = options.apiKey;
    this.#fetch = options.fetch;
  }

  /** A call to a path under `/v1.0`. `key: null` sends no key. */
  async call(
    method: string,
    path: string,
    options: { key?: string | null; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> } = {},
  ): Promise<Answer> {
    const headers = new Headers({ accept: 'application/json', ...options.headers });
    const key = options.key === undefined ? this.#apiKey : options.key;
    if (key !== null) headers.set('X-API-KEY', key);
    // As bytes: a string body would add its own media type.
    const body = typeof options.body === 'string' ? new TextEncoder().encode(options.body) : options.body;
    return this.#send(new Request(`${this.#base}/v1.0${path}`, { method, headers, body, redirect: 'manual' }));
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.postRaw(path, JSON.stringify(body), headers);
  }

  postRaw(path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', path, { body, headers: { 'content-type': 'application/json', ...headers } });
  }

  /** A file by its own URL, without the key. */
  download(url: string): Promise<Answer> {
    return this.#send(new Request(url));
  }

  async #send(request: Request): Promise<Answer> {
    const signal = AbortSignal.timeout(CALL_MS);
    const response = await this.#fetch(new Request(request, { signal }));
    const bytes = await readBounded(response);
    const text = new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, bytes, text, json: parsed(text) };
  }
}

async function readBounded(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`answered more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The response's JSON, or undefined if invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

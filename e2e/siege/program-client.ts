import { request as httpRequest } from 'node:http';

/** The outcome of one attack in a few words, and whether the program's response was clear. */
export type Outcome = { clear: boolean; says: string };

export type Answer = { status: number; bytes: number; text: string; headers: Record<string, unknown> };

type Call = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** The number of response bytes that are kept; the rest is only counted. */
const KEPT = 64 * 1024;

/** Calls the program like any client of the engine, and never holds a large response in memory. */
export class ProgramClient {
  private longest = 0;

  constructor(
    readonly address: string,
    readonly key: string,
    /** Milliseconds between two polls of a generation. */
    readonly pollEvery = 100,
  ) {}

  /** The longest that one request, or one generation to its end, has taken since the last call, in milliseconds. */
  takeLongest(): number {
    const { longest } = this;
    this.longest = 0;
    return longest;
  }

  ask(path: string, call: Call = {}): Promise<Answer> {
    return this.timed(() => this.exchange(path, call));
  }

  private async timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.longest = Math.max(this.longest, performance.now() - start);
    }
  }

  private exchange(path: string, { method = 'GET', headers = {}, body }: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const call = httpRequest(
        new URL(path, this.address),
        { method, agent: false, headers: { ...length, ...headers }, timeout: 120_000 },
        (response) => {
          const kept: Buffer[] = [];
          let bytes = 0;
          response.on('data', (chunk: Buffer) => {
            if (bytes < KEPT) kept.push(chunk);
            bytes += chunk.byteLength;
          });
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              bytes,
              text: Buffer.concat(kept).toString('utf8'),
              headers: response.headers,
            }),
          );
          response.on('error', reject);
        },
      );
      call.on('timeout', () => call.destroy(new Error('no answer within 120 s')));
      call.on('error', reject);
      call.end(body);
    });
  }

  json(path: string, value: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(value),
    });
  }

  /** A generation from POST to its end: completed, failed or refused. */
  generate(request: object): Promise<Outcome & { artifactId?: string; exportUrl?: string }> {
    return this.timed(() => this.generateToEnd(request));
  }

  private async generateToEnd(request: object): Promise<Outcome & { artifactId?: string; exportUrl?: string }> {
    const started = await this.json('/v1.0/generations', request, { 'x-api-key': this.key });
    if (started.status !== 201)
      return { clear: isClear(started), says: `${started.status} ${messageOf(started.text)}` };
    const { generationId } = JSON.parse(started.text) as { generationId: string };
    for (;;) {
      const poll = await this.ask(`/v1.0/generations/${generationId}`, { headers: { 'x-api-key': this.key } });
      if (poll.status !== 200) return { clear: isClear(poll), says: `poll ${poll.status}` };
      const state = JSON.parse(poll.text) as Record<string, string> & { error?: { message: string } };
      if (state.status === 'failed') return { clear: true, says: `failed: ${state.error?.message}` };
      if (state.status === 'completed')
        return { clear: true, says: 'completed', artifactId: state.artifactId, exportUrl: state.exportUrl };
      await new Promise((resolve) => setTimeout(resolve, this.pollEvery));
    }
  }
}

/** Whether a response is a 4xx with a message. */
function isClear({ status, text }: Answer): boolean {
  return status >= 400 && status < 500 && messageOf(text) !== '';
}

function messageOf(text: string): string {
  try {
    return String((JSON.parse(text) as { message?: unknown }).message ?? '').slice(0, 100);
  } catch {
    return '';
  }
}

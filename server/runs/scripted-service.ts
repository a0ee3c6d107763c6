import { Readable } from 'node:stream';
import { NotSent } from '../service/errors';
import type { Transport, WireAnswer, WireRequest } from '../service/wire';

/** What a scripted service does with a call: answers, or fails like a network. */
export type Script = {
  status?: number;
  headers?: Record<string, string>;
  /** JSON, or text unchanged. */
  body?: unknown;
  /** Sends this share of the body, from 0 to 1, then breaks the connection. */
  breaksAt?: number;
  fails?: 'not-sent' | 'reset';
};

/** A service for tests that follows its script and records every request, as a ledger of charges. */
export class ScriptedService {
  readonly posts: WireRequest[] = [];
  readonly gets: WireRequest[] = [];
  onPost: Script | ((request: WireRequest) => Script) = { status: 201, body: { generationId: 'gen_1' } };
  onStatus: Script | ((request: WireRequest) => Script) = { body: { generationId: 'gen_1', status: 'pending' } };
  onList: Script = { body: { data: [], hasMore: false, nextCursor: null } };

  readonly transport: Transport = async (request) => {
    const isPost = request.method === 'POST';
    (isPost ? this.posts : this.gets).push(request);
    const script = isPost ? this.onPost : /\/generations\//.test(request.url) ? this.onStatus : this.onList;
    return play(typeof script === 'function' ? script(request) : script);
  };
}

function play({ status = 200, headers = {}, body, breaksAt, fails }: Script): WireAnswer {
  if (fails === 'not-sent') throw new NotSent(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  if (fails === 'reset') throw reset();
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  const stream = Readable.from(
    (async function* () {
      yield bytes.subarray(0, Math.floor(bytes.byteLength * (breaksAt ?? 1)));
      if (breaksAt !== undefined) throw reset();
    })(),
    { objectMode: false },
  );
  stream.on('error', () => {});
  return { status, headers: new Map(Object.entries(headers)), body: stream, close: () => stream.destroy() };
}

function reset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
}

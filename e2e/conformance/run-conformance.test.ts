import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { inDepth } from '@/e2e/support/depth';
import type { Fetch } from './probe';
import { ALL_CHECKS, runConformance } from './run-conformance';
import { TINY_KEY, TINY_URL, tinyService } from './tiny-service';

function run(fetch: Fetch, isEngine?: boolean) {
  return runConformance({ baseUrl: TINY_URL, apiKey: TINY_KEY, fetch, isEngine, wait: async () => {} });
}

async function failedNames(fetch: Fetch, isEngine?: boolean): Promise<string[]> {
  return (await run(fetch, isEngine)).filter((result) => !result.ok).map((result) => result.name);
}

type Body = Record<string, unknown>;

/** The tiny service with some responses changed to be wrong. */
function falsified(change: (body: Body, request: Request, status: number) => Body | null, status?: number): Fetch {
  const honest = tinyService();
  return async (request) => {
    const response = await honest(request.clone());
    if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
    const changed = change((await response.clone().json()) as Body, request, response.status);
    if (changed === null) return response;
    return Response.json(changed, { status: status ?? response.status, headers: response.headers });
  };
}

const at = (request: Request, path: string) => new URL(request.url).pathname === `/v1.0${path}`;

describe('the conformance run', () => {
  it('passes a service that follows docs/spec/settled-points.md, with every check', async () => {
    const results = await run(tinyService());
    expect(results.filter((result) => !result.ok)).toEqual([]);
    expect(results).toHaveLength(ALL_CHECKS.length);
  });

  it('runs fewer checks for a service that is not the engine', async () => {
    const results = await run(tinyService(), false);
    expect(results.every((result) => result.ok)).toBe(true);
    expect(results).toHaveLength(ALL_CHECKS.filter((check) => !check.engineOnly).length);
  });

  it('accepts the address with /v1.0 as well', async () => {
    const results = await runConformance({
      baseUrl: `${TINY_URL}/v1.0/`,
      apiKey: TINY_KEY,
      fetch: tinyService(),
      isEngine: false,
      wait: async () => {},
    });
    expect(results.every((result) => result.ok)).toBe(true);
  });

  it('gives every check a unique name', () => {
    expect(new Set(ALL_CHECKS.map((check) => check.name)).size).toBe(ALL_CHECKS.length);
  });

  const faults: [string, Fetch, RegExp][] = [
    [
      'a list without hasMore',
      falsified((b, r) => (at(r, '/themes') && 'data' in b ? { ...b, hasMore: undefined } : null)),
      /^\/themes: answers a page/,
    ],
    [
      'a theme of an unknown type',
      falsified((b, r) =>
        at(r, '/themes') && Array.isArray(b.data)
          ? { ...b, data: b.data.map((one) => ({ ...one, type: 'other' })) }
          : null,
      ),
      /^\/themes: answers a page/,
    ],
    [
      'a page that repeats for ever',
      falsified((b, r) => (at(r, '/folders') && 'data' in b ? { ...b, hasMore: true, nextCursor: null } : null)),
      /^\/folders: following nextCursor/,
    ],
    [
      'a query that is not heeded',
      wrapped((url) => url.searchParams.delete('query')),
      /query finds by part of the name/,
    ],
    ['a limit that is not heeded', wrapped((url) => url.searchParams.delete('limit')), /limit=51 is refused/],
    ['a cursor that is not heeded', wrapped((url) => url.searchParams.delete('after')), /following nextCursor/],
    [
      'a forbidden answer in other words',
      falsified((b, _, s) => (s === 403 ? { ...b, message: 'No' } : null)),
      /^403: GET \/themes with no key/,
    ],
    [
      'a validation message without its opening',
      falsified((b, _, s) =>
        s === 400 && String(b.message).startsWith('Input') ? { ...b, message: '1. numCards: wrong' } : null,
      ),
      /^400: POST \/generations with numCards 0/,
    ],
    [
      'a validation message that leaves one problem out',
      falsified((b, _, s) => (s === 400 ? { ...b, message: String(b.message).replace(/ 2\. .*$/, '') } : null)),
      /^400: POST \/generations with unknown members/,
    ],
    [
      'another status in the body than on the wire',
      falsified((b, _, s) => (s === 400 ? { ...b, statusCode: 422 } : null)),
      /^400: POST/,
    ],
    ['a start with 200', falsified((b, _, s) => (s === 201 ? b : null), 200), /^generate: six cards/],
    [
      'a pending answer that tells more',
      falsified((b) => (b.status === 'pending' ? { ...b, progress: 1 } : null)),
      /^generate: six cards/,
    ],
    [
      'credits as text',
      falsified((b) => (b.status === 'completed' ? { ...b, credits: { deducted: '6', remaining: '1' } } : null)),
      /^generate: six cards/,
    ],
    [
      'a generation that fails',
      falsified((b) => (b.status === 'completed' ? { generationId: b.generationId, status: 'failed' } : null)),
      /^generate: six cards/,
    ],
    [
      'a generation that never ends',
      falsified((b) => (b.status === 'completed' ? { generationId: b.generationId, status: 'pending' } : null)),
      /^generate: six cards/,
    ],
    [
      'no export link',
      falsified((b) => (b.status === 'completed' ? { ...b, exportUrl: undefined } : null)),
      /^generate: six cards/,
    ],
    [
      'a link to something else',
      falsified((b) => (b.status === 'completed' ? { ...b, exportUrl: `${TINY_URL}/v1.0/openapi.json` } : null)),
      /^generate: six cards/,
    ],
    [
      'a link that nobody asked for',
      falsified((b) => (b.status === 'completed' ? { ...b, exportUrl: 'https://x.example' } : null)),
      /without exportAs has no link/,
    ],
    [
      'no warning of what is ignored',
      falsified((b, _, s) => (s === 201 ? { ...b, warnings: undefined } : null)),
      /every field of the request is taken/,
    ],
    [
      'a 404 without credits',
      falsified((b, _, s) => (s === 404 ? { ...b, credits: undefined } : null)),
      /^404: an unknown generation id/,
    ],
    ['a second generation for one Idempotency-Key', stripped('idempotency-key'), /^Idempotency-Key/],
    ['another OpenAPI document', falsified((b) => ('openapi' in b ? { ...b, paths: {} } : null)), /^openapi/],
  ];

  it.each(inDepth(faults, 4))('finds %s', async (_, fetch, expected) => {
    expect(await failedNames(fetch, true)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  it('finds a 405 without Allow', async () => {
    const honest = tinyService();
    const failed = await failedNames(async (request) => {
      const response = await honest(request);
      response.headers.delete('allow');
      return response;
    }, true);
    expect(failed.every((name) => name.startsWith('405:'))).toBe(true);
    expect(failed).toHaveLength(5);
  });

  it('fails every check for a server that answers 200 to everything, over a real socket', async () => {
    const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const baseUrl = `http://127.0.0.1:${port}`;
      const results = await runConformance({ baseUrl, apiKey: 'k', isEngine: true, wait: async () => {} });
      expect(results.filter((result) => result.ok)).toEqual([]);
      expect(results).toHaveLength(ALL_CHECKS.length);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('reports that nothing is listening', async () => {
    const results = await run(async () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    });
    expect(results.filter((result) => result.ok)).toEqual([]);
    expect(results[0]?.detail).toBe('could not be judged: fetch failed (connect ECONNREFUSED)');
  });

  it('reports each result as it comes', async () => {
    const reported: string[] = [];
    const results = await runConformance({
      baseUrl: TINY_URL,
      apiKey: TINY_KEY,
      fetch: tinyService(),
      isEngine: false,
      wait: async () => {},
      onResult: (result) => reported.push(result.name),
    });
    expect(reported).toEqual(results.map((result) => result.name));
  });
});

/** The tiny service, called at another address. */
function wrapped(change: (url: URL) => void): Fetch {
  const honest = tinyService();
  return (request) => {
    const url = new URL(request.url);
    change(url);
    return honest(new Request(url, request));
  };
}

/** The tiny service without one header of the request. */
function stripped(header: string): Fetch {
  const honest = tinyService();
  return (request) => {
    const seen = new Request(request);
    seen.headers.delete(header);
    return honest(seen);
  };
}

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overrideConfig } from '@/server/config';
import { runRow } from '@/server/runs/testing/run-row';
import { TestWorld } from '@/server/runs/testing/test-world';

const shared = vi.hoisted(() => ({ world: null as unknown }));
vi.mock('@/server/runs/context', () => ({ generations: async () => shared.world }));
vi.mock('@/server/database/database', () => ({ database: async () => (shared.world as TestWorld['world']).db }));
vi.mock('@/server/service/open-service', () => ({ targets: () => ['local'], openService: () => null }));

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const host = 'localhost:3000';
const good = { host, origin: `http://${host}`, 'content-type': 'application/json' };

/**
 * Discovered from the file system, so that no route is forgotten. `/api/v1` is for other programs, which send a token
 * and no cookie (`server/api`).
 */
const routes = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'route.ts')
  .map((name) => path.dirname(name).replaceAll('\\', '/'))
  .filter((name) => !name.startsWith('v1/'));
const calls = (
  await Promise.all(
    routes.map(async (route) => {
      const module: Record<string, Handler> = await import(
        /* @vite-ignore */ path.join(import.meta.dirname, route, 'route.ts')
      );
      return METHODS.flatMap((method) =>
        module[method] ? [{ name: `${method} /api/${route}`, route, method, handle: module[method] }] : [],
      );
    }),
  )
).flat();
const changing = calls.filter(({ method }) => method !== 'GET');

/** A valid body for each route. */
function bodyFor(route: string): unknown {
  if (route === 'generations')
    return {
      submissionId: randomUUID(),
      target: 'local',
      operation: 'generate',
      request: { inputText: 'a', textMode: 'preserve' },
    };
  if (route.endsWith('attach')) return { generationId: 'gen_9' };
  if (route === 'session') return { token: 'a long random text' };
  if (route === 'generations/import') return { kind: 'cardwright-history', version: 1, runs: [] };
  if (route.endsWith('sharing')) return { externalAccess: 'noAccess' };
  if (route === 'generations/bulk') return { act: 'star', ids: ['run_1'] };
  return route === 'generations/[id]' ? { title: 'New' } : {};
}

let test: TestWorld;
let restore = () => {};
beforeEach(async () => {
  test = await TestWorld.open();
  shared.world = test.world;
  restore = overrideConfig({});
  await test.insert(runRow({ state: 'unconfirmed', due_at: null }));
});
afterEach(async () => {
  restore();
  await test.close();
});

function call({ route, method, handle }: (typeof calls)[number], headers: Record<string, string>, body?: string) {
  const content = method === 'GET' ? undefined : (body ?? JSON.stringify(bodyFor(route)));
  const request = new Request(`http://${host}/api/${route}`, { method, headers, body: content });
  return handle(request, { params: Promise.resolve({ id: 'run_1', part: 'resend', rest: 'x' }) });
}

const everything = async () => [
  await test.world.db.selectFrom('generations').selectAll().execute(),
  await test.world.db.selectFrom('run_events').selectAll().execute(),
];

const HOSTILE: Record<string, Record<string, string>> = {
  'a cross-site form': { ...good, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  'a form of ours': { ...good, 'content-type': 'application/x-www-form-urlencoded' },
  'JSON as text': { ...good, 'content-type': 'text/plain' },
  'no type': { host, origin: good.origin },
  'no origin': { host, 'content-type': 'application/json' },
  'a null origin': { ...good, origin: 'null' },
  'a foreign origin': { ...good, origin: 'https://evil.example' },
  'a cross-site fetch': { ...good, 'sec-fetch-site': 'cross-site' },
  'a same-site fetch': { ...good, 'sec-fetch-site': 'same-site' },
  'a foreign host': { ...good, host: 'evil.example' },
  'a rebound host': { ...good, host: 'evil.example:3000', origin: 'http://evil.example:3000' },
};

describe('every route', () => {
  it('was found', () => {
    expect(calls.length).toBeGreaterThan(15);
    expect(changing.length).toBeGreaterThan(8);
  });

  it.each(calls)('$name rejects a foreign host', async (one) => {
    expect((await call(one, { ...good, host: 'evil.example' })).status).toBe(421);
  });

  it.each(calls.filter(({ name }) => name !== 'POST /api/session'))('$name requires a session', async (one) => {
    restore();
    restore = overrideConfig({ ACCESS_TOKEN: 'a long random text' });
    expect((await call(one, good)).status).toBe(401);
  });

  it.each(calls.filter(({ method }) => method === 'GET'))(
    '$name rejects no-cors requests from other sites',
    async (one) => {
      const headers = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
      expect((await call(one, headers)).status).toBe(403);
    },
  );
});

describe('a list from an external service', () => {
  it.each(calls.filter(({ name }) => /^GET \/api\/(themes|folders)$/.test(name)))(
    '$name rejects requests from other sites, including links',
    async (one) => {
      const headers = {
        host,
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      };
      expect((await call(one, headers)).status).toBe(403);
    },
  );
});

describe('a frame on another site', () => {
  it.each(calls.filter(({ method }) => method === 'GET'))('cannot load $name', async (one) => {
    const headers = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    expect((await call(one, headers)).status).toBe(403);
  });
});

describe('a hostile request', () => {
  it.each(changing)('changes nothing through $name', async (one) => {
    const before = await everything();
    for (const [name, headers] of Object.entries(HOSTILE)) {
      const response = await call(one, headers);
      // Unknown paths return 404 for any request.
      const refusals = one.route === '[...rest]' ? [403, 404, 421] : [403, 415, 421];
      expect(refusals, name).toContain(response.status);
      expect(response.headers.get('set-cookie'), name).toBeNull();
      expect(await everything(), name).toEqual(before);
    }
  });
});

describe('a submission', () => {
  const [post] = calls.filter(({ name }) => name === 'POST /api/generations');
  const submit = async (body: unknown, text = JSON.stringify(body)) => {
    if (!post) throw new Error('no route');
    const response = await call(post, good, text);
    return { status: response.status, body: await response.json() };
  };

  it('is stored and answered with 202; a repeat returns the same run', async () => {
    const body = bodyFor('generations');
    const first = await submit(body);
    expect(first).toEqual({ status: 202, body: { id: expect.any(String), state: 'queued' } });
    expect(await submit(body)).toEqual(first);
  });

  it('is rejected with 422 if its id is reused with another body', async () => {
    const body = bodyFor('generations') as { request: object };
    await submit(body);
    const other = await submit({ ...body, request: { ...body.request, numCards: 3 } });
    expect(other).toMatchObject({ status: 422, body: { statusCode: 422, fields: [{ path: 'submissionId' }] } });
  });

  it.each([
    ['null', 'body'],
    ['[]', 'body'],
    ['{"operation":"generate"}', 'submissionId'],
    ['{', 'body'],
    ['', 'body'],
  ])('%j is rejected and names the invalid field', async (text, field) => {
    const { status, body } = await submit(null, text);
    expect(status).toBe(400);
    expect(body.fields.map(({ path: at }: { path: string }) => at)).toContain(field);
  });

  it('names the invalid fields of its request', async () => {
    const body = bodyFor('generations') as { request: object };
    const { body: answer } = await submit({ ...body, request: { inputText: '', textMode: 'x', more: 1 } });
    expect(answer.fields.map(({ path: at }: { path: string }) => at)).toEqual([
      'request.inputText',
      'request.textMode',
      'request.more',
    ]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { overrideConfig } from '@/server/config';
import { TestWorld } from '@/server/runs/testing/test-world';
import { perTest } from '../testing/per-test';
import { makeToken } from '../tokens/api-tokens';
import { answerApi } from './answer-api';

const shared = vi.hoisted(() => ({ world: null as unknown }));
vi.mock('../runs/context', () => ({ generations: async () => shared.world }));
vi.mock('../database/database', () => ({ database: async () => (shared.world as TestWorld['world']).db }));

const REQUEST = { operation: 'generate', request: { inputText: '# Bees\n\nThey fly.', textMode: 'preserve' } };

const test = perTest(() => TestWorld.open());
const secrets = { read: '', create: '' };
beforeEach(async () => {
  shared.world = test.world;
  overrideConfig({});
  for (const scope of ['read', 'create'] as const)
    secrets[scope] = (await makeToken(test.world, { name: scope, scope, days: null }))?.secret ?? '';
});

type Asked = { method?: string; scope?: 'read' | 'create' | null; body?: unknown; headers?: Record<string, string> };

async function call(path: string, { method = 'GET', scope = 'create', body, headers = {} }: Asked = {}) {
  const answer = await answerApi(
    new Request(`http://localhost:3000/api/v1${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        host: 'localhost:3000',
        ...(scope && { authorization: `Bearer ${secrets[scope]}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    }),
  );
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.json() };
}

describe('creating a run', () => {
  it('adds it to the History, where it can be read and listed', async () => {
    const made = await call('/runs', { method: 'POST', body: { ...REQUEST, title: 'Bees at work' } });
    expect(made).toMatchObject({
      status: 202,
      // As many cards as the text needs.
      body: { state: 'queued', title: 'Bees at work', target: 'local', cards: 1, deckUrl: null, error: null },
    });
    const { id, pageUrl } = made.body;
    expect(pageUrl).toMatch(new RegExp(`/runs/${id}$`));
    expect((await call(`/runs/${id}`, { scope: 'read' })).body).toEqual(made.body);
    const { body: page } = await call('/runs?limit=1', { scope: 'read' });
    expect(page).toMatchObject({ data: [{ id }], hasMore: false, nextCursor: null });
  });

  it('is one run for two calls with the same key, and a 422 for another body', async () => {
    const asked = { method: 'POST', headers: { 'Idempotency-Key': 'row-17' }, body: REQUEST };
    const [first, second] = [await call('/runs', asked), await call('/runs', asked)];
    expect(second.body.id).toBe(first.body.id);
    expect((await call('/runs', { ...asked, body: { ...REQUEST, target: 'remote' } })).status).toBe(422);
    expect(await test.world.db.selectFrom('generations').select('id').execute()).toHaveLength(1);
  });

  it('names what is wrong with the request', async () => {
    const body = { ...REQUEST, request: { ...REQUEST.request, numCards: 0, colour: 'red' } };
    const refused = await call('/runs', { method: 'POST', body });
    expect(refused).toMatchObject({ status: 400, type: 'application/problem+json', body: { title: 'Bad Request' } });
    expect(refused.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'request.colour',
      'request.numCards',
    ]);
  });
});

describe('a call', () => {
  it('needs a token that may do it', async () => {
    expect((await call('/runs', { scope: null })).status).toBe(401);
    expect((await call('/runs', { method: 'POST', scope: 'read', body: REQUEST })).body).toMatchObject({
      status: 403,
      detail: 'This API token can read, but not create',
    });
    const estimate = await call('/estimates', { method: 'POST', scope: 'read', body: REQUEST });
    expect(estimate.body).toEqual({ cards: 1, credits: { low: 1, high: 1 } });
    expect((await call('/me', { scope: 'read' })).body).toMatchObject({ name: 'read', scope: 'read' });
  });

  it.each([
    ['/nothing', 'GET', 404],
    ['/runs/run_unknown', 'GET', 404],
    ['/runs', 'DELETE', 405],
    ['/openapi.json', 'OPTIONS', 405],
    ['/runs?limit=0', 'GET', 400],
    ['/runs/run_unknown/export?format=exe', 'GET', 400],
    ['/runs/run_unknown/export?format=pdf', 'GET', 404],
  ])('%s %s is answered with the problem %i', async (path, method, status) => {
    expect(await call(path, { method })).toMatchObject({ status, body: { status, type: 'about:blank' } });
  });

  it('is described by an OpenAPI document that needs no token', async () => {
    const { body } = await call('/openapi.json', { scope: null });
    expect(Object.keys(body.paths)).toContain('/runs/{id}/export');
    expect(JSON.stringify(body.components.schemas.GenerateRequest)).toContain('inputText');
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overrideConfig } from '@/server/config';
import { TestWorld } from '@/server/runs/testing/test-world';

const shared = vi.hoisted(() => ({ world: null as TestWorld['world'] | null }));
vi.mock('@/server/runs/context', () => ({ generations: async () => shared.world }));
vi.mock('@/server/service/open-service', () => ({ openService: (target: 'remote') => shared.world?.service(target) }));
const { GET } = await import('./route');
const { POST } = await import('./refresh/route');
const host = 'localhost:3000';

let test: TestWorld;
let restore = () => {};
beforeEach(async () => {
  test = await TestWorld.open();
  shared.world = test.world;
  restore = overrideConfig({});
});
afterEach(async () => {
  restore();
  await test.close();
});

async function ask(query: string) {
  const request = new Request(`http://localhost:3000/api/balance?${query}`, { headers: { host: 'localhost:3000' } });
  const response = await GET(request, { params: Promise.resolve({}) });
  return { status: response.status, body: await response.json() };
}
async function refresh(body: object, headers: Record<string, string> = { origin: `http://${host}` }) {
  const sent = { host, 'content-type': 'application/json', ...headers };
  const request = new Request(`http://${host}/api/balance/refresh`, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify(body),
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  return { status: response.status, body: await response.json() };
}
const refusalWithBalance = (remaining: number) => ({
  status: 404,
  body: { message: 'No', credits: { deducted: 0, remaining } },
});

it('returns the known balance without calling a service', async () => {
  test.remote.onStatus = refusalWithBalance(41);
  for (const query of ['target=remote', 'target=live&fresh=1'])
    expect(await ask(query)).toEqual({ status: 200, body: { remaining: null, asOf: null } });
  expect(test.remote.gets).toEqual([]);
  await refresh({ target: 'remote' });
  expect(await ask('target=remote')).toEqual({
    status: 200,
    body: { remaining: 41, asOf: '2030-01-01T00:00:00.000Z' },
  });
});

it('is refreshed on request, or if the figure is too old', async () => {
  test.remote.onStatus = refusalWithBalance(41);
  const first = await refresh({ target: 'remote' });
  expect(first).toEqual({ status: 200, body: { remaining: 41, asOf: '2030-01-01T00:00:00.000Z' } });
  test.remote.onStatus = refusalWithBalance(40);
  expect(await refresh({ target: 'remote', maxAge: 60 })).toEqual(first);
  expect(await refresh({ target: 'remote' })).toMatchObject({ body: { remaining: 40 } });
  test.remote.onStatus = refusalWithBalance(39);
  test.time += 61_000;
  expect(await refresh({ target: 'remote', maxAge: 60 })).toMatchObject({ body: { remaining: 39 } });
});

it('is not refreshed by other sites', async () => {
  for (const headers of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await refresh({ target: 'remote' }, headers as Record<string, string>)).status).toBe(403);
  expect(test.remote.gets).toEqual([]);
});

it('is null if the service does not report it', async () => {
  test.remote.onStatus = { fails: 'reset' };
  expect(await refresh({ target: 'remote' })).toEqual({ status: 200, body: { remaining: null, asOf: null } });
});

it.each(['target=elsewhere', 'target='])('names the field of %s', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { fields: [{ path: 'target' }] } });
});

it('is null for a service that is not configured', async () => {
  test.hasRemote = false;
  expect(await ask('target=remote')).toMatchObject({ status: 400, body: { fields: [{ path: 'target' }] } });
  expect(await refresh({ target: 'remote' })).toMatchObject({ status: 400, body: { fields: [{ path: 'target' }] } });
});

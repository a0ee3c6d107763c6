import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overrideConfig } from '@/server/config';
import { DeckWorld } from '@/server/runs/testing/deck-world';

const shared = vi.hoisted(() => ({ world: null as unknown }));
vi.mock('@/server/runs/context', () => ({ generations: async () => shared.world }));
vi.mock('@/server/service/open-service', () => ({ targets: () => ['local'], openService: () => null }));

type Handler = (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>;
type Call = { name: string; route: string; method: string; handle: Handler; part?: string };

const host = 'localhost:3000';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** The parts and actions of `generations/[id]/[part]`. */
const PARTS = ['answer', 'card', 'deck', 'family', 'sources', 'check', 'leave', 'resend', 'restore', 'stop'];
const app = path.join(import.meta.dirname, '..');

/** All routes with an id in the path. */
const calls: Call[] = (
  await Promise.all(
    readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.basename(name) === 'route.ts' && name.includes('['))
      .map(async (name) => {
        const module: Record<string, Handler> = await import(/* @vite-ignore */ path.join(app, name));
        return METHODS.flatMap((method) => {
          const handle = module[method];
          const parts = name.includes('[part]') ? PARTS : [undefined];
          const call = { name: `${method} /${path.dirname(name)}`, route: name, method };
          return handle ? parts.map((part) => ({ ...call, handle, part })) : [];
        });
      }),
  )
).flat();

let test: DeckWorld;
let restore = () => {};
beforeEach(async () => {
  test = await DeckWorld.open();
  shared.world = test.runs.world;
  restore = overrideConfig({ DATA_DIR: test.folder, ENGINE_API_KEY: 'engine-key-for-odd-ids-1234' });
});
afterEach(async () => {
  restore();
  await test.close();
});

const BODIES: Record<string, unknown> = {
  attach: { generationId: 'gen_9' },
  sharing: { externalAccess: 'view' },
  outline: { cards: [{ heading: 'One', intent: '' }] },
  '[id]': { title: 'New' },
};

function call({ route, method, handle, part = '' }: Call, id: string) {
  const folder = path.basename(path.dirname(route));
  const isDraft = route.includes('drafts') && method === 'PUT';
  const body = isDraft ? { revision: 0, edit: crypto.randomUUID(), draft: {} } : (BODIES[folder] ?? {});
  const isRead = method === 'GET';
  const headers = {
    host,
    origin: `http://${host}`,
    'x-api-key': 'engine-key-for-odd-ids-1234',
    ...(isRead ? {} : { 'content-type': 'application/json' }),
  };
  const address = `http://${host}/v1.0/generations/${encodeURIComponent(id)}?format=pdf`;
  const request = new Request(address, { method, headers, body: isRead ? undefined : JSON.stringify(body) });
  const params = { id, part, savedId: id, artifactId: id, token: id, rest: [id], path: ['generations', id], key: [id] };
  return handle(request, { params: Promise.resolve(params) });
}

it('finds the routes', () => {
  expect(calls.length).toBeGreaterThan(20);
});

describe.each(['a\0b', '\0', 'x'.repeat(5000), '%', '%zz', "' or 1=1 --", '../..', '🐝'])('the id %j', (id) => {
  it('is rejected by every route without a crash', async () => {
    for (const one of calls) {
      const { status } = await call(one, id);
      expect([400, 404, 405, 409], `${one.name}: ${status}`).toContain(status);
    }
  });
});

it('a run imported without its deck crashes no route', async () => {
  await test.add('run_1', { artifact_id: 'art_elsewhere', generation_id: 'gen_elsewhere' });
  for (const one of calls.filter(({ route }) => route.startsWith('api/generations/[id]'))) {
    const { status } = await call(one, 'run_1');
    expect(status, one.name).toBeLessThan(500);
  }
});

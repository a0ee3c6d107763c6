import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { ScriptedService } from '../runs/scripted-service';
import { ServiceClient } from '../service/client';
import { answerList } from './answer-list';
import { ListCache } from './list-cache';
import { ListTrail } from './list-trail';
import type { ListMemory } from './read-list';

const shared = vi.hoisted(() => ({ services: {} as Record<string, unknown> }));
vi.mock('../service/open-service', () => ({ openService: (target: string) => shared.services[target] ?? null }));

let services: Record<'local' | 'remote', ScriptedService>;
let time = 0;
const place = globalThis as typeof globalThis & { cardwrightLists?: ListMemory };
beforeEach(() => {
  services = { local: new ScriptedService(), remote: new ScriptedService() };
  for (const [target, { transport }] of Object.entries(services))
    shared.services[target] = new ServiceClient({
      baseUrl: 'https://service.example',
      apiKey: 'key',
      names: NEUTRAL_NAMES,
      transport,
    });
  place.cardwrightLists = { cache: new ListCache({ now: () => time }), trail: new ListTrail() };
});
afterEach(() => {
  place.cardwrightLists = undefined;
});

async function ask(query: Record<string, string>) {
  const response = await answerList('folders', new URLSearchParams(query), new AbortController().signal);
  return { status: response.status, body: await response.json() };
}

const list = (nextCursor: string | null, ...ids: string[]) => ({
  body: { data: ids.map((id) => ({ id, name: id })), hasMore: nextCursor !== null, nextCursor },
});

describe('a page of the remote lists', () => {
  it('is read once a minute for each query, limit and cursor', async () => {
    services.remote.onList = list(null, 'f1');
    const asked: Record<string, string>[] = [
      {},
      { query: 'a' },
      { limit: '5' },
      { after: 'c1' },
      { query: 'a', limit: '5' },
    ];
    for (const more of [...asked, ...asked])
      expect(await ask({ target: 'remote', ...more })).toMatchObject({ body: { data: [{ id: 'f1' }] } });
    expect(services.remote.gets).toHaveLength(asked.length);
    time += 60_000;
    await ask({ target: 'remote' });
    expect(services.remote.gets).toHaveLength(asked.length + 1);
  });

  it('is never requested with a limit above 50', async () => {
    for (const limit of ['51', '100', '0', '-1', '1e1', 'x'])
      expect(await ask({ target: 'remote', limit })).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'limit' }] },
      });
    await ask({ target: 'remote', limit: '50' });
    expect(services.remote.gets.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(['50']);
  });

  it('is read again after a failure', async () => {
    services.remote.onList = { status: 503, body: { message: 'Busy' } };
    expect(await ask({ target: 'remote' })).toMatchObject({ status: 502 });
    services.remote.onList = list(null, 'f1');
    expect(await ask({ target: 'remote' })).toMatchObject({ status: 200 });
  });

  it.each([
    { status: 400, body: { message: 'Input validation errors: 1. after: is not a cursor of this list' } },
    { status: 400, body: { message: 'Invalid cursor' } },
    { status: 410, body: { message: 'Gone' } },
  ])('says that the list must be reloaded after an expired cursor (%j), and starts over', async (dead) => {
    services.remote.onList = list('c1', 'f1');
    await ask({ target: 'remote' });
    services.remote.onList = dead;
    const expired = await ask({ target: 'remote', after: 'c1' });
    expect(expired).toMatchObject({ status: 400, body: { fields: [{ path: 'after' }] } });
    expect(expired.body.message).toContain('Reload the list');
    services.remote.onList = list('c2', 'f1');
    expect(await ask({ target: 'remote' })).toMatchObject({ body: { nextCursor: 'c2' } });
  });

  it('ends where the cursors loop, without repeating a row', async () => {
    const pages: Record<string, string> = { '': 'c1', c1: 'c2', c2: 'c1' };
    let after = '';
    const ids: string[] = [];
    for (let count = 0; count < 20; count++) {
      services.remote.onList = list(pages[after] ?? null, after, 'in all');
      const { body } = await ask({ target: 'remote', ...(after && { after }) });
      ids.push(...body.data.map(({ id }: { id: string }) => id));
      if (body.nextCursor === null) break;
      after = body.nextCursor;
    }
    // A row without an id cannot be chosen.
    expect(ids).toEqual(['in all', 'c1', 'c2']);
  });
});

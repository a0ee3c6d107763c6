import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListResponse } from '@/lib/contract/lists';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { ScriptedService } from '../runs/testing/test-world';
import { ServiceClient } from '../service/client';
import { answerList } from './answer-list';
import type { Item, ListMemory } from './read-list';
import { ListCache, ListTrail } from './read-list';

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

  it('passes on other refusals', async () => {
    services.remote.onList = { status: 400, body: { message: 'Input validation errors: 1. query: is too long' } };
    expect(await ask({ target: 'remote', after: 'c1' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'query' }] },
    });
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

describe('the local lists', () => {
  it('are read each time, so that new items are there', async () => {
    for (const ids of [['f1'], ['f1', 'f2']]) {
      services.local.onList = list(null, ...ids);
      expect((await ask({})).body.data).toHaveLength(ids.length);
    }
  });
});

const page = (ids: readonly string[], nextCursor: string | null): ListResponse<Item> => ({
  data: ids.map((id) => ({ id })),
  hasMore: nextCursor !== null,
  nextCursor,
});

/** Pages like a picker, to the end or for `most` pages. */
function walk(trail: ListTrail, read: (after: string, count: number) => ListResponse<Item>, most = 5000) {
  const ids: string[] = [];
  let after = '';
  for (let count = 1; count <= most; count++) {
    const { data, nextCursor } = trail.follow('scope', after, read(after, count));
    ids.push(...data.map(({ id }) => id));
    if (nextCursor === null) return { ids, pages: count };
    after = nextCursor;
  }
  return { ids, pages: Number.POSITIVE_INFINITY };
}

describe('paging through a list', () => {
  it('returns a sound list unchanged, however often it is paged', () => {
    const pages: Record<string, ListResponse<Item>> = {
      '': page(['1', '2'], 'a'),
      a: page(['3', '4'], 'b'),
      b: page(['5'], null),
    };
    const trail = new ListTrail();
    const read = (after: string) => pages[after] ?? page([], null);
    for (let time = 0; time < 3; time++)
      expect(walk(trail, read)).toEqual({ ids: ['1', '2', '3', '4', '5'], pages: 3 });
  });

  it('ends where the list loops, whatever its cursors, and shows no row twice', () => {
    const list = fc.dictionary(
      fc.constantFrom('', 'a', 'b', 'c', 'd'),
      fc.record({
        ids: fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6'), { maxLength: 4 }),
        next: fc.constantFrom('', 'a', 'b', 'c', 'd', null),
      }),
    );
    fc.assert(
      fc.property(list, list, (first, second) => {
        const trail = new ListTrail();
        // The list may change between two walks.
        for (const pages of [first, second]) {
          const { ids, pages: count } = walk(trail, (after) =>
            page(pages[after]?.ids ?? [], pages[after]?.next ?? null),
          );
          expect(count).toBeLessThanOrEqual(5);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('ends when the same page keeps coming with new cursors', () => {
    const { ids, pages } = walk(new ListTrail(), (_, count) => page(['1', '2'], `cursor-${count}`));
    expect(ids).toEqual(['1', '2']);
    expect(pages).toBeLessThanOrEqual(3);
  });

  it('ends after 1000 pages of an endless list', () => {
    const { pages } = walk(new ListTrail(), (_, count) => page([`${count}`], `cursor-${count}`));
    expect(pages).toBe(1000);
  });

  it('continues past one page without anything new', () => {
    const pages: Record<string, ListResponse<Item>> = { '': page(['1'], 'a'), a: page([], 'b'), b: page(['2'], null) };
    expect(walk(new ListTrail(), (after) => pages[after] ?? page([], null)).ids).toEqual(['1', '2']);
  });

  it('does not mix different lists', () => {
    const trail = new ListTrail();
    trail.follow('one', '', page(['1'], 'a'));
    expect(trail.follow('other', 'a', page(['1'], null)).data).toEqual([{ id: '1' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { runRow } from '../testing/run-row';
import { TestWorld } from '../testing/test-world';
import { titleKey } from '../title-of';
import { listRuns, runQuery } from './list-runs';

const test = perTest(() => TestWorld.open());

const list = (query: Record<string, string> = {}) => listRuns(test.world, runQuery.parse(query));
const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString();

async function add(id: string, created_at: string, title = id) {
  await test.insert(runRow({ id, created_at, title, title_key: titleKey(title) }));
}

async function walk(query: Record<string, string>, between: () => Promise<void> = async () => {}) {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page = await list({ ...query, ...(after ? { after } : {}) });
    ids.push(...page.data.map(({ id }) => id));
    expect(page.hasMore).toBe(page.nextCursor !== null);
    after = page.nextCursor;
    await between();
  } while (after);
  return ids;
}

describe('a search', () => {
  it('shows where the words are, unless only the title has them', async () => {
    const request = (text: string) => JSON.stringify({ inputText: text, textMode: 'preserve' });
    await test.insert(runRow({ id: 'a', created_at: at(1), title: 'One', request: request('# One\n\nHoney bees.') }));
    await test.insert(runRow({ id: 'b', created_at: at(2), title: 'Bees', request: request('# Bees') }));
    await test.insert(runRow({ id: 'c', created_at: at(3), title: 'Two', note: 'On bees', request: request('x') }));
    const found = await list({ query: 'bees' });
    expect(found.data.map(({ match }) => match)).toEqual([
      { before: 'On ', hit: 'bees', after: '' },
      undefined,
      { before: 'Honey ', hit: 'bees', after: '.' },
    ]);
    expect((await list()).data.every((row) => !('match' in row))).toBe(true);
  });
});

describe('the history', () => {
  it.each([1, 2, 3, 7, 100])('is paged newest first in pages of %i, each row once', async (limit) => {
    // Several share a timestamp: the id decides.
    for (let index = 0; index < 20; index++) await add(`r${String(index).padStart(2, '0')}`, at(Math.floor(index / 3)));
    const expected = Array.from({ length: 20 }, (_, index) => `r${String(19 - index).padStart(2, '0')}`);
    expect(await walk({ limit: String(limit) })).toEqual(expected);
  });

  it('neither repeats nor hides a row when others are added between pages', async () => {
    for (let index = 0; index < 10; index++) await add(`old${index}`, at(index));
    let come = 0;
    const ids = await walk({ limit: '3' }, () => add(`new${come++}`, at(100 + come)));
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => `old${9 - index}`));
  });

  it.each([
    ['bees', ['Of Bees and Wasps', 'BEES']],
    [' Bees ', ['Of Bees and Wasps', 'BEES']],
    ['wasps BEES', ['Of Bees and Wasps']],
    ['be wasps', []],
    ['ees', []],
    ['100%', ['100% honey']],
    ['score', ['under_score']],
    ['ÄRGER', ['Ärger']],
    ['arg', ['Ärger']],
    ['back\\slash', ['back\\slash']],
    ['東京', ['東京都の本']],
    ['京都', ['東京都の本']],
    ['京本', []],
    ['%', []],
    ['nothing', []],
    ['bees" OR "honey', []],
    ["bees' | 'honey", []],
    ['NEAR(bees wasps)', []],
    ["' or 1=1 --", []],
  ])('finds %j by words, the last of which may be a prefix', async (query, titles) => {
    for (const title of [
      'Of Bees and Wasps',
      'BEES',
      '100% honey',
      'under_score',
      'Ärger',
      'back\\slash',
      '東京都の本',
    ])
      await add(`run_${titles.length}${title}`, at(1), title);
    const found = (await list({ query })).data.map(({ title }) => title);
    expect(found.toSorted()).toEqual([...titles].toSorted());
  });

  it('filters', async () => {
    await test.insert(runRow({ id: 'a', target: 'remote', state: 'completed' }));
    await test.insert(runRow({ id: 'b', state: 'failed', format: 'social' }));
    expect(await walk({ target: 'remote' })).toEqual(['a']);
    expect(await walk({ state: 'failed' })).toEqual(['b']);
    expect(await walk({ format: 'social', target: 'remote' })).toEqual([]);
    expect(await walk({ operation: 'generate' })).toEqual(['b', 'a']);
  });

  it('contains neither requests nor drafts', async () => {
    await test.insert(runRow({ draft: '"secret draft"' }));
    expect(JSON.stringify(await list())).not.toMatch(/draft|inputText|A text/);
  });

  it.each([
    { limit: '101' },
    { limit: 'ten' },
    { limit: '1.5' },
    { state: 'done' },
    { format: 'x' },
    { after: 'x' },
    { after: Buffer.from('["2030","a","b"]').toString('base64url') },
    { after: Buffer.from('["not a time","a"]').toString('base64url') },
    { query: 'x'.repeat(501) },
  ])('refuses %j', (query) =>
    expect(runQuery.safeParse(query).error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(query)),
  );
});

import { beforeEach, describe, expect, it } from 'vitest';
import { bulkRequest } from '@/lib/contract/history';
import { perTest } from '@/server/testing/per-test';
import { actOnMany } from './act-on-many';
import { binRun, finishPurge, purgeBin, restoreRun } from './bin-run';
import { changeRun } from './change-run';
import { listRuns, runQuery } from './find/list-runs';
import { countRuns } from './find/matching-runs';
import { readRun } from './read-run';
import { runRow } from './testing/run-row';
import { ARTIFACT, TestWorld } from './testing/test-world';

const DAY = 86_400_000;

const test = perTest(() => TestWorld.open());

const list = (query: Record<string, string> = {}) => listRuns(test.world, runQuery.parse(query));
const idsOf = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ id }) => id);
const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString();
const add = (id: string, of: Partial<Parameters<typeof runRow>[0]> = {}) =>
  test.insert(runRow({ id, state: 'completed', due_at: null, ...of }));
const act = (asked: unknown) => actOnMany(test.world, bulkRequest.parse(asked));
const bulk = async (asked: unknown) => {
  const outcome = await act(asked);
  if (!outcome.ok) throw new Error(`${outcome.found} match`);
  return outcome.answer;
};

async function walk(query: Record<string, string>) {
  const ids: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await list({ ...query, ...(after ? { after } : {}) });
    ids.push(...page.data.map(({ id }) => id));
    after = page.nextCursor;
  }
  return ids;
}

it('says for each run whether its deck is available', async () => {
  test.world.engine.describeArtifacts = async (ids) =>
    ids.flatMap((id) => (id === 'art_here' ? { ...ARTIFACT, id } : []));
  await add('here', { artifact_id: 'art_here' });
  await add('elsewhere', { artifact_id: 'art_elsewhere' });
  await add('remote', { target: 'remote', artifact_id: 'art_here' });
  await add('failed', { state: 'failed', artifact_id: 'art_here' });
  await add('without', { artifact_id: null });
  const { data } = await list();
  expect(data.filter(({ hasDeck }) => hasDeck).map(({ id }) => id)).toEqual(['here']);
  expect((await readRun(test.world, 'here'))?.hasDeck).toBe(true);
  expect((await readRun(test.world, 'elsewhere'))?.hasDeck).toBe(false);
});

describe('the order of the history', () => {
  const titles = ['banana', 'Äpfel', 'apple', '🐝', 'apple', 'cherry', 'Zebra'];
  beforeEach(async () => {
    for (const [index, title] of titles.entries())
      await add(`r${index}`, {
        title,
        created_at: at(index),
        credits_deducted: [3, null, 0, 3, 12.5, null, 1][index],
        request: JSON.stringify({ inputText: 'common', textMode: 'preserve' }),
      });
  });

  it.each([
    ['newest', ['r6', 'r5', 'r4', 'r3', 'r2', 'r1', 'r0']],
    ['oldest', ['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6']],
    ['title', ['r2', 'r4', 'r0', 'r5', 'r6', 'r1', 'r3']],
    ['credits', ['r4', 'r3', 'r0', 'r6', 'r2', 'r5', 'r1']],
  ])('is %s, page by page, with and without words', async (sort, expected) => {
    for (const limit of ['1', '2', '3', '7', '50']) {
      expect(await walk({ sort, limit })).toEqual(expected);
      expect(await walk({ sort, limit, query: 'comm' })).toEqual(expected);
    }
  });

  it('rejects a cursor of another order', async () => {
    const { nextCursor } = await list({ sort: 'title', limit: '2' });
    expect(runQuery.safeParse({ sort: 'credits', after: nextCursor }).success).toBe(false);
    expect(runQuery.safeParse({ after: nextCursor }).success).toBe(false);
  });
});

describe('a filter', () => {
  it('supports theme, time and star', async () => {
    await add('a', { theme_id: 't', created_at: at(1) });
    await add('b', { star: 1, created_at: at(2) });
    await add('c', { created_at: at(3) });
    expect(await idsOf({ theme: 't' })).toEqual(['a']);
    expect(await idsOf({ star: '1' })).toEqual(['b']);
    expect(await idsOf({ star: '0' })).toEqual(['c', 'a']);
    expect(await idsOf({ since: at(2) })).toEqual(['c', 'b']);
    expect(await idsOf({ until: at(2) })).toEqual(['a']);
    expect(await idsOf({ since: '2030-01-01T01:00:02+01:00', until: at(3) })).toEqual(['b']);
  });
});

describe('words', () => {
  it('are found in text, prompt, instructions and note', async () => {
    await add('text', { request: JSON.stringify({ inputText: 'Über Élan', textMode: 'preserve' }) });
    await add('prompt', { request: JSON.stringify({ prompt: 'A walrus', artifactId: 'x' }) });
    await add('words', { request: JSON.stringify({ inputText: 'x', additionalInstructions: 'No jargon' }) });
    await add('note', { note: 'for Tuesday' });
    expect(await idsOf({ query: 'elan' })).toEqual(['text']);
    expect(await idsOf({ query: 'UBER élan' })).toEqual(['text']);
    expect(await idsOf({ query: 'walr' })).toEqual(['prompt']);
    expect(await idsOf({ query: 'jargon no' })).toEqual(['words']);
    expect(await idsOf({ query: 'tuesday' })).toEqual(['note']);
  });

  it('are updated when title or note change', async () => {
    await add('a', { title: 'Bees' });
    expect(await changeRun(test.world, 'a', { title: 'Wespen', note: 'urgent' })).toEqual({
      id: 'a',
      state: 'completed',
    });
    expect(await idsOf({ query: 'bees' })).toEqual([]);
    expect(await idsOf({ query: 'wespen urgent' })).toEqual(['a']);
    await changeRun(test.world, 'a', { note: '' });
    expect(await idsOf({ query: 'urgent' })).toEqual([]);
    expect(await readRun(test.world, 'a')).toMatchObject({ title: 'Wespen', note: null, star: false });
  });
});

describe('the trash', () => {
  it('removes a run from the list and restores it unchanged', async () => {
    await add('a', { star: 1, note: 'kept' });
    const before = await test.row('a');
    const binned = await binRun(test.world, 'a');
    expect(binned).toMatchObject({ ok: true, answer: { id: 'a', deletedAt: expect.any(String) } });
    test.time += 1000;
    expect(await binRun(test.world, 'a')).toEqual(binned);
    expect(await idsOf()).toEqual([]);
    expect(await idsOf({ query: 'title' })).toEqual([]);
    expect(await idsOf({ bin: '1', query: 'title' })).toEqual(['a']);
    expect(await restoreRun(test.world, 'a')).toEqual({ id: 'a', deletedAt: null });
    expect(await test.row('a')).toEqual(before);
  });

  it.each(['queued', 'sending', 'pending'] as const)('refuses a run that is %s', async (state) => {
    await add('a', { state });
    expect(await binRun(test.world, 'a')).toEqual({ ok: false, reason: 'under-way' });
    expect(await bulk({ act: 'delete', ids: ['a'] })).toMatchObject({ done: 0, left: 1 });
    expect(await idsOf()).toEqual(['a']);
  });

  it('is purged after 30 days: rows, words and files', async () => {
    for (const id of ['old', 'young', 'kept']) await add(id);
    await test.world.files.put('exports/old.pdf', new Uint8Array([1]));
    const file = { due_at: null, lease_until: null, lease_owner: null, format: 'pdf', reason: null } as const;
    await test.world.db
      .insertInto('kept_exports')
      .values({
        ...file,
        id: 'old.pdf',
        state: 'kept',
        generation_row: 'old',
        file_key: 'exports/old.pdf',
        file_name: 'x',
        bytes: 1,
        tries: 1,
        created_at: at(0),
      })
      .execute();
    await binRun(test.world, 'old');
    test.time += 2 * DAY;
    await binRun(test.world, 'young');
    test.time += 28 * DAY;
    expect(await purgeBin(test.world)).toBe(0);
    test.time += 1;
    expect(await purgeBin(test.world)).toBe(1);
    expect(await idsOf({ bin: '1', query: 'title' })).toEqual(['young']);
    expect(await idsOf()).toEqual(['kept']);
    await finishPurge(test.world);
    expect(await test.world.files.exists('exports/old.pdf')).toBe(false);
    expect(await test.world.db.selectFrom('kept_exports').selectAll().execute()).toEqual([]);
  });
});

describe('bulk actions', () => {
  it('apply to the named runs and count them', async () => {
    for (const id of ['a', 'b', 'c']) await add(id);
    expect(await bulk({ act: 'star', ids: ['a', 'b', 'b', 'x'] })).toMatchObject({ done: 2, left: 1 });
    expect((await idsOf({ star: '1' })).toSorted()).toEqual(['a', 'b']);
    expect(await bulk({ act: 'unstar', ids: ['a', 'c'] })).toMatchObject({ done: 1, left: 1 });
  });

  it('apply to all that a filter matches, and one deletion is undone on its own', async () => {
    for (let index = 0; index < 20; index++) await add(`r${index}`, { title: index % 2 ? 'Bees' : 'Wasps' });
    await binRun(test.world, 'r1');
    test.time += 5;
    const { done, left, at: moment } = await bulk({ act: 'delete', filter: { query: 'bees' } });
    expect({ done, left }).toEqual({ done: 9, left: 0 });
    expect(await walk({})).toHaveLength(10);
    const filter = { bin: '1', deletedAt: moment };
    expect(await bulk({ act: 'restore', filter })).toMatchObject({ done: 9, left: 0 });
    expect(await idsOf({ bin: '1' })).toEqual(['r1']);
  });

  it('leave runs alone that were added after the count', async () => {
    for (let index = 0; index < 20; index++) await add(`r${index}`, { created_at: at(index), star: index % 2 });
    test.time = Date.parse(at(30));
    const counted = await countRuns(test.world, { star: true });
    expect(counted).toEqual({ count: 10, at: at(30) });
    await add('at once', { created_at: at(30), star: 1 });
    await add('later', { created_at: at(40), star: 1 });
    expect(await bulk({ act: 'delete', filter: { star: '1' }, counted })).toMatchObject({ done: 10, left: 0 });
    expect(await idsOf({ star: '1' })).toEqual(['later', 'at once']);
  });

  it('count and change what a time filter matches, even if its end is earlier', async () => {
    for (let index = 0; index < 5; index++) await add(`r${index}`, { created_at: at(index) });
    test.time = Date.parse(at(30));
    const counted = await countRuns(test.world, { until: at(2) });
    expect(counted.count).toBe(2);
    expect(await bulk({ act: 'star', filter: { until: at(2) }, counted })).toMatchObject({ done: 2 });
    expect(await idsOf({ star: '1' })).toEqual(['r1', 'r0']);
  });

  it('do nothing when more runs match than were counted, as after importing old runs', async () => {
    for (let index = 0; index < 3; index++) await add(`r${index}`, { created_at: at(index) });
    test.time = Date.parse(at(30));
    const counted = await countRuns(test.world, {});
    await add('old', { created_at: at(1) });
    expect(await act({ act: 'delete', filter: {}, counted })).toEqual({ ok: false, reason: 'more', found: 4 });
    expect(await idsOf()).toHaveLength(4);
    await binRun(test.world, 'r2');
    expect(await act({ act: 'star', filter: {}, counted })).toMatchObject({ ok: true, answer: { done: 3 } });
  });

  it('are undone separately when something else was deleted in the same millisecond', async () => {
    for (let index = 0; index < 4; index++) await add(`r${index}`, { created_at: at(index), star: index % 2 });
    await binRun(test.world, 'r3');
    const one = await bulk({ act: 'delete', filter: { star: '1' } });
    const other = await bulk({ act: 'delete', filter: {} });
    expect(new Set([one.at, other.at]).size).toBe(2);
    expect(await bulk({ act: 'restore', filter: { bin: '1', deletedAt: one.at } })).toMatchObject({ done: 1 });
    expect(await idsOf()).toEqual(['r1']);
    expect(await bulk({ act: 'restore', filter: { bin: '1', deletedAt: other.at } })).toMatchObject({ done: 2 });
    expect(await idsOf({ bin: '1' })).toEqual(['r3']);
  });

  it('leave runs in progress alone, and count them', async () => {
    for (let index = 0; index < 30; index++)
      await add(`r${index}`, { created_at: at(index), state: index % 10 === 0 ? 'pending' : 'completed' });
    expect(await bulk({ act: 'delete', filter: {} })).toMatchObject({ done: 27, left: 3 });
    expect(await idsOf()).toEqual(['r20', 'r10', 'r0']);
  });

  it.each([
    { act: 'star' },
    { act: 'star', ids: ['a'], counted: { count: 1, at: at(1) } },
    { act: 'star', filter: {}, counted: { count: -1, at: at(1) } },
    { act: 'star', filter: {}, counted: { count: 1, at: 'today' } },
    { act: 'star', filter: { colour: 'red' } },
    { act: 'star', ids: [], filter: {} },
    { act: 'shred', ids: ['a'] },
    { act: 'star', ids: [] },
  ])('refuse %j', (asked) => expect(bulkRequest.safeParse(asked).success).toBe(false));
});

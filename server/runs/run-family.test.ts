import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { submission } from '@/lib/contract/composer';
import { perTest } from '@/server/testing/per-test';
import { binRun, purgeBin } from './bin-run';
import { listRuns, runQuery } from './find/list-runs';
import { exportQuery, jsonOf } from './history-file/export-runs';
import { importRuns } from './history-file/import-runs';
import { streamText } from './history-file/stream-text';
import { readRun } from './read-run';
import { readFamily } from './run-family';
import { submitRun } from './send/submit-run';
import { TestWorld } from './testing/test-world';

const test = perTest(() => TestWorld.open());

async function submit(madeFrom?: unknown, more: object = {}): Promise<string> {
  test.time += 1000;
  const request = { inputText: '# Bees', textMode: 'preserve', ...more };
  const asked = { submissionId: randomUUID(), target: 'local', operation: 'generate', request, madeFrom };
  const outcome = await submitRun(test.world, submission.parse(asked));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.submitted.id;
}

const list = async (query: Record<string, string> = {}) => (await listRuns(test.world, runQuery.parse(query))).data;
const placeOf = async (id: string) => (await readRun(test.world, id))?.family;
const finish = () => test.world.db.updateTable('generations').set({ state: 'completed', due_at: null }).execute();
const purge = async (id: string) => {
  await binRun(test.world, id);
  test.time += 31 * 86_400_000;
  await purgeBin(test.world);
};

describe('a run made from another', () => {
  it('is listed with its credits, which tell a cancelled run from one that is not finished', async () => {
    const first = await submit();
    const second = await submit(first);
    const ended = { state: 'stopped', credits_deducted: 3, credits_remaining: 97, due_at: null } as const;
    await test.world.db.updateTable('generations').set(ended).where('id', '=', first).execute();
    expect((await readFamily(test.world, second))?.madeFrom).toMatchObject({
      state: 'stopped',
      credits: { deducted: 3, remaining: 97 },
    });
  });

  it('belongs to its family, which is named after the first of them', async () => {
    const first = await submit();
    expect(await placeOf(first)).toBeNull();
    const second = await submit(first);
    const third = await submit(second);
    const other = await submit();
    expect(await placeOf(first)).toEqual({ id: first, place: 1, count: 3 });
    expect(await placeOf(third)).toEqual({ id: first, place: 3, count: 3 });
    expect(await readRun(test.world, third)).toMatchObject({ madeFrom: second });
    expect((await list()).map(({ family }) => family?.place ?? null)).toEqual([null, 3, 2, 1]);
    expect((await list({ family: first, sort: 'oldest' })).map(({ id }) => id)).toEqual([first, second, third]);
    expect((await list({ family: first, query: 'bees' })).map(({ id }) => id)).toEqual([third, second, first]);
    expect(await list({ family: other })).toEqual([]);
  });

  it.each([null, 7, {}, '', 'run_none', 'a b', 'x'.repeat(101)])('is sent even if %j is not a run', async (odd) => {
    const id = await submit(odd);
    expect(await readRun(test.world, id)).toMatchObject({ madeFrom: null, family: null });
  });

  it('tells the service nothing about it', async () => {
    const first = await submit();
    await submit(first);
    await test.pass(5000);
    expect(test.local.posts).toHaveLength(2);
    expect(JSON.stringify(test.local.posts.map(({ body }) => body))).not.toContain(first);
  });

  it('is the same submission whatever it was made from', async () => {
    const first = await submit();
    const asked = {
      submissionId: randomUUID(),
      target: 'local',
      operation: 'generate',
      request: { inputText: 'x', textMode: 'preserve' },
    };
    const one = await submitRun(test.world, submission.parse(asked));
    expect(await submitRun(test.world, submission.parse({ ...asked, madeFrom: first }))).toEqual(one);
  });

  it('stays with the others when the first is purged', async () => {
    const first = await submit();
    const second = await submit(first);
    const third = await submit(second);
    await finish();
    await purge(first);
    expect(await placeOf(second)).toEqual({ id: first, place: 1, count: 2 });
    expect(await readFamily(test.world, second)).toMatchObject({ madeFrom: null, isFromGone: true });
    expect((await list({ family: first })).map(({ id }) => id)).toEqual([third, second]);
    const fourth = await submit(second);
    expect(await placeOf(fourth)).toEqual({ id: first, place: 3, count: 3 });
    await purge(second);
    await finish();
    await purge(fourth);
    expect(await placeOf(third)).toBeNull();
  });
});

describe('the relatives of a run', () => {
  it('are listed newest first, with the fields that differ', async () => {
    const first = await submit(undefined, { textOptions: { tone: 'warm' } });
    const second = await submit(first, { textOptions: { tone: 'dry' }, format: 'document' });
    const third = await submit(second, { inputText: '# Wasps', textOptions: { tone: 'dry' }, format: 'document' });
    const fourth = await submit(second, { textOptions: { tone: 'dry' } });
    expect(await readFamily(test.world, second)).toMatchObject({
      madeFrom: { id: first, title: 'Bees', changes: ['textOptions.tone', 'format'] },
      isFromGone: false,
      madeAgain: [
        { id: fourth, changes: ['format'] },
        { id: third, changes: ['inputText'] },
      ],
      madeAgainCount: 2,
    });
    expect(await readFamily(test.world, first)).toMatchObject({ madeFrom: null, isFromGone: false, madeAgainCount: 1 });
    expect(await readFamily(test.world, 'run_none')).toBeNull();
  });
});

it('survives export from one history and import into another', async () => {
  const there = await TestWorld.open();
  const first = await submit();
  const second = await submit(first);
  await finish();
  const json = await new Response(streamText(jsonOf(test.world, exportQuery.parse({ as: 'json' })))).text();
  const runs = JSON.parse(json).runs as Record<string, unknown>[];
  expect(await importRuns(there.world, runs)).toMatchObject({ answer: { taken: 2 } });
  expect(await readRun(there.world, second)).toMatchObject({
    madeFrom: first,
    family: { id: first, place: 2, count: 2 },
  });
  const old = { ...runs[0], id: 'run_old', submissionId: randomUUID() };
  Reflect.deleteProperty(old, 'madeFrom');
  Reflect.deleteProperty(old, 'family');
  const own = { ...runs[0], id: 'run_own', submissionId: randomUUID(), madeFrom: 'run_own', family: null };
  expect(await importRuns(there.world, [old, own])).toMatchObject({ answer: { taken: 2 } });
  for (const id of ['run_old', 'run_own'])
    expect(await readRun(there.world, id)).toMatchObject({ madeFrom: null, family: null });
  await there.close();
});

import { describe, expect, it, vi } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { log } from '../log/log';
import { runRow } from '../runs/testing/run-row';
import { TestWorld } from '../runs/testing/test-world';
import { readBalance, readBalanceAtStart } from './read-balance';
import { keepBalance, newestBalance } from './store';

const test = perTest(() => TestWorld.open());

const tells = (remaining: number) => ({
  status: 404,
  body: { message: 'No such id', statusCode: 404, credits: { deducted: 0, remaining } },
});
const iso = () => new Date(test.time).toISOString();

describe('the remote balance', () => {
  it('is read if none is known, and is fresh for a minute', async () => {
    test.remote.onStatus = tells(41);
    const first = await readBalance(test.world, 'remote');
    expect(first).toEqual({ remaining: 41, asOf: iso() });
    test.remote.onStatus = tells(40);
    test.time += 59_000;
    expect(await readBalance(test.world, 'remote')).toEqual(first);
    expect(test.remote.gets).toHaveLength(1);
    test.time += 2000;
    expect(await readBalance(test.world, 'remote')).toEqual({ remaining: 40, asOf: iso() });
    expect(test.remote.posts).toEqual([]);
  });

  it('is read at once if a fresh one is requested', async () => {
    test.remote.onStatus = tells(41);
    await readBalance(test.world, 'remote');
    test.remote.onStatus = tells(40);
    expect(await readBalance(test.world, 'remote', { maxAgeMs: 0 })).toMatchObject({ remaining: 40 });
  });

  it('is read with one call for concurrent readers', async () => {
    test.remote.onStatus = tells(41);
    const answers = await Promise.all(Array.from({ length: 20 }, () => readBalance(test.world, 'remote')));
    expect(new Set(answers.map(({ remaining }) => remaining))).toEqual(new Set([41]));
    expect(test.remote.gets).toHaveLength(1);
  });

  it.each([
    { fails: 'reset' as const },
    { status: 500, body: '' },
    { status: 404, body: { message: 'No' } },
    { body: {} },
  ])('is unknown when the service answers %j, and is not requested again for a while', async (script) => {
    test.remote.onStatus = script;
    for (let count = 0; count < 5; count++)
      expect(await readBalance(test.world, 'remote')).toEqual({ remaining: null, asOf: null });
    expect(test.remote.gets).toHaveLength(1);
    test.remote.onStatus = tells(7);
    test.time += 16_000;
    expect(await readBalance(test.world, 'remote')).toMatchObject({ remaining: 7 });
  });

  it('keeps its old figure, and its time, while the service is unreachable', async () => {
    test.remote.onStatus = tells(41);
    const known = await readBalance(test.world, 'remote');
    test.remote.onStatus = { fails: 'not-sent' };
    test.time += 3_600_000;
    expect(await readBalance(test.world, 'remote', { maxAgeMs: 0 })).toEqual(known);
  });

  it('is updated from the figure at the end of a run', async () => {
    test.remote.onStatus = tells(41);
    await readBalance(test.world, 'remote');
    await test.insert(runRow({ target: 'remote', state: 'pending', generation_id: 'gen_1' }));
    test.time += 1000;
    const credits = { deducted: 12, remaining: 29 };
    test.remote.onStatus = { body: { generationId: 'gen_1', status: 'completed', credits } };
    await test.work();
    const { length } = test.remote.gets;
    expect(await readBalance(test.world, 'remote')).toEqual({ remaining: 29, asOf: iso() });
    expect(test.remote.gets).toHaveLength(length);
  });

  it.each([
    ['failed', { body: { generationId: 'gen_1', status: 'failed', credits: { deducted: 0, remaining: 29 } } }],
    ['unknown', tells(29)],
  ])('is updated from the response %s', async (_, script) => {
    await test.insert(runRow({ target: 'remote', state: 'pending', generation_id: 'gen_1' }));
    test.remote.onStatus = script;
    await test.work();
    expect(await newestBalance(test.world.db, 'remote')).toEqual({ remaining: 29, asOf: iso() });
    expect(await newestBalance(test.world.db, 'local')).toBeNull();
  });

  it('is not reset by the frozen figure of a run that ended late', async () => {
    const ends = async (remaining: number, id: string) => {
      const body = { generationId: id, status: 'completed', credits: { deducted: 20, remaining } };
      test.remote.onStatus = { body };
      await test.work();
      return (await newestBalance(test.world.db, 'remote'))?.remaining;
    };
    const sent_at = iso();
    await test.insert(runRow({ id: 'run_slow', target: 'remote', state: 'pending', generation_id: 'gen_1', sent_at }));
    test.time += 60_000;
    await keepBalance(test.world.db, { target: 'remote', remaining: 776, at: new Date(test.time) });
    expect(await ends(936, 'gen_1')).toBe(776);
    await test.insert(runRow({ id: 'run_other', target: 'remote', state: 'pending', generation_id: 'gen_2', sent_at }));
    expect(await ends(756, 'gen_2'), 'credits go down by themselves').toBe(756);
  });

  it('is not reset by a slow read that began before a run ended', async () => {
    test.remote.onStatus = () => {
      test.time += 5000;
      return tells(41);
    };
    const ended = { target: 'remote', remaining: 29, at: new Date(test.time + 2000) } as const;
    const reading = readBalance(test.world, 'remote', { maxAgeMs: 0 });
    await keepBalance(test.world.db, ended);
    expect(await reading).toEqual({ remaining: 29, asOf: ended.at.toISOString() });
  });
});

describe('the local balance', () => {
  it('is read each time, so that a top-up is visible at once', async () => {
    for (const remaining of [5, 10_005]) {
      test.local.onStatus = tells(remaining);
      expect(await readBalance(test.world, 'local')).toMatchObject({ remaining });
    }
  });
});

describe('at startup', () => {
  const start = (signal = new AbortController().signal) => readBalanceAtStart(async () => test.world, signal);

  it('reads the remote balance, and nothing if there is no remote service', async () => {
    test.remote.onStatus = tells(41);
    await start();
    expect(await newestBalance(test.world.db, 'remote')).toMatchObject({ remaining: 41 });
    test.hasRemote = false;
    await start();
    expect(test.remote.gets).toHaveLength(1);
    expect(test.local.gets).toEqual([]);
  });

  it.each([{ fails: 'not-sent' as const }, { status: 401, body: { message: 'No' } }])(
    'only logs a service that answers %j',
    async (script) => {
      const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
      test.remote.onStatus = script;
      await start();
      expect(warned).toHaveBeenCalledTimes(1);
      expect(await newestBalance(test.world.db, 'remote')).toBeNull();
      warned.mockRestore();
    },
  );

  it('stores nothing once the program stops', async () => {
    test.remote.onStatus = tells(41);
    await start(AbortSignal.abort());
    expect(await newestBalance(test.world.db, 'remote')).toBeNull();
  });
});

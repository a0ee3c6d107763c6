import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generationRow } from '../generations/generation-row';
import { TestWorld } from '../generations/test-world';
import { log } from '../log/log';
import { readBalanceAtStart } from './read-at-start';
import { readBalance } from './read-balance';
import { keepBalance, newestBalance } from './store';

let test: TestWorld;
beforeEach(async () => {
  test = await TestWorld.open();
});
afterEach(() => test.close());

const tells = (remaining: number) => ({
  status: 404,
  body: { message: 'No such id', statusCode: 404, credits: { deducted: 0, remaining } },
});
const iso = () => new Date(test.time).toISOString();

describe('the live balance', () => {
  it('is read when none is known, and stands for a minute', async () => {
    test.live.onStatus = tells(41);
    const first = await readBalance(test.world, 'live');
    expect(first).toEqual({ remaining: 41, asOf: iso() });
    test.live.onStatus = tells(40);
    test.time += 59_000;
    expect(await readBalance(test.world, 'live')).toEqual(first);
    expect(test.live.gets).toHaveLength(1);
    test.time += 2000;
    expect(await readBalance(test.world, 'live')).toEqual({ remaining: 40, asOf: iso() });
    expect(test.live.posts).toEqual([]);
  });

  it('is read at once where a fresh one is asked for', async () => {
    test.live.onStatus = tells(41);
    await readBalance(test.world, 'live');
    test.live.onStatus = tells(40);
    expect(await readBalance(test.world, 'live', { maxAgeMs: 0 })).toMatchObject({ remaining: 40 });
  });

  it('is one call, however many ask at a time', async () => {
    test.live.onStatus = tells(41);
    const answers = await Promise.all(Array.from({ length: 20 }, () => readBalance(test.world, 'live')));
    expect(new Set(answers.map(({ remaining }) => remaining))).toEqual(new Set([41]));
    expect(test.live.gets).toHaveLength(1);
  });

  it.each([
    { fails: 'reset' as const },
    { status: 500, body: '' },
    { status: 404, body: { message: 'No' } },
    { body: {} },
  ])('is unknown when the service answers %j, which is left alone for a while', async (script) => {
    test.live.onStatus = script;
    for (let count = 0; count < 5; count++)
      expect(await readBalance(test.world, 'live')).toEqual({ remaining: null, asOf: null });
    expect(test.live.gets).toHaveLength(1);
    test.live.onStatus = tells(7);
    test.time += 16_000;
    expect(await readBalance(test.world, 'live')).toMatchObject({ remaining: 7 });
  });

  it('keeps its old figure, and its time, while the service is away', async () => {
    test.live.onStatus = tells(41);
    const known = await readBalance(test.world, 'live');
    test.live.onStatus = { fails: 'not-sent' };
    test.time += 3_600_000;
    expect(await readBalance(test.world, 'live', { maxAgeMs: 0 })).toEqual(known);
  });

  it('follows what the end of a run tells', async () => {
    test.live.onStatus = tells(41);
    await readBalance(test.world, 'live');
    await test.insert(generationRow({ target: 'live', state: 'pending', generation_id: 'gen_1' }));
    test.time += 1000;
    const credits = { deducted: 12, remaining: 29 };
    test.live.onStatus = { body: { generationId: 'gen_1', status: 'completed', credits } };
    await test.work();
    const { length } = test.live.gets;
    expect(await readBalance(test.world, 'live')).toEqual({ remaining: 29, asOf: iso() });
    expect(test.live.gets).toHaveLength(length);
  });

  it.each([
    ['failed', { body: { generationId: 'gen_1', status: 'failed', credits: { deducted: 0, remaining: 29 } } }],
    ['unknown', tells(29)],
  ])('follows what the answer %s tells', async (_, script) => {
    await test.insert(generationRow({ target: 'live', state: 'pending', generation_id: 'gen_1' }));
    test.live.onStatus = script;
    await test.work();
    expect(await newestBalance(test.world.db, 'live')).toEqual({ remaining: 29, asOf: iso() });
    expect(await newestBalance(test.world.db, 'practice')).toBeNull();
  });

  it('is not set back by the frozen figure of a run that ended late', async () => {
    const ends = async (remaining: number, id: string) => {
      const body = { generationId: id, status: 'completed', credits: { deducted: 20, remaining } };
      test.live.onStatus = { body };
      await test.work();
      return (await newestBalance(test.world.db, 'live'))?.remaining;
    };
    const sent_at = iso();
    await test.insert(
      generationRow({ id: 'run_slow', target: 'live', state: 'pending', generation_id: 'gen_1', sent_at }),
    );
    test.time += 60_000;
    await keepBalance(test.world.db, { target: 'live', remaining: 776, at: new Date(test.time) });
    expect(await ends(936, 'gen_1')).toBe(776);
    await test.insert(
      generationRow({ id: 'run_other', target: 'live', state: 'pending', generation_id: 'gen_2', sent_at }),
    );
    expect(await ends(756, 'gen_2'), 'credits go down by themselves').toBe(756);
  });

  it('is not set back by a slow read that began before a run ended', async () => {
    test.live.onStatus = () => {
      test.time += 5000;
      return tells(41);
    };
    const ended = { target: 'live', remaining: 29, at: new Date(test.time + 2000) } as const;
    const reading = readBalance(test.world, 'live', { maxAgeMs: 0 });
    await keepBalance(test.world.db, ended);
    expect(await reading).toEqual({ remaining: 29, asOf: ended.at.toISOString() });
  });
});

describe('the practice balance', () => {
  it('is read each time: what was just topped up is seen at once', async () => {
    for (const remaining of [5, 10_005]) {
      test.practice.onStatus = tells(remaining);
      expect(await readBalance(test.world, 'practice')).toMatchObject({ remaining });
    }
  });
});

describe('at the start', () => {
  const start = (signal = new AbortController().signal) => readBalanceAtStart(async () => test.world, signal);

  it('the live balance is read, and nothing where there is no live service', async () => {
    test.live.onStatus = tells(41);
    await start();
    expect(await newestBalance(test.world.db, 'live')).toMatchObject({ remaining: 41 });
    test.hasLive = false;
    await start();
    expect(test.live.gets).toHaveLength(1);
    expect(test.practice.gets).toEqual([]);
  });

  it.each([{ fails: 'not-sent' as const }, { status: 401, body: { message: 'No' } }])(
    'a service that answers %j is noted in the log and no more',
    async (script) => {
      const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
      test.live.onStatus = script;
      await start();
      expect(warned).toHaveBeenCalledTimes(1);
      expect(await newestBalance(test.world.db, 'live')).toBeNull();
      warned.mockRestore();
    },
  );

  it('nothing is kept once the program stops', async () => {
    test.live.onStatus = tells(41);
    await start(AbortSignal.abort());
    expect(await newestBalance(test.world.db, 'live')).toBeNull();
  });
});

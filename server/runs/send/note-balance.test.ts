import { describe, expect, it, vi } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { keepBalance } from '../../balance/store';
import { log } from '../../log/log';
import { checkRun, resendRun } from '../act-on-run';
import { readRun } from '../read-run';
import { eventsOf } from '../store';
import { runRow } from '../testing/run-row';
import { TestWorld } from '../testing/test-world';

const test = perTest(() => TestWorld.open());

const tells = (remaining: number) => ({
  status: 404,
  headers: { 'x-request-id': 'req-9' },
  body: { message: 'No such id', credits: { deducted: 0, remaining } },
});
const dead = { state: 'sending', lease_owner: 'dead', lease_until: '2029-12-31T23:59:59.000Z' } as const;
const known = (remaining: number) =>
  keepBalance(test.world.db, { target: 'remote', remaining, at: new Date(test.time - 30_000) });
const evidence = async () => {
  const run = await readRun(test.world, 'run_1');
  return [run?.balanceBefore, run?.balanceAfter];
};

async function lose() {
  await test.insert(runRow({ target: 'remote' }));
  test.remote.onPost = { fails: 'reset' };
  await test.work();
}

describe('a run whose response was lost', () => {
  it('shows the balance before it was sent and after', async () => {
    await known(100);
    test.remote.onStatus = tells(88);
    await lose();
    expect(await evidence()).toEqual([
      { remaining: 100, at: '2029-12-31T23:59:30.000Z' },
      { remaining: 88, at: '2030-01-01T00:00:00.000Z' },
    ]);
    const events = await eventsOf(test.world.db, 'run_1');
    expect(events.map(({ kind }) => kind)).toEqual(['sending', 'unconfirmed', 'balance']);
    expect(events[2]).toMatchObject({ http_status: 404, request_id: 'req-9', detail: '88 credits left' });
    expect(test.remote.posts).toHaveLength(1);
  });

  it('shows what other runs were charged between the two readings', async () => {
    await known(100);
    const [before, meanwhile] = [test.time - 60_000, test.time - 10_000].map((time) => new Date(time).toISOString());
    const ended = { target: 'remote', state: 'completed', credits_deducted: 20, ended_at: meanwhile } as const;
    await test.insert(runRow({ ...ended, id: 'run_ours', sent_at: meanwhile }));
    await test.insert(runRow({ ...ended, id: 'run_earlier', sent_at: before, ended_at: before }));
    await test.insert(runRow({ ...ended, id: 'run_local', target: 'local', sent_at: meanwhile }));
    test.remote.onStatus = tells(80);
    await lose();
    expect((await readRun(test.world, 'run_1'))?.chargesMeanwhile).toEqual({ runs: 1, credits: 20 });
    await test.insert(runRow({ ...ended, id: 'run_unsure', sent_at: before }));
    expect((await readRun(test.world, 'run_1'))?.chargesMeanwhile, 'it may have been charged before').toEqual({
      runs: 2,
      credits: null,
    });
  });

  it('shows it too when the program died while sending', async () => {
    await test.insert(runRow({ ...dead, target: 'remote', balance_before: 100, balance_before_at: 'then' }));
    test.remote.onStatus = tells(100);
    await test.work();
    expect(await evidence()).toMatchObject([{ remaining: 100, at: 'then' }, { remaining: 100 }]);
  });

  it('is unconfirmed before anything is read', async () => {
    let state = '';
    const service = test.world.service('remote');
    if (!service) throw new Error('no service');
    vi.spyOn(service, 'readBalance').mockImplementation(async () => {
      state = (await test.row('run_1')).state;
      return { remaining: 88, httpStatus: 404, requestId: null };
    });
    await lose();
    expect(state).toBe('unconfirmed');
  });

  it.each([{ fails: 'reset' as const }, { status: 500, body: '' }, { status: 404, body: { message: 'No' } }])(
    'says that the balance is unknown when the service answers %j',
    async (script) => {
      test.remote.onStatus = script;
      await lose();
      expect(await evidence()).toEqual([null, null]);
      expect((await eventsOf(test.world.db, 'run_1')).at(-1)).toMatchObject({
        kind: 'balance',
        http_status: script.status ?? null,
        detail: 'Not reported by the service',
      });
      expect((await test.row('run_1')).state).toBe('unconfirmed');
    },
  );

  it('is read again by hand, and the newer figure wins', async () => {
    test.remote.onStatus = tells(100);
    await lose();
    test.remote.onStatus = tells(88);
    test.time += 60_000;
    await checkRun(test.world, 'run_1');
    expect(await evidence()).toEqual([null, { remaining: 88, at: new Date(test.time).toISOString() }]);
  });

  it('starts over when it is sent again', async () => {
    await known(100);
    test.remote.onStatus = tells(88);
    await lose();
    await resendRun(test.world, 'run_1');
    expect(await evidence()).toEqual([null, null]);
    test.time += 1000;
    test.remote.onPost = { status: 201, body: { generationId: 'gen_1' } };
    await test.work();
    expect(await evidence()).toMatchObject([{ remaining: 88 }, null]);
  });

  it('stays unchanged when the figure cannot be stored', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    const service = test.world.service('remote');
    if (!service) throw new Error('no service');
    vi.spyOn(service, 'readBalance').mockRejectedValue(new Error('disk full'));
    await lose();
    expect((await test.row('run_1')).state).toBe('unconfirmed');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('sending', () => {
  it('does not read the balance first, because a request that spends must not wait for it', async () => {
    await test.insert(runRow({ target: 'remote' }));
    const asked: string[] = [];
    test.remote.onPost = () => {
      asked.push(...test.remote.gets.map(({ url }) => url));
      return { status: 201, body: { generationId: 'gen_1' } };
    };
    await test.work();
    expect(asked).toEqual([]);
    expect(await evidence()).toEqual([null, null]);
  });
});

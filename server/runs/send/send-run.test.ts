import { describe, expect, it, vi } from 'vitest';
import { inDepth } from '@/e2e/support/depth';
import type { RunState, Target } from '@/lib/contract/run-words';
import { perTest } from '@/server/testing/per-test';
import { log } from '../../log/log';
import { resendRun } from '../act-on-run';
import { eventsOf } from '../store';
import { runRow } from '../testing/run-row';
import type { Script } from '../testing/test-world';
import { KEY, TestWorld } from '../testing/test-world';
import { sendRun } from './send-run';

const test = perTest(() => TestWorld.open());

const HOUR = 3_600_000;

async function send(script: Script, target: Target = 'remote') {
  await test.insert(runRow({ target }));
  test[target].onPost = script;
  await test.work();
  return test.row('run_1');
}

const events = async () => (await eventsOf(test.world.db, 'run_1')).map(({ kind }) => kind);

describe('sending', () => {
  it('goes from queued through sending to pending', async () => {
    await test.insert(runRow({ target: 'remote' }));
    const seen: RunState[] = [];
    const before = test.world.service('remote');
    test.world.service = () => {
      const start = before?.startGeneration.bind(before);
      return Object.assign(Object.create(before), {
        startGeneration: async (...given: Parameters<NonNullable<typeof start>>) => {
          seen.push((await test.row('run_1')).state);
          return start?.(...given);
        },
      });
    };
    await test.work();
    expect(seen).toEqual(['sending']);
    const row = await test.row('run_1');
    expect(row).toMatchObject({ state: 'pending', generation_id: 'gen_1', lease_owner: null, ended_at: null });
    expect(row.sent_at).not.toBeNull();
    expect(await events()).toEqual(['sending', 'started']);
  });

  it('sends the request unchanged, the key only in its header, and no idempotency key to a remote service', async () => {
    await send({ status: 201, body: { generationId: 'gen_1', warnings: 'One.\nTwo.' } });
    const [post] = test.remote.posts;
    expect(post?.url).toBe('https://service.example/v1.0/generations');
    expect(post?.headers).toEqual({ 'x-api-key': KEY, accept: 'application/json', 'content-type': 'application/json' });
    expect(JSON.parse(post?.body ?? '')).toEqual({ inputText: 'A text', textMode: 'preserve' });
    expect(JSON.parse((await test.row('run_1')).warnings)).toEqual(['One.', 'Two.']);
  });

  const statuses = Array.from({ length: 200 }, (_, index) => index + 400);
  it.each([...new Set([408, 429, 499, 500, 599, ...inDepth(statuses, 20)])])(
    'handles %i as the specification’s table says',
    async (status) => {
      const expected: RunState =
        status === 429 ? 'queued' : status === 408 || status >= 500 ? 'unconfirmed' : 'rejected';
      const row = await send({ status, body: { message: `No ${status}`, statusCode: status } });
      expect(row.state).toBe(expected);
      expect(test.remote.posts).toHaveLength(1);
      if (expected === 'queued') return;
      expect(row).toMatchObject({
        error_message: expect.stringContaining(`${status}`),
        error_status: status,
        due_at: null,
      });
      await test.pass(HOUR, HOUR / 4);
      expect(test.remote.posts).toHaveLength(1);
    },
  );

  it.each([300, 301, 302, 303, 304, 307, 308])('treats %i as no response and follows no redirect', async (status) => {
    const row = await send({ status, headers: { location: 'https://elsewhere.example/' }, body: '' });
    expect(row.state).toBe('unconfirmed');
    expect(test.remote.posts).toHaveLength(1);
    // The balance is requested, as evidence.
    expect(test.remote.gets.map(({ url }) => new URL(url).host)).toEqual(['service.example']);
  });

  it.each<[string, Script]>([
    ['a reset', { fails: 'reset' }],
    ['an answer cut off at once', { status: 201, body: { generationId: 'gen_1' }, breaksAt: 0 }],
    ['an answer cut off early', { status: 201, body: { generationId: 'gen_1' }, breaksAt: 0.01 }],
    ['an answer cut off halfway', { status: 201, body: { generationId: 'gen_1' }, breaksAt: 0.5 }],
    ['an answer cut off late', { status: 201, body: { generationId: 'gen_1' }, breaksAt: 0.99 }],
    ['an answer without an id', { status: 201, body: { id: 'gen_1' } }],
    ['an empty id', { status: 201, body: { generationId: '' } }],
    ['an id that is not a string', { status: 200, body: { generationId: 5 } }],
    ['an answer that is not JSON', { status: 200, body: '<html>' }],
    ['an answer that is not an object', { status: 200, body: '["gen_1"]' }],
    ['no answer', { status: 204, body: '' }],
    ['a huge answer', { status: 200, body: `{"generationId":"gen_1","x":"${'x'.repeat(6 * 1024 * 1024)}"}` }],
  ])('treats %s as unconfirmed and never sends again', async (_, script) => {
    const row = await send(script);
    expect(row).toMatchObject({ state: 'unconfirmed', generation_id: null, due_at: null });
    expect(row.error_message).not.toBeNull();
    await test.pass(HOUR, HOUR / 4);
    expect(test.remote.posts).toHaveLength(1);
  });

  it.each([200, 201, 202])('accepts %i with an id', async (status) =>
    expect((await send({ status, body: { generationId: 'gen_x' } })).generation_id).toBe('gen_x'),
  );

  it('tries three times if nothing can have been sent, then says why it gave up', async () => {
    let row = await send({ fails: 'not-sent' });
    expect(row).toMatchObject({ state: 'queued', send_tries: 1 });
    expect(row.due_at && Date.parse(row.due_at)).toBeGreaterThan(test.time);
    await test.pass(60_000);
    row = await test.row('run_1');
    expect(row.state).toBe('rejected');
    expect(row.error_message).toBe('Couldn’t reach the service. Nothing was sent.');
    expect(test.remote.posts).toHaveLength(3);
    await test.pass(HOUR, HOUR / 4);
    expect(test.remote.posts).toHaveLength(3);
  });

  it('is sent after all when the service comes back', async () => {
    await send({ fails: 'not-sent' });
    test.remote.onPost = { status: 201, body: { generationId: 'gen_1' } };
    await test.pass(5000);
    expect((await test.row('run_1')).state).toBe('pending');
  });

  it('waits as long as a 429 asks', async () => {
    const row = await send({ status: 429, headers: { 'retry-after': '30' }, body: { message: 'Slow down' } });
    expect(row.state).toBe('queued');
    await test.pass(29_000);
    expect(test.remote.posts).toHaveLength(1);
    test.remote.onPost = { status: 201, body: { generationId: 'gen_1' } };
    await test.pass(15_000);
    expect(test.remote.posts).toHaveLength(2);
    expect((await test.row('run_1')).state).toBe('pending');
  });

  it('records the actual wait, even if the service asked for more', async () => {
    const { due_at } = await send({ status: 429, headers: { 'retry-after': '3000' }, body: { message: 'No' } });
    expect(Date.parse(due_at ?? '') - test.time).toBe(600_000);
    expect((await eventsOf(test.world.db, 'run_1')).at(-1)?.detail).toContain('(waiting 600 s)');
  });

  it('does not wait forever', async () => {
    await send({ status: 429, headers: { 'retry-after': '99999999' }, body: { message: 'Slow down' } });
    await test.pass(8 * HOUR, 60_000);
    expect(await test.row('run_1')).toMatchObject({
      state: 'rejected',
      error_message: expect.stringContaining('“Slow down”'),
    });
    expect(test.remote.posts).toHaveLength(8);
  });

  it('reports a 401 as throttling when the lists accept the key', async () => {
    const row = await send({ status: 401, body: { message: 'Invalid API key' } });
    expect(row).toMatchObject({ state: 'rejected', error_status: 401 });
    expect(row.error_message).toContain('too many requests');
    expect(test.remote.gets.map(({ url }) => url)).toEqual(['https://service.example/v1.0/themes?limit=1']);
  });

  it('reports a 401 as a bad key when the lists refuse it too', async () => {
    test.remote.onList = { status: 401, body: { message: 'Invalid API key' } };
    const row = await send({ status: 401, body: { message: 'Invalid API key' } });
    expect(row).toMatchObject({ state: 'rejected', error_message: expect.stringContaining('SERVICE_API_KEY') });
    expect(row.error_message).toContain('“Invalid API key”');
  });

  it.each([{ fails: 'reset' as const }, { status: 503, body: '' }, { status: 429, body: '' }])(
    'reports that the key may be good after a 401 when the lists answer %j',
    async (script) => {
      test.remote.onList = script;
      const row = await send({ status: 401, body: { message: 'Invalid API key' } });
      expect(row).toMatchObject({ state: 'rejected', error_status: 401 });
      expect(row.error_message).toContain('couldn’t be tested');
    },
  );

  it.each([
    [402, 'credits'],
    [403, 'refused the request'],
    [422, 'request'],
  ])('says what a %i means, and what the service said', async (status, meaning) => {
    const row = await send({ status, body: { message: 'Forbidden', statusCode: status } });
    expect(row.error_message).toContain(meaning);
    expect(row.error_message).toContain('“Forbidden”');
  });

  it('finds the fields that a 400 names', async () => {
    const message = 'Input validation errors: 1. themeId: is not known 2. folderIds[0]: is not known';
    const row = await send({ status: 400, headers: { 'x-request-id': 'req-1' }, body: { message, statusCode: 400 } });
    expect(JSON.parse(row.error_fields)).toEqual([
      { path: 'themeId', message: 'is not known' },
      { path: 'folderIds[0]', message: 'is not known' },
    ]);
    const [, last] = await eventsOf(test.world.db, 'run_1');
    expect(last).toMatchObject({ kind: 'rejected', http_status: 400, request_id: 'req-1' });
  });

  it('stores no key that the service sends back', async () => {
    const { overrideConfig } = await import('../../config');
    const restore = overrideConfig({ SERVICE_API_KEY: KEY });
    await send({ status: 403, headers: { 'x-request-id': KEY }, body: { message: `Forbidden for ${KEY}` } });
    restore();
    const tables = [await test.row('run_1'), await eventsOf(test.world.db, 'run_1')];
    expect(JSON.stringify(tables)).not.toContain(KEY);
  });

  it('says that the remote service is no longer configured', async () => {
    test.hasRemote = false;
    expect(await send({})).toMatchObject({ state: 'rejected' });
    expect(test.remote.posts).toHaveLength(0);
  });
});

describe('a row found in sending', () => {
  const dead = { state: 'sending', lease_owner: 'dead', lease_until: '2029-12-31T23:59:59.000Z' } as const;

  it('is unconfirmed at a remote service and never sent again', async () => {
    await test.insert(runRow({ ...dead, target: 'remote' }));
    await test.work();
    expect(await test.row('run_1')).toMatchObject({ state: 'unconfirmed' });
    await test.pass(HOUR, HOUR / 4);
    expect(test.remote.posts).toHaveLength(0);
    expect(await events()).toEqual(['interrupted', 'balance']);
  });

  it('is sent again with the same key on the local target', async () => {
    await test.insert(runRow(dead));
    await test.work();
    expect(await test.row('run_1')).toMatchObject({ state: 'pending', generation_id: 'gen_1' });
    expect(test.local.posts.map(({ headers }) => headers['idempotency-key'])).toEqual(['run_1']);
  });

  it('is left alone while its sender lives', async () => {
    await test.insert(runRow({ ...dead, target: 'remote', lease_until: '2030-01-01T00:00:10.000Z' }));
    expect(await test.work()).toBe(0);
    expect((await test.row('run_1')).state).toBe('sending');
  });
});

describe('a lost response of the engine', () => {
  it('is recovered by sending again with the same key', async () => {
    let row = await send({ fails: 'reset' }, 'local');
    expect(row).toMatchObject({ state: 'sending', lease_owner: null });
    test.local.onPost = { status: 201, body: { generationId: 'gen_1' } };
    await test.pass(5000);
    row = await test.row('run_1');
    expect(row.generation_id).toBe('gen_1');
    expect(new Set(test.local.posts.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['run_1']));
  });

  it('is given up in the end', async () => {
    await send({ status: 500, body: { message: 'No' } }, 'local');
    await test.pass(HOUR, 10_000);
    expect(await test.row('run_1')).toMatchObject({ state: 'unconfirmed', error_status: 500 });
    expect(test.local.posts).toHaveLength(5);
  });
});

/** Sends a run, and lets others act between the service's answer and its arrival. */
async function sendSlowly(answer: Script, meanwhile: () => Promise<void>) {
  const row = runRow({ target: 'remote', lease_owner: 'slow', lease_until: '2030-01-01T00:00:15.000Z' });
  await test.insert(row);
  test.remote.onPost = answer;
  const service = test.world.service('remote');
  test.world.service = () =>
    Object.assign(Object.create(service), {
      startGeneration: async (start: Parameters<NonNullable<typeof service>['startGeneration']>[0]) => {
        const outcome = await service?.startGeneration(start);
        test.world.service = () => service;
        test.time += 20_000;
        await test.work('other');
        expect((await test.row('run_1')).state).toBe('unconfirmed');
        await meanwhile();
        return outcome;
      },
    });
  await sendRun(test.world, row);
  return test.row('run_1');
}

const attempts = () =>
  test.world.db.selectFrom('send_attempts').select(['id', 'outcome', 'generation_id']).orderBy('id').execute();

describe('an answer that comes after another worker gave the run up', () => {
  const nobody = async () => {};

  it('is kept if it has an id', async () => {
    const row = await sendSlowly({ status: 201, body: { generationId: 'gen_late' } }, nobody);
    expect(row).toMatchObject({ state: 'pending', generation_id: 'gen_late' });
    expect(test.remote.posts).toHaveLength(1);
  });

  it.each([402, 429])('is kept if it is a %i: nothing was created', async (status) => {
    const row = await sendSlowly({ status, body: { message: 'No', statusCode: status } }, nobody);
    expect(row).toMatchObject({ state: 'rejected', error_status: status, due_at: null });
    expect(await attempts()).toEqual([expect.objectContaining({ id: 'run_1.1' })]);
  });

  it('stays with its own try if a person has sent the run again', async () => {
    const row = await sendSlowly({ status: 201, body: { generationId: 'gen_first' } }, async () => {
      test.remote.onPost = { status: 201, body: { generationId: 'gen_second' } };
      await resendRun(test.world, 'run_1');
      await test.work('other');
    });
    expect(row).toMatchObject({ state: 'pending', generation_id: 'gen_second' });
    expect(await attempts()).toEqual([
      { id: 'run_1.1', outcome: 'started', generation_id: 'gen_first' },
      { id: 'run_1.2', outcome: 'started', generation_id: 'gen_second' },
    ]);
    expect((await eventsOf(test.world.db, 'run_1')).at(-1)).toMatchObject({
      kind: 'started-late',
      detail: 'gen_first',
    });
  });
});

it('sends nothing if the process was suspended after it recorded the try', async () => {
  let clock = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 3000;
    return clock;
  });
  const row = await send({ status: 201, body: { generationId: 'gen_1' } });
  spy.mockRestore();
  expect(test.remote.posts).toHaveLength(0);
  expect(row).toMatchObject({ state: 'queued', send_tries: 1 });
  expect(await attempts()).toEqual([{ id: 'run_1.1', outcome: 'not-sent', generation_id: null }]);
});

describe('an id that was received', () => {
  it('is stored even if the database fails a few times', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    await test.insert(runRow({ target: 'remote' }));
    const { db } = test.world;
    let failures = 0;
    test.remote.onPost = () => {
      test.world.db = new Proxy(db, {
        get(target, name) {
          if (name !== 'transaction' || failures >= 2) return Reflect.get(target, name).bind?.(target);
          failures += 1;
          throw new Error('disk full');
        },
      });
      return { status: 201, body: { generationId: 'gen_1' } };
    };
    const row = await test.row('run_1');
    const sending = sendRun(test.world, row);
    await vi.waitFor(() => expect(failures).toBe(2), 60_000);
    vi.useRealTimers();
    await sending;
    expect(logged).toHaveBeenCalledTimes(2);
    // If it fails for good, only the log has the id.
    expect(logged).toHaveBeenLastCalledWith(expect.anything(), expect.stringMatching(/run_1 .*\bgen_1\b/));
    expect(await test.row('run_1')).toMatchObject({ state: 'pending', generation_id: 'gen_1' });
    logged.mockRestore();
  });
});

import { describe, expect, it } from 'vitest';
import type { Target } from '@/lib/contract/run-words';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../../database/composer-tables';
import { readRun } from '../read-run';
import { eventsOf, exportsOf } from '../store';
import { runRow } from '../testing/run-row';
import type { Script } from '../testing/test-world';
import { TestWorld } from '../testing/test-world';
import { nextLook } from './watch-pace';

const test = perTest(() => TestWorld.open());

const MINUTE = 60_000;

const pendingRow = (more: Partial<RunRow> = {}) =>
  runRow({
    target: 'remote',
    state: 'pending',
    generation_id: 'gen_1',
    sent_at: '2030-01-01T00:00:00.000Z',
    watch_until: '2030-01-01T01:00:00.000Z',
    ...more,
  });

async function look(script: Script, more: Partial<RunRow> = {}) {
  await test.insert(pendingRow(more));
  test.remote.onStatus = script;
  await test.work();
  return test.row('run_1');
}

const events = async () => (await eventsOf(test.world.db, 'run_1')).map(({ kind }) => kind);
const completed = { generationId: 'gen_1', status: 'completed', artifactUrl: 'https://service.example/a/1' };

describe('a status request for a generation', () => {
  it('continues while it is pending', async () => {
    const row = await look({ body: { generationId: 'gen_1', status: 'pending' } });
    expect(row).toMatchObject({ state: 'pending', polls: 1, lease_owner: null });
    expect(row.due_at && Date.parse(row.due_at)).toBeGreaterThan(test.time);
    expect(await events()).toEqual([]);
  });

  it('ends with what the service made', async () => {
    const body = {
      ...completed,
      artifactId: 'art_1',
      credits: { deducted: 12, remaining: 88 },
      warnings: 'numCards is ignored.\nnumCards is ignored.\nAnother.',
      more: 'than we know',
    };
    const row = await look({ body }, { warnings: '["numCards is ignored."]' });
    expect(row).toMatchObject({
      state: 'completed',
      artifact_id: 'art_1',
      artifact_url: 'https://service.example/a/1',
      credits_deducted: 12,
      credits_remaining: 88,
      due_at: null,
    });
    expect(JSON.parse(row.warnings)).toEqual(['numCards is ignored.', 'Another.']);
    expect(await exportsOf(test.world.db, 'run_1')).toEqual([]);
  });

  it('requests the file that the run asked for', async () => {
    const request = JSON.stringify({ inputText: 'a', textMode: 'preserve', exportAs: 'pptx' });
    await look({ body: completed }, { request });
    expect(await exportsOf(test.world.db, 'run_1')).toMatchObject([{ format: 'pptx' }]);
  });

  it.each([
    ['https://service.example/a/1', 'https://service.example/a/1'],
    ['javascript:alert(1)', null],
    [null, null],
  ])('stores the address %j as %j', async (artifactUrl, kept) =>
    expect(await look({ body: { ...completed, artifactUrl } })).toMatchObject({
      state: 'completed',
      artifact_url: kept,
    }),
  );

  it('ends with the reason when the service failed', async () => {
    const error = { message: 'Too little text', statusCode: 422 };
    const row = await look({ body: { generationId: 'gen_1', status: 'failed', error, credits: { deducted: 0 } } });
    expect(row).toMatchObject({ state: 'failed', error_message: 'Too little text', error_status: 422 });
    expect(row.credits_deducted).toBe(0);
  });

  it.each([1e300, 2 ** 60, 422.5, -1, 0])('ends as failed, whatever %d may mean', async (statusCode) => {
    const error = { message: 'Too little text', statusCode };
    const row = await look({ body: { generationId: 'gen_1', status: 'failed', error } });
    expect(row).toMatchObject({ state: 'failed', error_message: 'Too little text', error_status: null });
  });

  it('shows an unknown state, and continues', async () => {
    const row = await look({ body: { generationId: 'gen_1', status: 'polishing' } });
    expect(row).toMatchObject({ state: 'pending', service_status: 'polishing' });
    await test.pass(MINUTE);
    expect(await events()).toEqual(['status']);
  });

  it.each<[string, Script]>([
    ['500', { status: 500, body: { message: 'No' } }],
    ['401', { status: 401, body: { message: 'No' } }],
    ['429', { status: 429, body: { message: 'No' } }],
    ['a redirect', { status: 302, headers: { location: '/' } }],
    ['no JSON', { body: '<html>' }],
    ['wrong types', { body: { generationId: 'gen_1', status: 5 } }],
    ['another generation', { body: { generationId: 'gen_2', status: 'completed' } }],
    ['a reset', { fails: 'reset' }],
    ['a refused connection', { fails: 'not-sent' }],
    ['half an answer', { body: completed, breaksAt: 0.5 }],
    ['a poisoned answer', { body: '{"__proto__":{"status":"completed"},"generationId":"gen_1"}' }],
  ])('records %s once as trouble, and continues polling', async (_, script) => {
    const row = await look(script);
    expect(row).toMatchObject({ state: 'pending', ended_at: null });
    await test.pass(2 * MINUTE);
    expect(await events()).toEqual(['trouble']);
    test.remote.onStatus = { body: completed };
    await test.pass(2 * MINUTE);
    expect((await test.row('run_1')).state).toBe('completed');
  });

  it.each<[string, Script, string]>([
    ['500', { status: 500, body: { message: 'No' } }, 'the service answered with an error (500)'],
    ['403', { status: 403, body: { message: 'No' } }, 'the service refused the request (403)'],
    ['401', { status: 401, body: { message: 'No' } }, 'the service refused the key (401)'],
    ['404', { status: 404, body: { message: 'No' } }, 'the service doesn’t know this generation (404)'],
    ['no JSON', { body: '<html>' }, 'the service’s answer can’t be read'],
    ['half an answer', { body: completed, breaksAt: 0.5 }, 'the connection to the service was lost'],
    ['a refused connection', { fails: 'not-sent' }, 'the service can’t be reached'],
  ])(
    'reports after %s why the status is unknown, with the times of the last and next request',
    async (_, script, problem) => {
      await look(script);
      await test.pass(MINUTE);
      const { lookedAt, looksAt, ...watch } = (await readRun(test.world, 'run_1'))?.watch ?? {};
      expect(watch).toEqual({ problem });
      const [asked, next] = [Date.parse(lookedAt ?? ''), Date.parse(looksAt ?? '')];
      expect(test.time - asked).toBeLessThan(30_000);
      expect(next - asked).toBeGreaterThan(5000);
      expect(next - asked).toBeLessThanOrEqual(30_000);
      test.remote.onStatus = { body: { generationId: 'gen_1', status: 'pending' } };
      await test.pass(MINUTE);
      expect((await readRun(test.world, 'run_1'))?.watch?.problem).toBeNull();
      test.remote.onStatus = { body: completed };
      await test.pass(MINUTE);
      expect((await readRun(test.world, 'run_1'))?.watch).toBeNull();
    },
  );

  it('reports at the end of the hour why the status could not be checked', async () => {
    await look({ status: 403, body: { message: 'No' } });
    await test.pass(61 * MINUTE, 15_000);
    const run = await readRun(test.world, 'run_1');
    expect(run).toMatchObject({ state: 'stopped', watch: null });
    expect(run?.error?.message).toContain('Can’t check the status: the service refused the request (403)');
  });

  it('waits as long as a 429 asks', async () => {
    await look({ status: 429, headers: { 'retry-after': '120' }, body: { message: 'No' } });
    const { length } = test.remote.gets;
    await test.pass(119_000);
    expect(test.remote.gets).toHaveLength(length);
  });

  it('waits five minutes for a generation that the service does not know yet', async () => {
    const unknown = {
      status: 404,
      body: { message: 'Generation ID not found', credits: { deducted: 0, remaining: 9988 } },
    };
    await look(unknown);
    await test.pass(4.5 * MINUTE, 5000);
    expect(await test.row('run_1')).toMatchObject({ state: 'pending', credits_deducted: 0, credits_remaining: 9988 });
    test.remote.onStatus = { body: { generationId: 'gen_1', status: 'pending' } };
    await test.pass(MINUTE, 5000);
    expect((await test.row('run_1')).unknown_since).toBeNull();
    test.remote.onStatus = unknown;
    await test.pass(4 * MINUTE, 5000);
    expect((await test.row('run_1')).state).toBe('pending');
    await test.pass(3 * MINUTE, 5000);
    expect(await test.row('run_1')).toMatchObject({ state: 'missing', error_status: 404, due_at: null });
    expect(await test.row('run_1')).toMatchObject({ credits_deducted: 0, credits_remaining: 9988 });
    expect(await events()).toEqual(['unknown', 'unknown', 'missing']);
  });

  it('stops after an hour, and says that the generation may still finish', async () => {
    await look({ body: { generationId: 'gen_1', status: 'waiting' } });
    await test.pass(61 * MINUTE, 15_000);
    const row = await test.row('run_1');
    expect(row.state).toBe('stopped');
    expect(row.error_message).toContain('Not finished after an hour');
    expect(row.error_message).toContain('waiting');
    expect(row.service_status).toBe('waiting');
    expect((await eventsOf(test.world.db, 'run_1')).at(-1)).toMatchObject({ kind: 'stopped', http_status: 200 });
  });

  it('happens once per interval, however many workers there are', async () => {
    await test.insert(pendingRow());
    await Promise.all(Array.from({ length: 20 }, (_, index) => test.work(`w${index}`)));
    expect(test.remote.gets).toHaveLength(1);
  });

  it.each(['../themes', '..', '.', 'a/b', '%2f', '?x', '#x', 'ü', 'a b', '\ud800'])(
    'never leaves its URL path for the id %j',
    async (generation_id) => {
      await look({ status: 404, body: { message: 'No' } }, { generation_id });
      for (const { url } of test.remote.gets) {
        const { pathname, search, hash } = new URL(url);
        expect(pathname).toMatch(/^\/v1\.0\/generations\/[^/]+$/);
        expect(search + hash).toBe('');
      }
      expect((await test.row('run_1')).state).toBe('pending');
    },
  );
});

describe('the polling interval', () => {
  const from = new Date(0);
  const pauses = (target: Target, random: number) =>
    Array.from({ length: 30 }, (_, polls) => nextLook(target, polls, from, () => random).getTime());

  it('is short and grows for the local target', () => {
    const seen = pauses('local', 0.9);
    expect([seen[0], seen.at(-1)]).toEqual([150, 1000]);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  it('is long, growing and jittered for the remote target', () => {
    expect([pauses('remote', 0.5)[0], pauses('remote', 0.5).at(-1)]).toEqual([5000, 30_000]);
    expect([pauses('remote', 0)[0], pauses('remote', 1)[0]]).toEqual([4000, 6000]);
  });
});

import { describe, expect, it } from 'vitest';
import { RUN_STATES, type RunState } from '@/lib/contract/run-words';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../database/composer-tables';
import { claimDue } from '../jobs/claim-due';
import { attachRun, checkRun, leaveRun, resendRun, stopRun } from './act-on-run';
import { readRun } from './read-run';
import { sendRun } from './send/send-run';
import { runRow } from './testing/run-row';
import { TestWorld } from './testing/test-world';
import { watchRun } from './watch/watch-run';

const test = perTest(() => TestWorld.open());

const ended = (state: RunState, more: Partial<RunRow> = {}) =>
  test.insert(runRow({ target: 'remote', state, due_at: null, error_message: 'Why', ...more }));

const ACTS = {
  attach: { act: () => attachRun(test.world, 'run_1', 'gen_9'), from: ['unconfirmed', 'missing', 'stopped'] },
  resend: { act: () => resendRun(test.world, 'run_1'), from: ['unconfirmed', 'missing', 'rejected'] },
  leave: { act: () => leaveRun(test.world, 'run_1'), from: ['unconfirmed', 'missing'] },
  stop: { act: () => stopRun(test.world, 'run_1'), from: ['queued', 'pending', 'review'] },
  check: { act: () => checkRun(test.world, 'run_1'), from: ['pending', 'missing', 'stopped', 'unconfirmed'] },
} as const;

describe.each(Object.entries(ACTS))('%s', (_, { act, from }) => {
  it.each(RUN_STATES)('applies to a run that is %s, or is refused and changes nothing', async (state) => {
    await ended(state, { generation_id: 'gen_1' });
    const before = await test.row('run_1');
    const outcome = await act();
    const may = (from as readonly RunState[]).includes(state);
    expect(outcome.ok).toBe(may);
    if (may) return;
    expect(outcome).toMatchObject({ reason: 'state' });
    expect(await test.row('run_1')).toEqual(before);
  });

  it('is refused for an unknown run', async () => expect(await act()).toEqual({ ok: false, reason: 'no-run' }));
});

describe('the effect of an action', () => {
  it('stops watching, even during a status request, and resumes', async () => {
    const later = new Date(test.time + 3_600_000).toISOString();
    const due_at = new Date(test.time).toISOString();
    await ended('pending', { generation_id: 'gen_9', due_at, watch_until: later, error_message: null });
    test.remote.onStatus = { body: { generationId: 'gen_9', status: 'completed' } };
    const terms = {
      owner: 'worker',
      now: new Date(test.time),
      leaseMs: 15_000,
      limit: 1,
      states: ['pending' as const],
    };
    const [asked] = await claimDue(test.world.db, 'generations', terms);
    await stopRun(test.world, 'run_1');
    // The status response arrives after the watch has stopped.
    if (asked) await watchRun(test.world, asked, new AbortController().signal);
    expect(await test.row('run_1')).toMatchObject({ state: 'stopped', due_at: null, lease_owner: null });
    expect(await test.work()).toBe(0);
    expect(await checkRun(test.world, 'run_1')).toMatchObject({ ok: true });
    await test.work();
    expect(await test.row('run_1')).toMatchObject({ state: 'completed', error_message: null });
    expect(test.remote.posts).toHaveLength(0);
  });

  it('cancels an unsent run, even one a sender has just claimed, and can send it later', async () => {
    const due_at = new Date(test.time).toISOString();
    await test.insert(runRow({ target: 'remote', due_at }));
    const terms = { owner: 'worker', now: new Date(test.time), leaseMs: 15_000, limit: 1, states: ['queued' as const] };
    const [taken] = await claimDue(test.world.db, 'generations', terms);
    expect(await stopRun(test.world, 'run_1')).toMatchObject({ ok: true, submitted: { state: 'rejected' } });
    if (taken) await sendRun(test.world, taken);
    expect(await test.work()).toBe(0);
    expect(test.remote.posts).toHaveLength(0);
    expect(await test.row('run_1')).toMatchObject({ state: 'rejected', due_at: null, sent_at: null });
    expect(await readRun(test.world, 'run_1')).toMatchObject({
      sendsAt: null,
      error: { message: 'Cancelled before it was sent.' },
      timeline: [{ what: 'Cancelled before sending' }],
    });
    await resendRun(test.world, 'run_1');
    await test.work();
    expect(test.remote.posts).toHaveLength(1);
  });

  it('leaves the outcome of the first send open when a resend is cancelled', async () => {
    await test.insert(runRow({ target: 'remote' }));
    test.remote.onPost = { fails: 'reset' };
    await test.work();
    expect(await test.row('run_1')).toMatchObject({ state: 'unconfirmed' });
    await resendRun(test.world, 'run_1');
    expect((await readRun(test.world, 'run_1'))?.sendsAt).toBe(new Date(test.time).toISOString());
    await stopRun(test.world, 'run_1');
    expect(await test.row('run_1')).toMatchObject({ state: 'unconfirmed', due_at: null });
    expect(test.remote.posts).toHaveLength(1);
  });

  it('attaches an id and watches it', async () => {
    await ended('unconfirmed');
    await attachRun(test.world, 'run_1', 'gen_9');
    expect(test.wakes).toBe(1);
    test.remote.onStatus = { body: { generationId: 'gen_9', status: 'completed' } };
    await test.work();
    expect(await test.row('run_1')).toMatchObject({ state: 'completed', generation_id: 'gen_9', error_message: null });
    expect(test.remote.posts).toHaveLength(0);
  });

  it('attaches no id of another run and no malformed id', async () => {
    await ended('unconfirmed');
    await test.insert(runRow({ id: 'run_2', target: 'remote', generation_id: 'gen_9', title: 'Bees' }));
    for (const id of ['gen_9', '..', '.', 'gen\u00009'])
      expect(await attachRun(test.world, 'run_1', id)).toMatchObject({ reason: 'field', path: 'generationId' });
    expect((await test.row('run_1')).state).toBe('unconfirmed');
  });

  it('attaches an id to only one of two runs that get it concurrently', async () => {
    for (const id of ['run_1', 'run_2'])
      await test.insert(runRow({ id, target: 'remote', state: 'unconfirmed', due_at: null }));
    const outcomes = await Promise.all(['run_1', 'run_2'].map((id) => attachRun(test.world, id, 'gen_9')));
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const owners = await test.world.db
      .selectFrom('generations')
      .select('id')
      .where('generation_id', '=', 'gen_9')
      .execute();
    expect(owners).toHaveLength(1);
  });

  it('refuses an id the service does not know, and accepts any id when the service cannot be asked', async () => {
    await ended('unconfirmed');
    test.remote.onStatus = { status: 404, body: { message: 'Generation ID not found', statusCode: 404 } };
    expect(await attachRun(test.world, 'run_1', 'nonsense id')).toMatchObject({
      reason: 'field',
      path: 'generationId',
      message: expect.stringContaining('doesn’t know this ID'),
    });
    expect(await test.row('run_1')).toMatchObject({ state: 'unconfirmed', generation_id: null });
    test.remote.onStatus = { status: 503, body: { message: 'Later', statusCode: 503 } };
    expect(await attachRun(test.world, 'run_1', 'gen_9')).toMatchObject({ ok: true });
  });

  it('sends again only once, with a new idempotency key on the local target', async () => {
    await ended('unconfirmed', { target: 'local', send_tries: 3, generation_id: 'gen_old' });
    const [first, second] = await Promise.all([resendRun(test.world, 'run_1'), resendRun(test.world, 'run_1')]);
    expect([first?.ok, second?.ok].filter(Boolean)).toHaveLength(1);
    await test.work();
    expect(test.local.posts.map(({ headers }) => headers['idempotency-key'])).toEqual(['run_1-1']);
    expect(await test.row('run_1')).toMatchObject({ state: 'pending', generation_id: 'gen_1', error_message: null });
  });

  it('leaves the run as it is, and records when', async () => {
    await ended('unconfirmed');
    await leaveRun(test.world, 'run_1');
    const run = await readRun(test.world, 'run_1');
    expect(run).toMatchObject({ state: 'unconfirmed', error: { message: 'Why' } });
    expect(run?.timeline.map(({ what }) => what)).toEqual(['Ignored']);
  });

  it('checks the balance when there is no generation id to check', async () => {
    await ended('unconfirmed');
    test.remote.onStatus = { status: 404, body: { message: 'No', credits: { deducted: 0, remaining: 77 } } };
    await checkRun(test.world, 'run_1');
    const run = await readRun(test.world, 'run_1');
    // The 404 that carries the balance is not a failure.
    expect(run).toMatchObject({ state: 'unconfirmed', timeline: [{ detail: '77 credits left', httpStatus: null }] });
  });

  it('refuses a run in the trash', async () => {
    await test.insert(runRow({ state: 'unconfirmed', due_at: null, deleted_at: '2030-01-01T00:00:00.000Z' }));
    for (const act of [leaveRun, resendRun, checkRun])
      expect(await act(test.world, 'run_1')).toMatchObject({ ok: false, reason: 'state' });
    expect(await test.row('run_1')).toMatchObject({ state: 'unconfirmed', resends: 0 });
  });
});

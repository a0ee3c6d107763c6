import { describe, expect, it } from 'vitest';
import type { RunAct } from '@/components/data/runs';
import { RUN_STATES } from '@/lib/contract/run-words';
import { attachRun, checkRun, leaveRun, resendRun, stopRun } from '@/server/runs/act-on-run';
import { runRow } from '@/server/runs/testing/run-row';
import { TestWorld } from '@/server/runs/testing/test-world';
import { perTest } from '@/server/testing/per-test';
import { canTopUp, isFixable, offeredActs, refusalAdvice } from './run-acts';

const field = { path: 'numCards', message: 'must be at most 60' };
const refused = (
  statusCode: number | null,
  fields = [] as (typeof field)[],
  target: 'remote' | 'local' = 'remote',
) => ({ error: { statusCode, fields }, target });

describe('refusalAdvice', () => {
  it.each([
    [401, /key/],
    [403, /credits.*Pro, Ultra, Teams or Business.*key/],
    [402, /buy more or turn on auto-recharge/],
    [429, /Wait/],
    [503, /Your request is fine/],
    [null, /Your request is fine/],
  ])('after %s describes that problem, not the fields', (status, words) => {
    expect(refusalAdvice(refused(status))).toMatch(words);
    expect(refusalAdvice(refused(status))).not.toMatch(/^Fix/);
  });

  it('suggests changing invalid fields and sending again', () => {
    expect(refusalAdvice(refused(400, [field]))).toMatch(/^Fix the fields.*send it again/);
    expect(refusalAdvice(refused(422, [field]))).toMatch(/^Fix the fields/);
  });

  it('suggests both if the invalid fields are unknown', () => {
    expect(refusalAdvice(refused(400))).toMatch(/^Fix the problem.*again/);
    expect(refusalAdvice(refused(422))).toBe(refusalAdvice(refused(400)));
  });

  it('offers to fix only what the form can change', () => {
    const error = (statusCode: number | null) => ({ message: 'No', statusCode, fields: [] });
    for (const status of [400, 422]) expect(isFixable({ state: 'rejected', error: error(status) })).toBe(true);
    for (const status of [401, 402, 403, 429, 503, null])
      expect(isFixable({ state: 'rejected', error: error(status) })).toBe(false);
    expect(isFixable({ state: 'failed', error: error(400) })).toBe(false);
  });

  it('offers a top-up for local credits', () => {
    expect(refusalAdvice(refused(402, [], 'local'))).toMatch(/Top up/);
    expect(canTopUp(refused(402, [], 'local'))).toBe(true);
    expect(canTopUp(refused(402))).toBe(false);
    expect(canTopUp(refused(400, [], 'local'))).toBe(false);
    expect(canTopUp({ error: null, target: 'local' })).toBe(false);
  });
});

const test = perTest(() => TestWorld.open());

const SERVER = {
  attach: () => attachRun(test.world, 'run_1', 'gen_9'),
  resend: () => resendRun(test.world, 'run_1'),
  leave: () => leaveRun(test.world, 'run_1'),
  check: () => checkRun(test.world, 'run_1'),
  stop: () => stopRun(test.world, 'run_1'),
} satisfies Record<RunAct, unknown>;

const offers = RUN_STATES.flatMap((state) =>
  [null, 'gen_1'].flatMap((generationId) =>
    offeredActs({ state, generationId }).map((act) => ({ state, generationId, act })),
  ),
);

describe('offeredActs', () => {
  it.each(offers)('offers $act for a $state run (id $generationId), and the server accepts it', async (offer) => {
    const { state, generationId, act } = offer;
    await test.insert(runRow({ target: 'remote', state, due_at: null, generation_id: generationId }));
    expect(await SERVER[act]()).toMatchObject({ ok: true });
  });

  it('offers to cancel unsent runs and to stop watching accepted ones, but nothing in between or after', () => {
    expect(offeredActs({ state: 'queued', generationId: null })).toEqual(['stop']);
    expect(offeredActs({ state: 'pending', generationId: 'gen_1' })).toEqual(['stop']);
    for (const state of ['sending', 'completed', 'failed'] as const)
      expect(offeredActs({ state, generationId: 'gen_1' })).toEqual([]);
  });

  it('offers to check again only if the id is known', () => {
    expect(offeredActs({ state: 'stopped', generationId: null })).toEqual(['attach']);
    expect(offeredActs({ state: 'stopped', generationId: 'gen_1' })).toEqual(['check']);
  });

  it('asks for an id unless it is known, or if the service does not know it', () => {
    expect(offeredActs({ state: 'unconfirmed', generationId: 'gen_1' })).not.toContain('attach');
    expect(offeredActs({ state: 'missing', generationId: 'gen_1' })).toContain('attach');
  });
});

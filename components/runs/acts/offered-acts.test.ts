import { describe, expect, it } from 'vitest';
import type { RunAct } from '@/components/data/runs';
import { RUN_STATES } from '@/lib/contract/run-words';
import { attachRun, checkRun, leaveRun, resendRun, stopRun } from '@/server/runs/act-on-run';
import { runRow } from '@/server/runs/run-row';
import { TestWorld } from '@/server/runs/test-world';
import { perTest } from '@/server/testing/per-test';
import { offeredActs } from './offered-acts';

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

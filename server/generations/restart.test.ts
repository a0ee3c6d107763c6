import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RUN_STATES, type RunState, TARGETS } from '@/lib/contract/run-words';
import { generationRow } from './generation-row';
import { TestWorld } from './test-world';

let test: TestWorld;
beforeEach(async () => {
  test = await TestWorld.open();
});
afterEach(() => test.close());

/** What a row has come to a minute after its worker died in this state, and how often it was sent. */
const AFTER = {
  queued: { practice: ['completed', 1], live: ['completed', 1] },
  sending: { practice: ['completed', 1], live: ['unconfirmed', 0] },
  pending: { practice: ['completed', 0], live: ['completed', 0] },
  completed: { practice: ['completed', 0], live: ['completed', 0] },
  rejected: { practice: ['rejected', 0], live: ['rejected', 0] },
  failed: { practice: ['failed', 0], live: ['failed', 0] },
  missing: { practice: ['missing', 0], live: ['missing', 0] },
  unconfirmed: { practice: ['unconfirmed', 0], live: ['unconfirmed', 0] },
  stopped: { practice: ['stopped', 0], live: ['stopped', 0] },
} as const satisfies Record<RunState, Record<'practice' | 'live', readonly [RunState, number]>>;

const WITH_ID: readonly RunState[] = ['pending', 'completed', 'failed', 'missing', 'stopped'];
const AT_WORK: readonly RunState[] = ['queued', 'sending', 'pending'];

describe.each(TARGETS)('after a restart, at %s', (target) => {
  it.each(RUN_STATES)('a row in %s is as the table of states says', async (state) => {
    const isAtWork = AT_WORK.includes(state);
    await test.insert(
      generationRow({
        target,
        state,
        generation_id: WITH_ID.includes(state) ? 'gen_1' : null,
        due_at: isAtWork ? '2030-01-01T00:00:00.000Z' : null,
        // The dead worker's lease still runs for a moment.
        lease_owner: isAtWork ? 'dead' : null,
        lease_until: isAtWork ? '2030-01-01T00:00:10.000Z' : null,
      }),
    );
    test[target].onStatus = { body: { generationId: 'gen_1', status: 'completed', artifactId: 'art_1' } };
    await test.pass(9000);
    expect((await test.row('run_1')).state).toBe(state);
    await test.pass(60_000);
    const [end, posts] = AFTER[state][target];
    expect((await test.row('run_1')).state).toBe(end);
    expect(test[target].posts).toHaveLength(posts);
  });
});

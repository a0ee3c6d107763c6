import { describe, expect, it } from 'vitest';
import { RUN_STATES, type RunState, TARGETS } from '@/lib/contract/run-words';
import { perTest } from '@/server/testing/per-test';
import { runRow } from './testing/run-row';
import { TestWorld } from './testing/test-world';

const test = perTest(() => TestWorld.open());

/** By the state in which its worker died: the state of a row a minute later, and how often it was sent. */
const AFTER = {
  queued: { local: ['completed', 1], remote: ['completed', 1] },
  sending: { local: ['completed', 1], remote: ['unconfirmed', 0] },
  pending: { local: ['completed', 0], remote: ['completed', 0] },
  review: { local: ['completed', 0], remote: ['completed', 0] },
  completed: { local: ['completed', 0], remote: ['completed', 0] },
  rejected: { local: ['rejected', 0], remote: ['rejected', 0] },
  failed: { local: ['failed', 0], remote: ['failed', 0] },
  missing: { local: ['missing', 0], remote: ['missing', 0] },
  unconfirmed: { local: ['unconfirmed', 0], remote: ['unconfirmed', 0] },
  stopped: { local: ['stopped', 0], remote: ['stopped', 0] },
} as const satisfies Record<RunState, Record<'local' | 'remote', readonly [RunState, number]>>;

const WITH_ID: readonly RunState[] = ['pending', 'review', 'completed', 'failed', 'missing', 'stopped'];
const AT_WORK: readonly RunState[] = ['queued', 'sending', 'pending', 'review'];

describe.each(TARGETS)('after a restart, at %s', (target) => {
  it.each(RUN_STATES)('a row in %s follows the table of states', async (state) => {
    const isAtWork = AT_WORK.includes(state);
    await test.insert(
      runRow({
        target,
        state,
        generation_id: WITH_ID.includes(state) ? 'gen_1' : null,
        due_at: isAtWork ? '2030-01-01T00:00:00.000Z' : null,
        // The dead worker's lease has not expired yet.
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

import { describe, expect, it } from 'vitest';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES, RUN_STATES } from '@/lib/contract/run-words';
import { pollInterval } from './runs';

const seen = (state: Run['state'], more: Partial<Run> = {}) =>
  ({ state, target: 'local', exports: [], balanceAfter: null, endedAt: null, ...more }) as Pick<
    Run,
    'state' | 'target' | 'exports' | 'balanceAfter' | 'endedAt'
  >;

describe('pollInterval', () => {
  it.each(RUN_STATES)('polls in %s only while the run can still change', (state) =>
    expect(pollInterval(seen(state)) === false).toBe(FINAL_STATES.includes(state)),
  );

  it('polls a finished run while an export is pending', () => {
    const waiting = { format: 'pdf', state: 'waiting', bytes: null, reason: null, waitsFor: 'file' } as const;
    expect(pollInterval(seen('completed', { exports: [waiting] }))).toBeGreaterThan(0);
    expect(pollInterval(seen('completed', { exports: [{ ...waiting, state: 'kept' }] }))).toBe(false);
  });

  it('polls for a minute after a lost response, until the balance is read', () => {
    const endedAt = '2030-01-01T10:00:00.000Z';
    const ended = Date.parse(endedAt);
    const lost = seen('unconfirmed', { endedAt });
    expect(pollInterval(lost, ended + 5000)).toBeGreaterThan(0);
    expect(pollInterval(lost, ended + 61_000)).toBe(false);
    expect(pollInterval({ ...lost, balanceAfter: { remaining: 5, at: endedAt } }, ended + 5000)).toBe(false);
  });
});

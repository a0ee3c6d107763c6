import { describe, expect, it } from 'vitest';
import { RUN_STATES } from '@/lib/contract/run-words';
import { STATE_OPTIONS, stateWords } from './state-words';

describe('stateWords', () => {
  it('has a different label for each state', () => {
    const labels = RUN_STATES.map((state) => stateWords({ state, serviceStatus: null }).label);
    expect(new Set(labels).size).toBe(RUN_STATES.length);
    expect(STATE_OPTIONS.map(({ value }) => value)).toEqual([...RUN_STATES]);
  });

  it('does not call an unwatched run failed', () => {
    const { label, means } = stateWords({ state: 'stopped', serviceStatus: null });
    expect(label).toBe('Not finished');
    expect(means).toContain('Check again');
    expect(`${label} ${means}`).not.toMatch(/fail/i);
  });

  it('does not say “not sent” or “creating” if that is unknown', () => {
    expect(stateWords({ state: 'unconfirmed', serviceStatus: null }).label).toBe('May have been sent');
    const watch = { lookedAt: '2030-01-01T00:00:00.000Z', problem: 'the service refused the key (403)', looksAt: null };
    expect(stateWords({ state: 'pending', serviceStatus: 'pending', watch }).label).toBe('Status unknown');
  });
});

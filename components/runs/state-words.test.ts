import { describe, expect, it } from 'vitest';
import { RUN_STATES } from '@/lib/contract/run-words';
import { STATE_OPTIONS, stateWords } from './state-words';

describe('stateWords', () => {
  it('has different words for every state', () => {
    const labels = RUN_STATES.map((state) => stateWords({ state, serviceStatus: null }).label);
    expect(new Set(labels).size).toBe(RUN_STATES.length);
    expect(STATE_OPTIONS.map(({ value }) => value)).toEqual([...RUN_STATES]);
  });

  it('never calls a run failed that is only no longer watched', () => {
    const { label, means } = stateWords({ state: 'stopped', serviceStatus: null });
    expect(label).toBe('Still not finished');
    expect(means).toContain('look again');
    expect(`${label} ${means}`).not.toMatch(/fail/i);
  });

  it('never says “not sent” or “generating” of what nobody knows', () => {
    expect(stateWords({ state: 'unconfirmed', serviceStatus: null }).label).toBe('May have been sent');
    const watch = { lookedAt: '2030-01-01T00:00:00.000Z', problem: 'the service refused the key (403)', looksAt: null };
    expect(stateWords({ state: 'pending', serviceStatus: 'pending', watch }).label).toBe('Status unknown');
  });

  it('shows an unknown word of the service as it came', () => {
    expect(stateWords({ state: 'pending', serviceStatus: 'marinating' }).label).toBe('marinating');
    expect(stateWords({ state: 'pending', serviceStatus: 'pending' }).label).toBe('Generating');
    expect(stateWords({ state: 'completed', serviceStatus: 'marinating' }).label).toBe('Done');
  });
});

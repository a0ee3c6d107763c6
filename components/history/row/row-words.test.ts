import { describe, expect, it } from 'vitest';
import { type FollowedRun, rowCostWords, standingWords } from './row-words';

const run = (of: Partial<FollowedRun>) =>
  ({
    state: 'completed',
    serviceStatus: null,
    target: 'remote',
    operation: 'generate',
    format: 'presentation',
    cards: 6,
    theme: { id: 'proof', name: 'Proof' },
    credits: { deducted: 30, remaining: 70 },
    creditsAfterwards: 0,
    watch: null,
    progress: null,
    writing: null,
    ...of,
  }) as FollowedRun;

describe('row words', () => {
  it('describe the cost', () => {
    expect(rowCostWords(run({}))).toBe('30 credits');
    expect(rowCostWords(run({ target: 'local' }))).toBe('30 local credits');
    expect(rowCostWords(run({ target: 'local', state: 'stopped' }))).toBe('30 local credits');
    expect(rowCostWords(run({ target: 'local', state: 'pending', credits: { deducted: null, remaining: null } }))).toBe(
      '–',
    );
    expect(rowCostWords(run({ credits: { deducted: null, remaining: null } }))).toBe('–');
    expect(rowCostWords(run({ state: 'failed', credits: { deducted: 0, remaining: 100 } }))).toBe('–');
  });

  it('show the progress only if it is known', () => {
    const looks = { lookedAt: '2030-01-01T00:00:00.000Z', looksAt: null };
    expect(standingWords(run({}))).toBeNull();
    expect(standingWords(run({ state: 'pending', progress: { done: 9, total: 14 } }))).toBe('Creating, 9 of 14');
    const unwatched = run({
      state: 'pending',
      progress: { done: 9, total: 14 },
      watch: { ...looks, problem: 'the service can’t be reached' },
    });
    expect(standingWords(unwatched)).not.toMatch(/Creating|Generating/);
  });

  it('say whether a failed run was refunded, if that is known', () => {
    expect(standingWords(run({ state: 'failed', credits: { deducted: 0, remaining: 1 } }))).toBe('Failed, refunded');
    expect(standingWords(run({ state: 'failed', credits: { deducted: 5, remaining: 1 } }))).toBe('Failed');
  });
});

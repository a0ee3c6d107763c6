import { describe, expect, it } from 'vitest';
import type { Run } from '@/lib/contract/composer';
import { chargeEvidence } from './charge-evidence';

const at = '2030-01-01T10:00:00.000Z';
const of = (before: number | null, after: number | null, meanwhile: Run['chargesMeanwhile'] = null) =>
  chargeEvidence({
    chargesMeanwhile: meanwhile,
    balanceBefore: before === null ? null : { remaining: before, at },
    balanceAfter: after === null ? null : { remaining: after, at },
  });

describe('chargeEvidence', () => {
  it('calls an unchanged balance evidence, not proof', () => {
    const { verdict, figures, means } = of(9988, 9988);
    expect(verdict).toBe('same');
    expect(figures).toBe(`${(9988).toLocaleString()} before it was sent, ${(9988).toLocaleString()} after`);
    expect(means).toContain('evidence, not proof');
  });

  it('names what is missing, and never more than "most likely"', () => {
    expect(of(9988, 9976)).toMatchObject({ verdict: 'less', means: expect.stringMatching(/^Less by 12: most likely/) });
  });

  it('says that it cannot tell after credits were added', () => {
    expect(of(100, 500)).toMatchObject({ verdict: 'more', means: expect.stringContaining('cannot be told') });
  });

  it.each([
    [null, 9988, 'unknown before it was sent'],
    [9988, null, 'unknown after'],
    [null, null, 'The balance is unknown'],
  ])('says unknown for %s and %s', (before, after, words) => {
    const evidence = of(before, after);
    expect(evidence.verdict).toBe('unknown');
    expect(evidence.figures).toContain(words);
  });

  it.each([
    [{ runs: 3, credits: 60 }, 'same', /^Less by 60, which 3 other runs of yours took/],
    [{ runs: 1, credits: 20 }, 'less', /took 20: most likely the rest/],
    [{ runs: 2, credits: 80 }, 'unknown', /cannot be told/],
    [{ runs: 1, credits: null }, 'unknown', /another run of yours was under way/],
    [{ runs: 0, credits: 0 }, 'less', /^Less by 60: most likely/],
  ] as const)('takes from a drop of 60 what others were charged: %o', (meanwhile, verdict, means) => {
    expect(of(996, 936, meanwhile)).toMatchObject({ verdict, means: expect.stringMatching(means) });
    expect(of(996, 996, meanwhile).verdict).toBe('same');
  });

  it('takes nothing left for a figure', () => {
    expect(of(12, 0)).toMatchObject({ verdict: 'less' });
    expect(of(0, 0)).toMatchObject({ verdict: 'same' });
  });
});

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
    expect(figures).toBe(`${(9988).toLocaleString()} before sending, ${(9988).toLocaleString()} after`);
    expect(means).toContain('isn’t proof');
  });

  it('names what is missing, and never more than "most likely"', () =>
    expect(of(9988, 9976)).toMatchObject({
      verdict: 'less',
      means: expect.stringMatching(/^Down by 12: it was most likely/),
    }));

  it('says that it can’t tell after credits were added', () =>
    expect(of(100, 500)).toMatchObject({ verdict: 'more', means: expect.stringContaining('unclear') }));

  it.each([
    [null, 9988, 'unknown before sending'],
    [9988, null, 'unknown after'],
    [null, null, 'The balance before and after is unknown'],
  ])('says unknown for %s and %s', (before, after, words) => {
    const evidence = of(before, after);
    expect(evidence.verdict).toBe('unknown');
    expect(evidence.figures).toContain(words);
  });

  it.each([
    [{ runs: 3, credits: 60 }, 'same', /^Down by 60, all used by 3 of your other runs/],
    [{ runs: 1, credits: 20 }, 'less', /used 20; the rest was most likely/],
    [{ runs: 2, credits: 80 }, 'unknown', /unclear/],
    [{ runs: 1, credits: null }, 'unknown', /another of your runs was in progress/],
    [{ runs: 0, credits: 0 }, 'less', /^Down by 60: it was most likely/],
  ] as const)('subtracts the charges of other runs from a drop of 60: %o', (meanwhile, verdict, means) => {
    expect(of(996, 936, meanwhile)).toMatchObject({ verdict, means: expect.stringMatching(means) });
    expect(of(996, 996, meanwhile).verdict).toBe('same');
  });

  it('treats a balance of zero as known', () => {
    expect(of(12, 0)).toMatchObject({ verdict: 'less' });
    expect(of(0, 0)).toMatchObject({ verdict: 'same' });
  });
});

import { describe, expect, it } from 'vitest';
import { chargeEvidence } from './charge-evidence';

const at = '2030-01-01T10:00:00.000Z';
const of = (before: number | null, after: number | null) =>
  chargeEvidence({
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

  it('takes nothing left for a figure', () => {
    expect(of(12, 0)).toMatchObject({ verdict: 'less' });
    expect(of(0, 0)).toMatchObject({ verdict: 'same' });
  });
});

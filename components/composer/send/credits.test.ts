import { describe, expect, it } from 'vitest';
import { costWords, creditWords, localCreditRange, publishedWords, shortfallWords } from './credits';

describe('creditWords', () => {
  it('shows a range, or a single number when both ends are equal', () => {
    expect(creditWords({ low: 12, high: 36 })).toBe('about 12 to 36 credits');
    expect(creditWords({ low: 2, high: 2 })).toBe('about 2 credits');
    expect(creditWords({ low: 1, high: 1 })).toBe('about 1 credit');
  });

  it('shows a typical figure instead of a wide range, which has its own words', () => {
    const wide = { low: 1, high: 130, typical: 10 };
    expect(creditWords(wide)).toBe('about 10 credits');
    expect(publishedWords(wide)).toBe('1 to 130 credits by the published prices');
    expect(publishedWords({ low: 1, high: 130 })).toBeNull();
    expect(publishedWords(null)).toBeNull();
  });

  it('names local credits', () => {
    expect(localCreditRange({ low: 12, high: 36 })).toBe('about 12 to 36 local credits');
    expect(localCreditRange({ low: 1, high: 1 })).toBe('about 1 local credit');
  });

  it('says what the cost depends on when it is unknown', () => {
    expect(creditWords(null)).toBe('cost depends on the template');
    expect(shortfallWords(1, null)).toBeNull();
  });
});

describe('shortfallWords', () => {
  const range = { low: 12, high: 36 };
  it('shows nothing for an unknown balance or one that covers the highest cost', () => {
    expect(shortfallWords(36, range)).toBeNull();
    expect(shortfallWords(null, range)).toBeNull();
  });

  it('distinguishes "may not cover" from "most likely will not cover"', () => {
    expect(shortfallWords(35, range)).toContain('May cost up to');
    expect(shortfallWords(12, range)).toContain('May cost up to');
    expect(shortfallWords(11, range)).toContain('Not enough');
  });
});

const credits = { deducted: 1200, remaining: 3 };
const creditsAfterwards = 0;

describe('costWords', () => {
  it('is a number of local or remote credits', () => {
    expect(costWords({ target: 'local', state: 'completed', credits, creditsAfterwards })).toBe('1,200 local credits');
    expect(costWords({ target: 'local', state: 'stopped', credits, creditsAfterwards: 6 })).toBe('1,206 local credits');
    const unknown = { deducted: null, remaining: null };
    expect(costWords({ target: 'local', state: 'completed', credits: unknown, creditsAfterwards })).toBeNull();
    expect(costWords({ target: 'remote', state: 'completed', credits, creditsAfterwards })).toBe('1,200 credits');
    expect(
      costWords({ target: 'remote', state: 'completed', credits: { ...credits, deducted: 1 }, creditsAfterwards }),
    ).toBe('1 credit');
  });

  it('says if the service did not report the cost; empty for unfinished runs', () => {
    expect(
      costWords({
        target: 'remote',
        state: 'completed',
        credits: { deducted: null, remaining: null },
        creditsAfterwards,
      }),
    ).toBe('Cost not reported');
    expect(costWords({ target: 'remote', state: 'failed', credits, creditsAfterwards })).toBeNull();
  });
});

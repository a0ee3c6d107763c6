import { describe, expect, it } from 'vitest';
import { costWords } from './cost-words';

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

import { describe, expect, it } from 'vitest';
import { costWords } from './cost-words';

const credits = { deducted: 1200, remaining: 3 };

describe('costWords', () => {
  it('is free locally, and a number of credits remotely', () => {
    expect(costWords({ target: 'local', state: 'completed', credits })).toBe('Free');
    expect(costWords({ target: 'remote', state: 'completed', credits })).toBe('1,200 credits');
    expect(costWords({ target: 'remote', state: 'completed', credits: { ...credits, deducted: 1 } })).toBe('1 credit');
  });

  it('says if the service did not report the cost; empty for unfinished runs', () => {
    expect(costWords({ target: 'remote', state: 'completed', credits: { deducted: null, remaining: null } })).toBe(
      'Cost not reported',
    );
    expect(costWords({ target: 'remote', state: 'failed', credits })).toBeNull();
  });
});

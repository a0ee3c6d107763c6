import { describe, expect, it } from 'vitest';
import { costWords } from './cost-words';

const credits = { deducted: 1200, remaining: 3 };

describe('costWords', () => {
  it('is a number of local or remote credits', () => {
    expect(costWords({ target: 'local', state: 'completed', credits })).toBe('1,200 local credits');
    const unknown = { deducted: null, remaining: null };
    expect(costWords({ target: 'local', state: 'completed', credits: unknown })).toBeNull();
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

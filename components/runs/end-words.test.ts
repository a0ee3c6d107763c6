import { describe, expect, it } from 'vitest';
import { endWords } from './end-words';

const run = (message: string, deducted: number | null = 0) => ({
  ...({ state: 'failed', serviceStatus: null, target: 'local' } as const),
  ...{ credits: { deducted, remaining: null }, error: { message, statusCode: null, fields: [] } },
});

describe('endWords', () => {
  it('says that nothing was charged, unless the error says it', () => {
    expect(endWords(run('Too little text'))).toBe('The deck couldn’t be finished. No credits were charged.');
    const unreviewed = 'The outline wasn’t approved in time. Nothing was charged.';
    expect(endWords(run(unreviewed))).toBe('The deck couldn’t be finished.');
    expect(endWords(run('Too little text', null))).toBe('The deck couldn’t be finished.');
  });

  it('adds nothing for a model that failed, or a run that is no longer watched', () => {
    expect(endWords(run('The AI model couldn’t write this: empty answer. Nothing was charged.'))).toBeNull();
    expect(endWords({ ...run('Not finished after an hour.'), state: 'stopped', target: 'remote' })).toBeNull();
  });
});

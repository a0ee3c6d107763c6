import { describe, expect, it } from 'vitest';
import { isFixable, refusalAdvice, wantsTopUp } from './refusal-advice';

const field = { path: 'numCards', message: 'must be at most 60' };
const refused = (statusCode: number | null, fields = [] as (typeof field)[], target: 'live' | 'practice' = 'live') => ({
  error: { statusCode, fields },
  target,
});

describe('refusalAdvice', () => {
  it.each([
    [401, /key/],
    [403, /Pro, Ultra, Teams or Business.*buy more or turn on auto-recharge/],
    [402, /buy more or turn on auto-recharge/],
    [429, /Wait/],
    [503, /Once the cause is gone/],
    [null, /Once the cause is gone/],
  ])('after %s speaks of what it was, not of the fields', (status, words) => {
    expect(refusalAdvice(refused(status))).toMatch(words);
    expect(refusalAdvice(refused(status))).not.toMatch(/^Fix/);
  });

  it('after refused fields says to change them, and that the same would be refused', () => {
    expect(refusalAdvice(refused(400, [field]))).toMatch(/^Fix the fields.*refused again/);
    expect(refusalAdvice(refused(422, [field]))).toMatch(/^Fix the fields/);
  });

  it('where it is not told which fields, leaves both ways open', () => {
    expect(refusalAdvice(refused(400))).toMatch(/^Fix what was refused.*again/);
    expect(refusalAdvice(refused(422))).toBe(refusalAdvice(refused(400)));
  });

  it('offers to fix only what the form can change', () => {
    const error = (statusCode: number | null) => ({ message: 'No', statusCode, fields: [] });
    for (const status of [400, 422]) expect(isFixable({ state: 'rejected', error: error(status) })).toBe(true);
    for (const status of [401, 402, 403, 429, 503, null])
      expect(isFixable({ state: 'rejected', error: error(status) })).toBe(false);
    expect(isFixable({ state: 'failed', error: error(400) })).toBe(false);
  });

  it('tops up where credits are free', () => {
    expect(refusalAdvice(refused(402, [], 'practice'))).toMatch(/top up/);
    expect(wantsTopUp(refused(402, [], 'practice'))).toBe(true);
    expect(wantsTopUp(refused(402))).toBe(false);
    expect(wantsTopUp(refused(400, [], 'practice'))).toBe(false);
    expect(wantsTopUp({ error: null, target: 'practice' })).toBe(false);
  });
});

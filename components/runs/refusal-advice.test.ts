import { describe, expect, it } from 'vitest';
import { canTopUp, isFixable, refusalAdvice } from './refusal-advice';

const field = { path: 'numCards', message: 'must be at most 60' };
const refused = (
  statusCode: number | null,
  fields = [] as (typeof field)[],
  target: 'remote' | 'local' = 'remote',
) => ({
  error: { statusCode, fields },
  target,
});

describe('refusalAdvice', () => {
  it.each([
    [401, /key/],
    [403, /credits.*Pro, Ultra, Teams or Business.*key/],
    [402, /buy more or turn on auto-recharge/],
    [429, /Wait/],
    [503, /Your request is fine/],
    [null, /Your request is fine/],
  ])('after %s describes that problem, not the fields', (status, words) => {
    expect(refusalAdvice(refused(status))).toMatch(words);
    expect(refusalAdvice(refused(status))).not.toMatch(/^Fix/);
  });

  it('suggests changing invalid fields and sending again', () => {
    expect(refusalAdvice(refused(400, [field]))).toMatch(/^Fix the fields.*send it again/);
    expect(refusalAdvice(refused(422, [field]))).toMatch(/^Fix the fields/);
  });

  it('suggests both if the invalid fields are unknown', () => {
    expect(refusalAdvice(refused(400))).toMatch(/^Fix the problem.*again/);
    expect(refusalAdvice(refused(422))).toBe(refusalAdvice(refused(400)));
  });

  it('offers to fix only what the form can change', () => {
    const error = (statusCode: number | null) => ({ message: 'No', statusCode, fields: [] });
    for (const status of [400, 422]) expect(isFixable({ state: 'rejected', error: error(status) })).toBe(true);
    for (const status of [401, 402, 403, 429, 503, null])
      expect(isFixable({ state: 'rejected', error: error(status) })).toBe(false);
    expect(isFixable({ state: 'failed', error: error(400) })).toBe(false);
  });

  it('offers a top-up for local credits', () => {
    expect(refusalAdvice(refused(402, [], 'local'))).toMatch(/Top up/);
    expect(canTopUp(refused(402, [], 'local'))).toBe(true);
    expect(canTopUp(refused(402))).toBe(false);
    expect(canTopUp(refused(400, [], 'local'))).toBe(false);
    expect(canTopUp({ error: null, target: 'local' })).toBe(false);
  });
});

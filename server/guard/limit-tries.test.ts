import { expect, it } from 'vitest';
import { TryLimit } from './limit-tries';

it('lets a few wrong tries through, then makes one wait until the first is forgotten', () => {
  const limit = new TryLimit({ tries: 3, windowMs: 1000 });
  for (const at of [0, 100, 200]) {
    expect(limit.waitMs(at)).toBe(0);
    limit.failed(at);
  }
  expect(limit.waitMs(300)).toBe(700);
  expect(limit.waitMs(1000)).toBe(0);
  limit.failed(1000);
  expect(limit.waitMs(1000)).toBe(100);
  expect(limit.waitMs(5000)).toBe(0);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followMoment, theMoment } from './the-moment';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is the same for all between two looks at the clock, and later at the next one', () => {
  const told = vi.fn();
  const leave = followMoment(told);
  const before = theMoment();
  vi.advanceTimersByTime(9000);
  expect(theMoment()).toBe(before);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(theMoment()).toBe(Date.now());
  leave();
});

it('looks no more when nobody asks, and at once when somebody asks again', () => {
  const leave = followMoment(() => {});
  leave();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(theMoment()).toBe(Date.now());
});

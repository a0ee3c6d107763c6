import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getNow, subscribeToClock } from './relative-time';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is constant between ticks, and later at the next one', () => {
  const listener = vi.fn();
  const leave = subscribeToClock(listener);
  const before = getNow();
  vi.advanceTimersByTime(9000);
  expect(getNow()).toBe(before);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(getNow()).toBe(Date.now());
  leave();
});

it('stops without subscribers, and resumes with the next one', () => {
  const leave = subscribeToClock(() => {});
  leave();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(getNow()).toBe(Date.now());
});

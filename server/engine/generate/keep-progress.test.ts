import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepProgress } from './keep-progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes the latest count once per interval, and nothing after the end', async () => {
  const written: number[] = [];
  const progress = keepProgress(async (count) => void written.push(count), 100);
  for (const count of [1, 2, 3]) progress.count(count);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([3]);
  progress.count(4);
  await progress.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([3]);
});

it('reports a write that failed at the end', async () => {
  const progress = keepProgress(() => Promise.reject(new Error('the database is gone')), 100);
  progress.count(1);
  await vi.advanceTimersByTimeAsync(100);
  await expect(progress.end()).rejects.toThrow('the database is gone');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectAtRest } from './collect-at-rest';

const MB = 1024 * 1024;
let isBusy = false;
let resident = 100 * MB;
let collections = 0;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [isBusy, resident, collections] = [false, 100 * MB, 0];
  end = collectAtRest({
    isBusy: () => isBusy,
    resident: () => resident,
    collect: () => {
      collections += 1;
      resident -= 200 * MB;
    },
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('collects after work has ended, and not while it lasts', () => {
  isBusy = true;
  resident = 400 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(0);
  isBusy = false;
  vi.advanceTimersByTime(7000);
  expect(collections).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(collections).toBe(1);
});

it('does not collect again until memory grows', () => {
  resident = 400 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(1);
  // Memory that shrinks later without a collection sets a new baseline.
  resident = 150 * MB;
  vi.advanceTimersByTime(60_000);
  resident = 190 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(1);
  resident = 210 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(2);
});

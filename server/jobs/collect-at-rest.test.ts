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

it('collects once work has ended, not while it lasts', () => {
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

it('collects no more until memory grows again', () => {
  resident = 400 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(1);
  // What it gives back later on its own becomes the new level.
  resident = 150 * MB;
  vi.advanceTimersByTime(60_000);
  resident = 190 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(1);
  resident = 210 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(2);
});

import { describe, expect, it } from 'vitest';
import { timeLeftWords } from './time-left';

const time = { from: 8, to: 20 };

describe('timeLeftWords', () => {
  it.each([
    [0, 'about 20 seconds left'],
    [7_000, 'about 15 seconds left'],
    [14_000, 'about 6 seconds left'],
    [19_000, 'almost done'],
    [23_000, 'almost done'],
    [26_000, 'taking longer than usual'],
  ])('after %i ms: %s', (elapsed, words) => {
    expect(timeLeftWords(time, elapsed)).toBe(words);
  });

  it('switches to minutes for longer times', () => {
    expect(timeLeftWords({ from: 60, to: 170 }, 10_000)).toBe('about 3 minutes left');
  });

  it('gives no estimate that the cards contradict', () => {
    expect(timeLeftWords(time, 19_000, { done: 2, total: 10 })).toBeNull();
    expect(timeLeftWords(time, 10_000, { done: 0, total: 10 })).toBeNull();
    expect(timeLeftWords(time, 19_000, { done: 9, total: 10 })).toBe('almost done');
    expect(timeLeftWords(time, 4_000, { done: 0, total: 10 })).toBe('about 20 seconds left');
    expect(timeLeftWords(time, 26_000, { done: 2, total: 10 })).toBe('taking longer than usual');
  });

  it('gives no estimate while images are made', () => {
    expect(timeLeftWords(time, 9_000, { done: 9, total: 10, images: { done: 0, total: 3 } })).toBeNull();
  });

  it('gives no estimate without enough similar runs', () => {
    expect(timeLeftWords(null, 4000)).toBeNull();
  });
});

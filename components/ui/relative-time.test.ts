import { describe, expect, it } from 'vitest';
import { formatElapsed, formatRelative } from './relative-time';

const second = 1000;
const minute = 60 * second;

describe('formatRelative', () => {
  it.each([
    [4 * second, 'now'],
    [42 * second, '42 seconds ago'],
    [minute, '1 minute ago'],
    [26 * 60 * minute, 'yesterday'],
    [45 * 24 * 60 * minute, 'last month'],
    [800 * 24 * 60 * minute, '2 years ago'],
  ])('says of %i ms: %s', (ago, words) => expect(formatRelative(0, ago, 'en')).toBe(words));

  it('handles the future, because clocks differ', () =>
    expect(formatRelative(2 * minute, 0, 'en')).toBe('in 2 minutes'));
});

describe('formatElapsed', () => {
  it.each([
    [-500, '0:00'],
    [7 * second, '0:07'],
    [83 * second, '1:23'],
    [3723 * second, '1:02:03'],
  ])('shows %i ms as %s', (ms, clock) => expect(formatElapsed(ms)).toBe(clock));
});

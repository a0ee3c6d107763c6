import { describe, expect, it } from 'vitest';
import { usualTime } from './usual-time';

const ofSeconds = (...all: number[]) =>
  all.map((seconds) => ({
    sentAt: '2026-01-01T00:00:00.000Z',
    endedAt: new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString(),
  }));

describe('usualTime', () => {
  it('is unknown for fewer than five runs', () => {
    expect(usualTime(ofSeconds(1, 2, 3, 4))).toBeNull();
    expect(usualTime([...ofSeconds(1, 2, 3, 4), { sentAt: null, endedAt: '2026-01-01T00:00:09.000Z' }])).toBeNull();
  });

  it('leaves out the fastest and the slowest', () => {
    expect(usualTime(ofSeconds(900, 41, 45, 50, 55, 60, 65, 70, 80, 90, 1))).toEqual({ from: 41, to: 90 });
  });

  it('ignores a clock that was set back', () => {
    expect(usualTime(ofSeconds(-100, 5, 5, 5, 5, 5))).toEqual({ from: 5, to: 5 });
  });
});

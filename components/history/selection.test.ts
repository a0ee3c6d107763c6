import { describe, expect, it } from 'vitest';
import { asAsked } from '@/components/data/history';
import { readFilter } from './filter/history-filter';
import { between, chosenOf } from './selection';

describe('between', () => {
  it('covers the range in both directions', () => {
    expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
  });
});

describe('chosenOf', () => {
  const rows = ['2030-01-01T00:00:02.000Z', '2030-01-01T00:00:01.000Z', '2030-01-01T00:00:00.999Z'].map(
    (createdAt, index) => ({ id: `r${index}`, createdAt }),
  );
  const filter = readFilter(new URLSearchParams());

  it('returns the rows that existed at the time of the count, when all matching runs are selected', () => {
    const matching = { filter, count: 1, at: '2030-01-01T00:00:01.000Z' };
    expect(chosenOf(rows, new Set(), matching)).toEqual(new Set(['r2']));
  });
});

describe('day filters in route parameters', () => {
  it('start and end in local time, with an inclusive end', () => {
    const { since, until } = asAsked({ since: '2026-02-27', until: '2026-02-28' });
    expect(since).toBe(new Date(2026, 1, 27).toISOString());
    expect(until).toBe(new Date(2026, 2, 1).toISOString());
  });
});

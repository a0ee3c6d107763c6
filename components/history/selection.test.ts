import { describe, expect, it } from 'vitest';
import { asAsked } from '@/components/data/history';
import { readFilter } from './history-filter';
import { between, chosenOf } from './selection';

describe('choosing up to a row', () => {
  it('takes all between, whichever was touched first', () => {
    expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
  });

  it('takes the row alone when the one before is gone', () => {
    expect(between(['a', 'b'], 'z', 'b')).toEqual(['b']);
  });
});

describe('rows that are chosen', () => {
  const rows = ['2030-01-01T00:00:02.000Z', '2030-01-01T00:00:01.000Z', '2030-01-01T00:00:00.999Z'].map(
    (createdAt, index) => ({ id: `r${index}`, createdAt }),
  );
  const filter = readFilter(new URLSearchParams());

  it('are those named, as far as they are in view', () => {
    expect(chosenOf(rows, new Set(['r1', 'gone']), null)).toEqual(new Set(['r1']));
    expect(chosenOf(rows, null, null)).toEqual(new Set());
  });

  it('are, where all that match are, those that were there when they were counted', () => {
    const matching = { filter, count: 1, at: '2030-01-01T00:00:01.000Z' };
    expect(chosenOf(rows, new Set(), matching)).toEqual(new Set(['r2']));
  });
});

describe('days as the route is asked for them', () => {
  it('begin and end by the reader’s clock, the last one included', () => {
    const { since, until } = asAsked({ since: '2026-02-27', until: '2026-02-28' });
    expect(since).toBe(new Date(2026, 1, 27).toISOString());
    expect(until).toBe(new Date(2026, 2, 1).toISOString());
  });

  it('are left out where none is set', () => {
    expect(asAsked({ since: '', until: '' })).toEqual({ since: '', until: '' });
  });
});

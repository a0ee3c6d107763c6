import { describe, expect, it } from 'vitest';
import { asAsked } from '@/components/data/history';
import { between } from './selection';

describe('choosing up to a row', () => {
  it('takes all between, whichever was touched first', () => {
    expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
  });

  it('takes the row alone when the one before is gone', () => {
    expect(between(['a', 'b'], 'z', 'b')).toEqual(['b']);
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

import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/contract/limits';
import { countFilters, readFilter, withoutFilters, writeFilter } from './history-filter';

const read = (address: string) => readFilter(new URLSearchParams(address));

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    const filter = {
      query: 'a & b=c',
      state: 'failed',
      target: 'live',
      operation: 'template',
      format: 'social',
      theme: 'th/1',
      family: 'run_1',
      since: '2026-01-31',
      until: '2026-02-01',
      star: '1',
      sort: 'credits',
      bin: '1',
    } as const;
    expect(read(writeFilter(filter))).toEqual(filter);
  });

  it('takes no more words than the search does, and no half of a character', () => {
    expect(read(`query=${'a'.repeat(3000)}`).query).toBe('a'.repeat(LIMITS.query));
    expect(read(`query=${'a'.repeat(LIMITS.query - 1)}😀`).query).toBe('a'.repeat(LIMITS.query - 1));
  });

  it('leaves out what is not set, and ignores values that are none', () => {
    expect(writeFilter(read('target=practice'))).toBe('target=practice');
    const { format, ...rest } = read(
      'state=sideways&format=presentation&since=yesterday&until=2026-13-01&star=yes&sort=',
    );
    expect(format).toBe('presentation');
    expect(Object.values(rest).join('')).toBe('');
  });

  it('knows how many filters narrow the list', () => {
    expect(countFilters(read(''))).toBe(0);
    expect(countFilters(read('query=%20%20'))).toBe(0);
    expect(countFilters(read('bin=1&sort=title'))).toBe(0);
    expect(countFilters(read('state=failed&star=1&query=soup'))).toBe(3);
  });

  it('stays in the bin and in its order when the filters go', () => {
    expect(writeFilter(withoutFilters(read('bin=1&sort=title&query=soup&star=1')))).toBe('sort=title&bin=1');
  });
});

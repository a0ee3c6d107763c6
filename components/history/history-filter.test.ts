import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/contract/limits';
import { countFilters, notUnderstood, readFilter, withoutFilters, writeFilter } from './history-filter';

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

  it('knows what of it means nothing', () => {
    const nothing = (address: string) =>
      notUnderstood(new URLSearchParams(address)).map(({ name, value }) => `${name}=${value}`);
    expect(nothing('')).toEqual([]);
    expect(nothing(writeFilter(read('query=soup&state=failed&theme=t&family=run_1&since=2026-01-31&star=1')))).toEqual(
      [],
    );
    expect(nothing('state=foo&sort=sideways&format=social')).toEqual(['state=foo', 'sort=sideways']);
    expect(nothing('stat=failed&toString=1')).toEqual(['stat=failed', 'toString=1']);
    expect(nothing('state=failed&state=completed')).toEqual(['state=completed']);
    expect(nothing('since=yesterday&star=yes&family=a%20b&query=a%00')).toEqual([
      'since=yesterday',
      'star=yes',
      'family=a b',
      'query=a\0',
    ]);
    expect(nothing(`state=&query=${'a'.repeat(3000)}`)).toEqual([]);
    expect(nothing(`theme=${'t'.repeat(LIMITS.id + 1)}`)).toHaveLength(1);
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

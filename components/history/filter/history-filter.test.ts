import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/lib/contract/limits';
import { notUnderstood, readFilter, withoutFilters, writeFilter } from './history-filter';

const read = (address: string) => readFilter(new URLSearchParams(address));

describe('the history filter in the URL', () => {
  it('survives a round trip', () => {
    const filter = {
      query: 'a & b=c',
      state: 'failed',
      target: 'remote',
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

  it('limits the search to its maximum length, without splitting a character', () => {
    expect(read(`query=${'a'.repeat(3000)}`).query).toBe('a'.repeat(LIMITS.query));
    expect(read(`query=${'a'.repeat(LIMITS.query - 1)}😀`).query).toBe('a'.repeat(LIMITS.query - 1));
  });

  it('omits unset values and ignores invalid ones', () => {
    expect(writeFilter(read('target=local'))).toBe('target=local');
    expect(writeFilter(read('target=practice'))).toBe('target=local');
    const { format, ...rest } = read(
      'state=sideways&format=presentation&since=yesterday&until=2026-13-01&star=yes&sort=',
    );
    expect(format).toBe('presentation');
    expect(Object.values(rest).join('')).toBe('');
  });

  it('reports unknown parameters', () => {
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

  it('keeps the trash and the sort order when the filters are cleared', () =>
    expect(writeFilter(withoutFilters(read('bin=1&sort=title&query=soup&star=1')))).toBe('sort=title&trash=1'));
});

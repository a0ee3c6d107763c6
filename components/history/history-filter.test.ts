import { describe, expect, it } from 'vitest';
import { isFiltering, readFilter, writeFilter } from './history-filter';

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    const filter = { query: 'a & b=c', state: 'failed', target: 'live', format: 'social' } as const;
    expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
  });

  it('leaves out what is not set, and ignores values that are none', () => {
    expect(writeFilter({ query: '', state: '', target: 'practice', format: '' })).toBe('target=practice');
    expect(readFilter(new URLSearchParams('state=sideways&format=presentation'))).toEqual({
      query: '',
      state: '',
      target: '',
      format: 'presentation',
    });
  });

  it('knows whether it filters at all', () => {
    expect(isFiltering(readFilter(new URLSearchParams('')))).toBe(false);
    expect(isFiltering(readFilter(new URLSearchParams('query=%20%20')))).toBe(false);
    expect(isFiltering(readFilter(new URLSearchParams('state=failed')))).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { addressOfView, filterOfView, readFilter, viewOfFilter } from './history-filter';

const filterOf = (address: string) => readFilter(new URLSearchParams(address));

it('survives a round trip', () => {
  const address = 'query=spring+rain&state=failed&since=2030-01-01&star=1&sort=title';
  const filter = viewOfFilter(filterOf(address));
  expect(filter).toEqual({ query: 'spring rain', state: 'failed', since: '2030-01-01', star: '1', sort: 'title' });
  expect(addressOfView({ filter: filter as Record<string, string> })).toBe(address);
});

it('never stores the trash or a blank search', () => {
  expect(viewOfFilter(filterOf('bin=1&query=+'))).toEqual({});
  expect(filterOfView({ filter: { bin: '1', star: '1' } })).toMatchObject({ bin: '', star: '1' });
});

it('treats unknown values as not set', () =>
  expect(addressOfView({ filter: { state: 'gone', format: 'social', other: 'x' } })).toBe('format=social'));

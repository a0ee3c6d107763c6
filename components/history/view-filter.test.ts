import { expect, it } from 'vitest';
import { readFilter } from './history-filter';
import { addressOfView, filterOfView, viewOfFilter } from './view-filter';

const filterOf = (address: string) => readFilter(new URLSearchParams(address));

it('keeps what is set, and finds it again', () => {
  const address = 'query=spring+rain&state=failed&since=2030-01-01&star=1&sort=title';
  const filter = viewOfFilter(filterOf(address));
  expect(filter).toEqual({ query: 'spring rain', state: 'failed', since: '2030-01-01', star: '1', sort: 'title' });
  expect(addressOfView({ filter: filter as Record<string, string> })).toBe(address);
});

it('never keeps the bin, nor words of space alone', () => {
  expect(viewOfFilter(filterOf('bin=1&query=+'))).toEqual({});
  expect(filterOfView({ filter: { bin: '1', star: '1' } })).toMatchObject({ bin: '', star: '1' });
});

it('takes what is no longer known for not set', () => {
  expect(addressOfView({ filter: { state: 'gone', format: 'social', other: 'x' } })).toBe('format=social');
});

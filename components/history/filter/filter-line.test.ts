import { expect, it } from 'vitest';
import { filterChips } from './filter-line';
import { readFilter, writeFilter } from './history-filter';

const chips = (address: string) => filterChips(readFilter(new URLSearchParams(address)), 'Almanac');

it('has a chip for each active filter, but not for search or sort order', () => {
  const all = chips('query=bees&sort=title&state=failed&format=social&operation=template&theme=almanac&star=1');
  expect(all.map(({ label }) => label)).toEqual([
    'Status: Failed',
    'Format: Social',
    'Source: Template',
    'Theme: Almanac',
    'Starred',
  ]);
});

it('is empty once all filters are removed', () => {
  const filter = readFilter(new URLSearchParams('state=failed&since=2026-03-01&star=1&target=remote'));
  const off = Object.assign({}, ...filterChips(filter, '').map((chip) => chip.off));
  expect(writeFilter({ ...filter, ...off })).toBe('');
});

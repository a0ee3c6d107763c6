import { beforeAll, describe, expect, it } from 'vitest';
import type { IconLibrary } from '../icons/icon-library';
import { loadIcons } from '../icons/load-icons';
import { iconsOf, initialOf, lettersOf } from './signs';

let icons: IconLibrary;
beforeAll(async () => {
  icons = await loadIcons();
});

describe('initialOf', () => {
  it.each([
    ['Water', 'W'],
    ['Phase 2', '2'],
    ['April', 'A'],
    ['January 2026', ''],
    ['12 September 2026', ''],
    ['2026', ''],
  ])('of %j is %j', (term, initial) => {
    expect(initialOf([{ text: term }])).toBe(initial);
  });
});

describe('iconsOf', () => {
  it('shows a calendar for a date that has no other icon', () => {
    const items = ['Xyzzy', 'Plugh', '12 September 2026'].map((term) => ({ term: [{ text: term }], text: [] }));
    expect(iconsOf(icons, items)).toEqual([null, null, icons.readIcon('calendar')]);
    expect(icons.readIcon('calendar')).not.toBeNull();
  });
});

describe('lettersOf', () => {
  const of = (...terms: string[]) => lettersOf(terms.map((text) => [{ text }]));

  it.each([
    [
      ['Water', 'Wind', 'Sun'],
      ['W', 'W', 'S'],
    ],
    [
      ['pelican_jobs_waiting', 'pelican_jobs_running', 'pelican_job_age_seconds', 'pelican_failures_total'],
      ['W', 'R', 'J', 'F'],
    ],
    [
      ['Peter', 'Paula', 'Pia'],
      ['', '', ''],
    ],
  ])('of %j are %j', (terms, letters) => {
    expect(of(...terms)).toEqual(letters);
  });
});

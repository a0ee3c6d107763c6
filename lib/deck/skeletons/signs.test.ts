import { describe, expect, it } from 'vitest';
import { initialOf, lettersOf } from './signs';

describe('initialOf', () => {
  it.each([
    ['Water', 'W'],
    ['Phase 2', '2'],
    ['April', 'A'],
  ])('of %j is %j', (term, initial) => {
    expect(initialOf([{ text: term }])).toBe(initial);
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

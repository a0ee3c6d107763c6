import { describe, expect, it } from 'vitest';
import { readFilter } from './filter/history-filter';
import { noMatchWords } from './no-runs';

const said = (address: string) => noMatchWords(readFilter(new URLSearchParams(address)));

describe('noMatchWords', () => {
  it('reports a start date after the end date', () => {
    expect(said('since=2026-03-02&until=2026-03-01').title).toBe('Check the dates');
    expect(said('since=2026-03-02&until=2026-03-01&query=bees').title).toBe('Check the dates');
    expect(said('since=2026-03-01&until=2026-03-01').title).toBe('No runs match');
    expect(said('since=2026-03-01').text).toBe('Try fewer filters.');
  });

  it('names the search and suggests what to try', () => {
    const { title, text } = said('query=otment');
    expect(title).toBe('No runs match');
    expect(text).toBe('Nothing found for “otment”. Check the spelling or try fewer words.');
    expect(said('query=otment&format=social').text).toContain('with these filters');
  });
});

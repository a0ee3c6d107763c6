import { describe, expect, it } from 'vitest';
import { readFilter } from './history-filter';
import { noMatchWords } from './no-match-words';

const said = (address: string) => noMatchWords(readFilter(new URLSearchParams(address)));

describe('a list in which nothing is found', () => {
  it('says that the dates are the wrong way round', () => {
    expect(said('since=2026-03-02&until=2026-03-01').title).toBe('The dates are the wrong way round');
    expect(said('since=2026-03-02&until=2026-03-01&query=bees').title).toBe('The dates are the wrong way round');
    expect(said('since=2026-03-01&until=2026-03-01').title).toBe('No run matches');
    expect(said('since=2026-03-01').text).toBe('Try fewer filters.');
  });

  it.each(['🎉', '“…”', '--'])('says that %s is nothing to search for', (query) => {
    expect(said(new URLSearchParams({ query }).toString()).text).toContain(`“${query}” has none`);
  });

  it('says of words how they are looked for, and never that nothing holds them', () => {
    const { title, text } = said('query=otment');
    expect(title).toBe('No run matches');
    expect(text).toMatch(/^“otment” was not found in .* note\. Only whole words are looked for, the last .* beginning/);
    expect(said('query=otment&format=social').text).toContain('with these filters');
  });
});

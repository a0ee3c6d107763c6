import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { askedWords } from './fold-words';

/** Whether the search looks for anything at all. */
const isLookedFor = (query: string) => {
  const asked = askedWords(query);
  return asked !== null && asked.words.length + asked.beginnings.length > 0;
};

it.each([
  ['🎉', false],
  ['-- …!', false],
  ['̈', false],
  ['a', true],
  ['🎉 2', true],
  ['½', true],
  ['木', true],
])('what is said of the search %j is what the search does', (query, is) => {
  expect(isLookedFor(query)).toBe(is);
  expect(hasSearchWords(query)).toBe(is);
});

it('is said rightly of every search', () => {
  const unit = fc.oneof(
    fc.constantFrom('🎉', '-', ' ', 'é', '\u0301', '①', '木'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const query = fc.array(unit, { maxLength: 4 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(query, (asked) => hasSearchWords(asked) === isLookedFor(asked)),
    { numRuns: 500 },
  );
});

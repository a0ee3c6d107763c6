import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { askedWords, foldWords } from './fold-words';

/** Whether the search finds any words in a query. */
const hasAskedWords = (query: string) => {
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
  ['\u109e', false],
  ['\u104b', false],
  ['က\u104b', true],
])('the hint for the search %j matches what the search does', (query, is) => {
  expect(hasAskedWords(query)).toBe(is);
  expect(hasSearchWords(query)).toBe(is);
});

it('the hint matches the search for every query', () => {
  const unit = fc.oneof(
    fc.constantFrom('🎉', '-', ' ', 'é', '\u0301', '①', '木'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const query = fc.array(unit, { maxLength: 4 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(query, (asked) => hasSearchWords(asked) === hasAskedWords(asked)),
    { numRuns: 500, examples: [['\u109e']] },
  );
});

it('the hint matches the search for every character', () => {
  const disagreed: string[] = [];
  for (let code = 1; code < 0x20000; code += 1) {
    const character = String.fromCodePoint(code);
    if (hasSearchWords(character) !== hasAskedWords(character)) disagreed.push(`U+${code.toString(16)}`);
  }
  expect(disagreed).toEqual([]);
});

it('ends a run of unspaced letters at a punctuation mark, so that a query matches on either side of it', () => {
  expect(foldWords('ကခ\u104bဂ')).toEqual(['ကခ', 'ခ', 'ဂ']);
  expect(askedWords('ကခ\u104b')).toEqual({ words: ['ကခ'], beginnings: [] });
  expect(askedWords('က\u104bခ')).toEqual({ words: [], beginnings: ['က', 'ခ'] });
});

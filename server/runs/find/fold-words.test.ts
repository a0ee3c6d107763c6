import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { askedWords } from './fold-words';

/** Whether the search finds any words in a query. */
const hasAskedWords = (query: string) => {
  const asked = askedWords(query);
  return asked !== null && asked.words.length + asked.beginnings.length > 0;
};

it('the hint matches the search for every query', () => {
  const unit = fc.oneof(
    fc.constantFrom('🎉', '-', ' ', 'é', '\u0301', '①', '木'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const query = fc.array(unit, { maxLength: 4 }).map((signs) => signs.join(''));
  forAll({ numRuns: 500, examples: [['\u109e']] }, query, (asked) => hasSearchWords(asked) === hasAskedWords(asked));
});

it('the hint matches the search for every character', () => {
  const disagreed: string[] = [];
  for (let code = 1; code < 0x20000; code += 1) {
    const character = String.fromCodePoint(code);
    if (hasSearchWords(character) !== hasAskedWords(character)) disagreed.push(`U+${code.toString(16)}`);
  }
  expect(disagreed).toEqual([]);
});

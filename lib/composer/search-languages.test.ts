import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../contract/enums';
import { findLanguage, searchLanguages } from './search-languages';

const codes = (typed: string) => searchLanguages(typed).map(({ id }) => id);

describe('searchLanguages', () => {
  it('returns all languages by English name for an empty query', () => {
    expect(codes('')).toHaveLength(LANGUAGES.length);
    expect(codes('')[0]).toBe('af');
  });

  it.each([
    ['deut', ['de']],
    ['日本', ['ja', 'ja-da']],
    ['xyzzy', []],
  ])('finds %s', (typed, found) => expect(codes(typed)).toEqual(found));
});

describe('findLanguage', () => {
  it.each([
    ['DE', 'de'],
    ['Deutsch', 'de'],
    [' german ', 'de'],
    ['Klingon', undefined],
    ['', undefined],
  ])('%j is %s', (text, id) => expect(findLanguage(text)?.id).toBe(id));
});

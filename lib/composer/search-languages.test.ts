import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../contract/languages';
import { findLanguage, languageWords, searchLanguages } from './search-languages';

const codes = (typed: string) => searchLanguages(typed).map(({ id }) => id);

describe('searchLanguages', () => {
  it('returns all languages by English name for an empty query', () => {
    expect(codes('')).toHaveLength(LANGUAGES.length);
    expect(codes('')[0]).toBe('af');
  });

  it.each([
    ['deut', ['de']],
    ['german', ['de']],
    ['franc', ['fr']],
    ['日本', ['ja', 'ja-da']],
    ['turk', ['tr']],
    ['xyzzy', []],
  ])('finds %s', (typed, found) => {
    expect(codes(typed)).toEqual(found);
  });

  it('ranks prefix matches first', () => {
    const found = codes('da');
    expect(found.indexOf('da')).toBeLessThan(found.indexOf('ja-da'));
    expect(found).toContain('ja-da');
  });
});

describe('findLanguage', () => {
  it.each([
    ['DE', 'de'],
    ['Deutsch', 'de'],
    [' german ', 'de'],
    ['Klingon', undefined],
    ['', undefined],
  ])('%j is %s', (text, id) => {
    expect(findLanguage(text)?.id).toBe(id);
  });

  it('shows both names, or one if they are equal', () => {
    expect(languageWords({ id: 'de', name: 'Deutsch', english: 'German' })).toBe('Deutsch (German)');
    expect(languageWords({ id: 'en', name: 'English', english: 'English' })).toBe('English');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { inEnglish, sayKept } from './say-kept';
import { useWords } from './words-in-use';

const german = {
  locale: 'de',
  dir: 'ltr',
  messages: {
    'must not be empty': 'darf nicht leer sein',
    'must be at most {max} characters': 'darf höchstens {max} Zeichen haben',
    'must be one of {values} when format is {format}': 'muss bei {format} eines von {values} sein',
    '{low} to {high}': '{low} bis {high}',
  },
} as const;

afterEach(() => useWords(null));

describe('what is kept in English', () => {
  it('is made in English, whatever the interface speaks', () => {
    useWords(german);
    expect(inEnglish('must be at most {max} characters', { max: 500 })).toBe('must be at most 500 characters');
  });

  it('is shown as it came where the interface is English', () => {
    expect(sayKept('must not be empty')).toBe('must not be empty');
  });

  it.each([
    ['must not be empty', 'darf nicht leer sein'],
    ['must be at most 500 characters', 'darf höchstens 500 Zeichen haben'],
    ['must be one of 16x9, 4x3 when format is document', 'muss bei document eines von 16x9, 4x3 sein'],
  ])('“%s” is said in the language of the installation', (english, said) => {
    useWords(german);
    expect(sayKept(english)).toBe(said);
  });

  it.each([
    'must be at most 500 letters',
    'must be at most 500 characters long',
    'Insufficient credits remaining.',
    // Too little stands before its first place to know it by.
    '1 to 3',
  ])('“%s” is nothing of ours and stays', (text) => {
    useWords(german);
    expect(sayKept(text)).toBe(text);
  });
});

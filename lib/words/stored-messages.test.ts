import { afterEach, describe, expect, it } from 'vitest';
import { setMessages } from './messages-in-use';
import { englishMessage, tStored } from './stored-messages';

const german = {
  locale: 'de',
  dir: 'ltr',
  messages: {
    'must not be empty': 'darf nicht leer sein',
    'must be at most {max} characters': 'darf höchstens {max} Zeichen haben',
    'must be one of {values} when format is {format}': 'muss bei {format} eines von {values} sein',
    '{low} to {high}': '{low} bis {high}',
    '{path} {why}': '{path}: {why}',
    '{why}.': '{why}!',
    'Card {number}: {why} ({address})': 'Karte {number}: {why} ({address})',
    'Picture could not be fetched: {why}': 'Bild nicht geholt: {why}',
    'its host took too long': 'sein Server war zu langsam',
    '{count} fields have problems': { one: '{count} Feld ist zu ändern', other: '{count} Felder sind zu ändern' },
    'The service answered {status}.': 'Antwort: {status}.',
    'The service answered {status}: {why}': 'Antwort {status}: {why}',
  },
} as const;

afterEach(() => setMessages(null));

describe('stored English messages', () => {
  it('are written in English in every interface language', () => {
    setMessages(german);
    expect(englishMessage('must be at most {max} characters', { max: 500 })).toBe('must be at most 500 characters');
  });

  it.each([
    ['must not be empty', 'darf nicht leer sein'],
    ['must be one of 16x9, 4x3 when format is document', 'muss bei document eines von 16x9, 4x3 sein'],
    ['2 fields have problems', '2 Felder sind zu ändern'],
    ['The service answered 401: No more.', 'Antwort 401: No more.'],
    ['Picture could not be fetched: no idea', 'Bild nicht geholt: no idea'],
    ['title must not be empty', 'title: darf nicht leer sein'],
    [
      'Card 2: Picture could not be fetched: its host took too long (https://a.example)',
      'Karte 2: Bild nicht geholt: sein Server war zu langsam (https://a.example)',
    ],
  ])('“%s” is translated', (english, translated) => {
    setMessages(german);
    expect(tStored(english)).toBe(translated);
  });

  it.each([
    'must be at most 500 letters',
    'must be at most 500 characters long',
    'Insufficient credits remaining.',
    // The message has too little text outside its placeholders to be recognised.
    '1 to 3',
    // Its nested text is not a known message either.
    'title is short',
    'Sorry.',
    '__proto__',
    'constructor',
  ])('“%s” is not one of our messages and stays unchanged', (text) => {
    setMessages(german);
    expect(tStored(text)).toBe(text);
  });

  it('takes what came as it is, also where it looks like a place or goes on for long', () => {
    setMessages(german);
    expect(tStored('Picture could not be fetched: {why} $& {address}')).toBe('Bild nicht geholt: {why} $& {address}');
    for (const text of ['.'.repeat(100_000), 'a '.repeat(50_000), '{why}'.repeat(20_000)])
      expect(tStored(text)).toBe(text);
  });
});

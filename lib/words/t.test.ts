import { afterEach, describe, expect, it } from 'vitest';
import { setMessages } from './messages-in-use';
import { messageOf, t, tPlural } from './t';

const cards = (count: number) => tPlural(count, { one: '{count} card', other: '{count} cards' });

const polish = {
  locale: 'pl',
  dir: 'ltr',
  messages: {
    'Send to {name}': 'Wyślij do {name}',
    '{count} cards': { one: '{count} karta', few: '{count} karty', many: '{count} kart', other: '{count} karty' },
  },
} as const;

afterEach(() => setMessages(null));

describe('t', () => {
  it('inserts values literally, even if they look like placeholders', () =>
    expect(t('Delete {name}', { name: '{name} $& {total}' })).toBe('Delete {name} $& {total}'));

  it('translates, and falls back to English for a missing message', () => {
    setMessages(polish);
    expect(t('Send to {name}', { name: 'Ola' })).toBe('Wyślij do Ola');
    expect(t('Retry')).toBe('Retry');
  });

  it('keeps placeholders in `messageOf`, where elements are inserted', () => {
    setMessages(polish);
    expect(messageOf('Send to {name}')).toBe('Wyślij do {name}');
  });
});

describe('tPlural', () => {
  it('uses `one` for 1 and `other` for 0 and 2', () =>
    expect([0, 1, 2].map(cards)).toEqual(['0 cards', '1 card', '2 cards']));

  it('selects the plural form of the language', () => {
    setMessages(polish);
    expect([1, 3, 5, 22].map(cards)).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
  });
});

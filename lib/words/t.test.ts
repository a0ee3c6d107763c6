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
  it('returns the English message by default', () => {
    expect(t('Retry')).toBe('Retry');
  });

  it('replaces placeholders, also repeated ones', () => {
    expect(t('{name} of {total}: {name}', { name: 'A', total: 3 })).toBe('A of 3: A');
  });

  it('inserts values literally, even if they look like placeholders', () => {
    expect(t('Delete {name}', { name: '{name} $& {total}' })).toBe('Delete {name} $& {total}');
  });

  it('translates, and falls back to English for a missing message', () => {
    setMessages(polish);
    expect(t('Send to {name}', { name: 'Ola' })).toBe('Wyślij do Ola');
    expect(t('Retry')).toBe('Retry');
  });

  it('uses the form `other` of a message that is a plural elsewhere', () => {
    setMessages(polish);
    expect(t('{count} cards', { count: 7 })).toBe('7 karty');
  });

  it('keeps placeholders in `messageOf`, where elements are inserted', () => {
    setMessages(polish);
    expect(messageOf('Send to {name}')).toBe('Wyślij do {name}');
  });
});

describe('tPlural', () => {
  it('uses `one` for 1 and `other` for 0 and 2', () => {
    expect([0, 1, 2].map(cards)).toEqual(['0 cards', '1 card', '2 cards']);
  });

  it('uses a formatted count if one is given', () => {
    const forms = { one: '{count} run of {name}', other: '{count} runs of {name}' } as const;
    expect(tPlural(1200, forms, { count: '1,200', name: 'Ada' })).toBe('1,200 runs of Ada');
  });

  it('selects the plural form of the language', () => {
    setMessages(polish);
    expect([1, 3, 5, 22].map(cards)).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
  });
});

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

describe('say', () => {
  it('says the English that is written where it is shown', () => {
    expect(t('Retry')).toBe('Retry');
  });

  it('puts values at their places, as often as they occur', () => {
    expect(t('{name} of {total}: {name}', { name: 'A', total: 3 })).toBe('A of 3: A');
  });

  it('takes what a value says as it is, also where it looks like a place', () => {
    expect(t('Delete {name}', { name: '{name} $& {total}' })).toBe('Delete {name} $& {total}');
  });

  it('says the words of another language, and English where one is missing', () => {
    setMessages(polish);
    expect(t('Send to {name}', { name: 'Ola' })).toBe('Wyślij do Ola');
    expect(t('Retry')).toBe('Retry');
  });

  it('takes the form for many where a message is one of those elsewhere', () => {
    setMessages(polish);
    expect(t('{count} cards', { count: 7 })).toBe('7 karty');
  });

  it('keeps its places for elements that are put there', () => {
    setMessages(polish);
    expect(messageOf('Send to {name}')).toBe('Wyślij do {name}');
  });
});

describe('tPlural', () => {
  it('tells one from more, and zero as more', () => {
    expect([0, 1, 2].map(cards)).toEqual(['0 cards', '1 card', '2 cards']);
  });

  it('writes the number as it is given', () => {
    const forms = { one: '{count} run of {name}', other: '{count} runs of {name}' } as const;
    expect(tPlural(1200, forms, { count: '1,200', name: 'Ada' })).toBe('1,200 runs of Ada');
  });

  it('takes the form that the language has for a number', () => {
    setMessages(polish);
    expect([1, 3, 5, 22].map(cards)).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
  });
});

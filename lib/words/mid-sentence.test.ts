import { afterEach, expect, it } from 'vitest';
import { midSentence, setMessages } from './messages-in-use';

afterEach(() => setMessages(null));

it('lower-cases the first letter of a label, except in German', () => {
  expect(midSentence('Theme logo')).toBe('theme logo');
  expect(midSentence('')).toBe('');
  setMessages({ locale: 'de', dir: 'ltr', messages: {} });
  expect(midSentence('Designlogo')).toBe('Designlogo');
});

import { afterEach, expect, it } from 'vitest';
import { setMessages } from '@/lib/words/messages-in-use';
import { changeListWords } from './field-change-words';

afterEach(() => setMessages(null));

it('lists a few fields once each, and counts the rest', () => {
  expect(changeListWords([])).toBeNull();
  expect(changeListWords(['inputText', 'prompt', 'themeId'])).toBe('text, theme');
  expect(changeListWords(['inputText', 'themeId', 'format', 'numCards', 'exportAs', 'a.b'])).toBe(
    'text, theme, format, number of cards and 2 more',
  );
});

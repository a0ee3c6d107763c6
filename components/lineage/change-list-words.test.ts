import { afterEach, expect, it } from 'vitest';
import { useWords } from '@/lib/words/words-in-use';
import { changeListWords } from './change-list-words';

afterEach(() => useWords(null));

it('lists a few fields once each, and counts the rest', () => {
  expect(changeListWords([])).toBeNull();
  expect(changeListWords(['inputText', 'prompt', 'themeId'])).toBe('text, theme');
  expect(changeListWords(['inputText', 'themeId', 'format', 'numCards', 'exportAs', 'a.b'])).toBe(
    'text, theme, format, number of cards and 2 more',
  );
});

it('uses the catalogue’s word for the text', () => {
  useWords({ locale: 'pl', dir: 'ltr', messages: { Text: 'Tekst' } });
  expect(changeListWords(['inputText'])).toBe('tekst');
});

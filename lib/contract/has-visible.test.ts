import { expect, it } from 'vitest';
import { runChange } from './history';
import { givenName } from './text';
import { hasVisible } from './text-checks';

const NOTHING = [
  '',
  ...'\u200b\ufeff\u00ad\u3164\uffa0\u2800\u{e0020}\ufe0f',
  '\u200c\u200d\u2060',
  '\u00a0\u3000',
  '\u202e\u2066',
];

it.each(NOTHING)('%j is invisible and therefore no title or name', (text) => {
  expect(hasVisible(text)).toBe(false);
  expect(runChange.safeParse({ title: text }).error?.issues[0]?.message).toBe('must not be empty');
  expect(givenName.safeParse(text).success).toBe(false);
});

it.each(['a', '\u200ba', '-', '…', '🎉', 'مرحبا', '한', '́'])('%j shows something', (text) => {
  expect(hasVisible(text)).toBe(true);
  expect(runChange.safeParse({ title: text }).success).toBe(true);
});

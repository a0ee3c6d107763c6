import { Text } from '@codemirror/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextOut } from './editor-reports';

const docOf = (text: string) => Text.of(text.split('\n'));

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

it('recognises an earlier report until a later one has come back', () => {
  const reported: string[] = [];
  const out = new TextOut('', (text) => reported.push(text));
  for (const text of ['a', 'an', 'and']) out.changed(docOf(text));
  expect(reported).toEqual(['a', 'an', 'and']);
  expect(out.isForeign('an')).toBe(false);
  expect(out.isForeign('a')).toBe(true);
  expect(out.isForeign('and')).toBe(false);
  expect(out.isForeign('an')).toBe(true);
  out.close();
});

it('treats any other text as foreign, and forgets its reports when it adopts one', () => {
  const out = new TextOut('mine', () => undefined);
  expect(out.isForeign('mine')).toBe(false);
  out.changed(docOf('mine, longer'));
  expect(out.isForeign('yours')).toBe(true);
  out.adopt('yours');
  expect(out.isForeign('mine, longer')).toBe(true);
  expect(out.isForeign('yours')).toBe(false);
  out.close();
});

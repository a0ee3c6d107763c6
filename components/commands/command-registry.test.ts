import { expect, it } from 'vitest';
import { GROUP_WORDS } from './command-registry';

it('has a unique heading for each group of the palette', () => {
  const headings = Object.values(GROUP_WORDS);
  expect(new Set(headings).size).toBe(headings.length);
});

import { describe, expect, it } from 'vitest';
import { ignoredBreaks, partsAreCards, withoutFrontMatter } from './text-breaks';

describe('withoutFrontMatter', () => {
  it.each([
    ['---\ntitle: Bees\n---\n# One', '# One'],
    ['---\n# a comment\ntitle: Bees\ntags:\n  - honey\n---\n', ''],
    ['---\r\ntitle: Bees\r\n---\r\n# One', '# One'],
  ])('removes it from %j', (text, rest) => expect(withoutFrontMatter(text)).toBe(rest));

  it.each([
    '# One\n---\n# Two',
    '---\nOnly words here.\n---\n# Two',
    '---\ntitle: never closed\n# One',
    '\n---\ntitle: Bees\n---\n',
  ])('leaves %j as it is', (text) => expect(withoutFrontMatter(text)).toBe(text));
});

it('counts the breaks of a text, and none with front matter, which would be a card', () => {
  expect(ignoredBreaks('---\ntitle: Bees\n---\n# One\n---\n# Two')).toBe(0);
  expect(ignoredBreaks('# One\n---\n# Two\n---\n')).toBe(2);
});

it('splits no text with front matter, which would be a card', () => {
  expect(partsAreCards('# One\n---\n# Two')).toBe(true);
  expect(partsAreCards('---\nmarp: true\n---\n# One\n---\n# Two')).toBe(false);
});

import { expect, it } from 'vitest';
import { readBlocks } from '../text/read-text';
import { deckTitle } from './deck-title';

const titleOf = (text: string) => deckTitle([{ blocks: readBlocks(text), notes: null, labelOnly: false }]);

it('shortens any other sentence', () => {
  expect(titleOf('This is a long sentence about something that is pointed to and nothing else.')).toBe(
    'This is a long sentence about something…',
  );
  expect(titleOf('Our goal is the shortest route for all buses in the inner city by next year.')).toMatch(
    /^Our goal is.*…$/,
  );
});

it('is never a row of links', () => {
  const links = '[Deutsch](https://a.example/de) | English | [Polski](https://a.example/pl)';
  expect(titleOf(`${links}\n\nBiome is a toolchain for projects.`)).toBe('Biome is a toolchain for projects.');
  expect(titleOf(links)).toBe('Deutsch | English | Polski');
});

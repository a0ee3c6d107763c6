import { expect, it } from 'vitest';
import { readBlocks } from '../text/read-text';
import { deckTitle } from './deck-title';

const titleOf = (text: string) => deckTitle([{ blocks: readBlocks(text), notes: null, labelOnly: false }]);

it('uses the subject of the first sentence if the text has no title', () => {
  const more = ' undertaken over the latter part of the year to address public concern over the number of birds.';
  expect(titleOf(`The Great Emu War was a military operation${more}`)).toBe('The Great Emu War');
  expect(titleOf(`Photosynthesis is the process${more}`)).toBe('Photosynthesis');
  expect(titleOf(`Ada Lovelace (1815–1852) was an English mathematician${more}`)).toBe('Ada Lovelace');
  expect(titleOf(`Der Bodensee ist ein See im Süden von Deutschland${more}`)).toBe('Der Bodensee');
});

it('shortens any other sentence', () => {
  expect(titleOf('This is a long sentence about something that is pointed to and nothing else.')).toBe(
    'This is a long sentence about something…',
  );
  expect(titleOf('Our goal is the shortest route for all buses in the inner city by next year.')).toMatch(
    /^Our goal is.*…$/,
  );
});

it('is never a greeting', () => {
  expect(titleOf('Hi all,\n\nhere are the numbers for Friday.\n\n- 12 in the north\n- 9 in the south')).toBe(
    'here are the numbers for Friday.',
  );
});

it('is never a row of links', () => {
  const links = '[Deutsch](https://a.example/de) | English | [Polski](https://a.example/pl)';
  expect(titleOf(`${links}\n\nBiome is a toolchain for projects of any size that lints and formats code.`)).toBe(
    'Biome',
  );
  expect(titleOf(links)).toBe('Deutsch | English | Polski');
});

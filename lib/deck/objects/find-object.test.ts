import { expect, it } from 'vitest';
import { foldWord } from '../icons/fold-word';
import { objectByName, objectNamed } from './find-object';
import { LIVING } from './living';
import { MADE } from './made';

const OBJECTS = [...LIVING, ...MADE];

it('names each object once, and each by folded words of its own', () => {
  const words = OBJECTS.flatMap((object) => object.words.split(' '));
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => foldWord(word) !== word)).toEqual([]);
  expect(OBJECTS.map(({ name }) => objectByName(name))).toEqual(OBJECTS);
});

it.each([
  ['Books', 'books'],
  ['Our bees', 'bee'],
  ['ÄPFEL', 'apple'],
  ['Le vélo', 'bicycle'],
  ['Las casas', 'house'],
  ['Book club', undefined],
  ['Bee-keeping', undefined],
  ['Books: a list', undefined],
  ['5 trees', undefined],
  ['', undefined],
])('%j names %s', (heading, name) => {
  expect(objectNamed(heading)?.name).toBe(name);
});

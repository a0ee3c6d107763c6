import { expect, it } from 'vitest';
import { foldWord } from '../icons/fold-word';
import { objectByName } from './find-object';
import { LIVING } from './living';
import { MADE } from './made';

const OBJECTS = [...LIVING, ...MADE];

it('names each object once, and each by folded words of its own', () => {
  const words = OBJECTS.flatMap((object) => object.words.split(' '));
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => foldWord(word) !== word)).toEqual([]);
  expect(OBJECTS.map(({ name }) => objectByName(name))).toEqual(OBJECTS);
});

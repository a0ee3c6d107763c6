import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from '../text/block-text';

const LESSON = readFileSync('bench/corpus/lesson-photosynthesis.md', 'utf8');

it.each([8, 9])('keeps both sides of a comparison on one of %s cards', (numCards) => {
  const { cards } = deckFrom(LESSON, { numCards, format: 'social' });
  expect(cards).toHaveLength(numCards);
  const compared = cards.filter(({ blocks }) => blocks.some((block) => blockText(block) === 'Respiration'));
  expect(compared.map(({ blocks }) => blocks.map(blockText).slice(0, 2))).toEqual([
    ['Photosynthesis and respiration', 'Photosynthesis'],
  ]);
});

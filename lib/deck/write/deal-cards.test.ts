import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeCards } from '../make-cards';
import { blockText } from '../text/block-text';

const LESSON = readFileSync('bench/corpus/lesson-photosynthesis.md', 'utf8');

it.each([8, 9])('keeps both sides of a comparison on one of %s cards', (numCards) => {
  const { cards } = makeCards({
    ...{ inputText: LESSON, textMode: 'preserve', cardSplit: 'auto', numCards },
    ...{ amount: 'medium', format: 'social' },
  });
  expect(cards).toHaveLength(numCards);
  const compared = cards.filter(({ blocks }) => blocks.some((block) => blockText(block) === 'Respiration'));
  expect(compared.map(({ blocks }) => blocks.map(blockText).slice(0, 2))).toEqual([
    ['Photosynthesis and respiration', 'Photosynthesis'],
  ]);
});

import { expect, it } from 'vitest';
import { blockText } from '../text/block-text';
import { readBlocks } from '../text/read-text';
import { condenseCard } from './condense-card';
import { goesOn } from './goes-on';

it.each(['That covers the floor, not the shelves.', 'Until then we use heaters.', 'Das liegt über dem Richtwert.'])(
  'refers to the sentence before it: %s',
  (sentence) => {
    expect(goesOn(sentence)).toBe(true);
  },
);

it.each(['This agreement ends in May.', 'Das Haus ist alt.'])('makes sense alone: %s', (sentence) => {
  expect(goesOn(sentence)).toBe(false);
});

it('keeps what was voted on with the result of the vote', () => {
  const blocks = readBlocks(
    '## Heating\n\nThe engineer came on Monday. The boiler is from 1998 and loses a fifth of its heat through the flue, as the readings of three winters show. The board proposes to replace it in May.\n\nIn favour 14, against 1, abstentions 1.',
  );
  const short = condenseCard({ blocks, notes: null, labelOnly: false }, 24);
  const text = short.blocks.map(blockText).join(' ');
  expect(text).toContain('proposes to replace it');
  expect(text).toContain('In favour 14');
});

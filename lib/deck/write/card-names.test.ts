import { expect, it } from 'vitest';
import { readBlocks } from '../text/read-text';
import { deckTitle } from './deck-title';
import { findHeadline } from './find-headline';
import { labelFor } from './find-labels';

const FILL = 'Nobody remembers who painted the walls green, although several people claim that they were there.';

it('does not name a card after a figure, an announcement or what is not yet known', () => {
  const label = labelFor(readBlocks('In 1940 the deck of the bridge was 2.4 metres deep.'));
  expect(label).not.toMatch(/^\d/);
  const headline = findHeadline(
    readBlocks(`${FILL} Let us look at a different case. One comes from what nobody knew.`),
  );
  expect(headline).toBeNull();
});

it('does not end a shortened name with a function word', () => {
  const line = 'En un lugar de la Mancha, de cuyo nombre no quiero acordarme, vivía un hidalgo.';
  expect(deckTitle([{ blocks: readBlocks(line), notes: null, labelOnly: false }], line)).toBe(
    'En un lugar de la Mancha…',
  );
});

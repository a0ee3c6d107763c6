import { expect, it } from 'vitest';
import { makeCards } from '../make-cards';
import { blockText } from '../text/block-text';
import { readBlocks } from '../text/read-text';
import { deckTitle } from './deck-title';
import { findHeadline } from './find-headline';
import { labelFor } from './find-labels';

const FILL = 'Nobody remembers who painted the walls green, although several people claim that they were there.';

it('does not name a card after a figure, an announcement or an undefined subject', () => {
  const label = labelFor(readBlocks('In 1940 the deck of the bridge was 2.4 metres deep.'));
  expect(label).not.toMatch(/^\d/);
  const headline = findHeadline(
    readBlocks(`${FILL} Let us look at a different case. One comes from what nobody knew.`),
  );
  expect(headline).toBeNull();
});

it('does not end a shortened title with an article or a preposition', () => {
  const line = 'En un lugar de la Mancha, de cuyo nombre no quiero acordarme, vivía un hidalgo.';
  expect(deckTitle([{ blocks: readBlocks(line), notes: null, labelOnly: false }])).toBe('En un lugar de la Mancha…');
});

it('does not use the words of speakers as the headings of a conversation', () => {
  const turns = [
    'ANNA: Why does bread go stale?',
    'RAVI: And why it should.',
    'ANNA: Why it should?',
    'RAVI: Stale bread tells the truth.',
  ];
  const { cards } = makeCards({
    inputText: `Welcome to the show about bread\n\n${turns.join('\n\n')}\n\n${turns.join('\n\n')}\n`,
    ...{ textMode: 'generate', cardSplit: 'auto', numCards: 3, amount: 'medium', format: 'presentation' },
  });
  for (const { blocks } of cards) expect(blockText(blocks[0]!)).not.toMatch(/^(?:RAVI|ANNA)/);
});

it('does not begin a label with a contraction', () => {
  expect(labelFor(readBlocks('Bread that doesn’t go stale has something in it.'))).toBe('Go stale');
});

it('does not begin a label in the middle of a number', () => {
  const text = 'Four score and seven years ago our fathers brought forth a new nation.';
  expect(labelFor(readBlocks(text))).not.toContain('even years');
});

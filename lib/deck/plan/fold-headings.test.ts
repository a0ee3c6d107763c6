import { describe, expect, it } from 'vitest';
import type { CardSplit, Format, TextMode } from '../../contract/enums';
import { countNaturalCards, makeCards } from '../make-cards';
import { blockText } from '../text/block-text';

const TEXT = [
  '# The kitchen on Mill Street',
  'A year of soup',
  '## What we did',
  '## A year in the kitchen',
  '- We cooked on 248 days',
  '- Eleven volunteers became cooks',
  '## One thing to remember',
  'Most of the food was on its way to waste.',
].join('\n\n');

type Shape = { textMode?: TextMode; format?: Format; numCards?: number; cardSplit?: CardSplit };

function cardsOf(inputText: string, { textMode = 'preserve', format = 'social', numCards, cardSplit }: Shape = {}) {
  const shape = { inputText, textMode, format };
  const count = numCards ?? countNaturalCards(shape);
  return makeCards({ ...shape, numCards: count, cardSplit: cardSplit ?? 'auto', amount: 'medium' });
}

const textsOf = (text: string, shape?: Shape) => cardsOf(text, shape).cards.map(({ blocks }) => blocks.map(blockText));
const kindsOf = (text: string, shape?: Shape) =>
  cardsOf(text, shape).cards.map(({ blocks }) => blocks.map(({ kind }) => kind));

describe('a heading without text', () => {
  it.each(['preserve', 'condense', 'generate'] as const)('is the kicker of the next post in %s', (textMode) => {
    const posts = textsOf(TEXT, { textMode });
    expect(posts).toHaveLength(3);
    expect(posts[1]!.slice(0, 2)).toEqual(['What we did', 'A year in the kitchen']);
    expect(kindsOf(TEXT, { textMode })[1]).toEqual(['paragraph', 'heading', 'list']);
  });

  it('loses no word', () => {
    expect(cardsOf(TEXT).warnings).toEqual([]);
  });

  it('stays a slide, and a post where the number of cards is fixed', () => {
    for (const shape of [{ format: 'presentation' }, { numCards: 4 }] as const)
      expect(kindsOf(TEXT, shape)[1]).toEqual(['heading']);
    const broken = TEXT.replaceAll('## ', '---\n\n## ');
    expect(kindsOf(broken, { numCards: 4, cardSplit: 'inputTextBreaks' })[1]).toEqual(['heading']);
  });

  it('stays a post before one that has a kicker, is of a higher level or has no heading, and at the end', () => {
    const two = TEXT.replace('## What we did', '## Part one\n\n## What we did');
    expect(textsOf(two).slice(1, 3)).toEqual([['Part one'], expect.arrayContaining(['What we did'])]);
    const higher = TEXT.replace('## What we did', '## Before\n\nIt was cold.\n\n### What we did');
    expect(textsOf(higher).some((post) => post[0] === 'What we did' && post.length > 1)).toBe(false);
    expect(textsOf(`${TEXT}\n\n## Thank you`).at(-1)).toEqual(['Thank you']);
  });

  it('stays a post if it is too long for a kicker', () => {
    const long = 'What the volunteers of the kitchen did in the last year';
    expect(textsOf(TEXT.replace('What we did', long))[1]).toEqual([long]);
  });
});

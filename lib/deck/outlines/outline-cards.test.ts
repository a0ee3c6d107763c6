import { expect, it } from 'vitest';
import type { Card } from '../blocks';
import { countNaturalCards, type MakeCardsInput } from '../make-cards';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from '../text/block-text';
import { OUTLINE_LANGUAGES } from '../words/prompt-words';
import { outlinesIn } from './outline-index';

const FORMATS = ['presentation', 'document', 'social', 'webpage'] as const;

function made(inputText: string, rest: Partial<MakeCardsInput> = {}) {
  return deckFrom(inputText, { textMode: 'generate', ...rest });
}

const headingsOf = (cards: readonly Card[]) => cards.map(({ blocks }) => blockText(blocks[0]!).toLowerCase());

const OUTLINES = OUTLINE_LANGUAGES.flatMap((language) => outlinesIn(language).map(({ label }) => [label, language]));

it.each(OUTLINES)('%s (%s) has exactly as many cards as asked, each with a heading of its own', (label, language) => {
  const additionalInstructions = `Outline: ${label}`;
  for (const format of FORMATS)
    for (const numCards of [...Array.from({ length: 20 }, (_, at) => at + 1), 40, 75, 120]) {
      const { cards, outline } = made('Bees', { additionalInstructions, language, numCards, format });
      expect(outline?.language).toBe(language);
      expect(cards).toHaveLength(numCards);
      expect(new Set(headingsOf(cards)).size).toBe(numCards);
    }
});

it('has its natural number of cards under Auto, in any language', () => {
  for (const { label } of outlinesIn('en'))
    for (const format of FORMATS) {
      const additionalInstructions = `Outline: ${label}`;
      const count = countNaturalCards({ inputText: 'Bees', textMode: 'generate', format, additionalInstructions });
      for (const language of OUTLINE_LANGUAGES)
        expect(made('Bees', { additionalInstructions, format, language }).cards).toHaveLength(count);
      if (format === 'social') expect(count).toBeLessThanOrEqual(7);
    }
});

it('has the number of cards that the prompt asks for under Auto', () => {
  expect(made('History of the Roman Empire in 8 slides').cards).toHaveLength(8);
  expect(made('Create a 6-card deck about tides', { numCards: { atMost: 4 } }).cards).toHaveLength(4);
});

it('asks questions on every card, and says that it is an outline', () => {
  const { cards, warnings, title } = made('Pitch for a bakery');
  expect(warnings).toEqual([{ message: 'No AI model connected: this is an outline to fill in.' }]);
  expect([title, ...cards[0]!.blocks.map(blockText)]).toEqual([
    'Pitch for a bakery',
    'Pitch for a bakery',
    'Pitch – outline to fill in',
  ]);
  for (const { blocks } of cards.slice(1)) {
    const [, body] = blocks;
    const isQuestions = body?.kind === 'list' && body.items.every(({ runs }) => /^☐ .*\?$/.test(runs[0]?.text ?? ''));
    const isBlank =
      body?.kind === 'table' && body.rows.every((row) => row.slice(1).every(([run]) => run?.text === '…'));
    expect(isQuestions || isBlank).toBe(true);
  }
});

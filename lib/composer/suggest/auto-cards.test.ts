import { afterEach, describe, expect, it } from 'vitest';
import { submissionBody } from '@/components/composer/send/submission-body';
import { deckFrom } from '@/lib/deck/testing/sample-deck';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryMarkedText } from '../../contract/request/arbitrary-requests';
import { countNaturalCards, makeCards } from '../../deck/make-cards';
import { blankDraft } from '../draft';
import { toRequest } from '../full-request';
import { autoCards, type LengthFacts, lengthOf, naturalWish } from './auto-cards';
import { naturalCards } from './natural-cards';

const auto = (inputText: string, facts?: LengthFacts, textMode: 'preserve' | 'generate' = 'preserve') =>
  autoCards({ inputText, textMode, format: 'presentation' }, facts);

describe('autoCards', () => {
  it.each<[string, string, number]>([
    ['nothing', '', 1],
    ['a few words', 'A talk about bees', 1],
    ['a heading with its paragraph', '# A card\n\nWith words.', 1],
    ['three paragraphs', 'One.\n\nTwo.\n\nThree.', 3],
    ['three headings', '# One\n\nWords.\n\n# Two\n\nWords.\n\n# Three\n\nWords.', 3],
    ['front matter', '---\ntitle: Bees\n---\n\n# Only one', 1],
    ['--- lines, which do not count under Auto', '# One\n\nWords.\n\n---\n\n# Two\n\nWords.', 2],
  ])('of %s', (_, text, cards) => expect(auto(text)).toBe(cards));

  it('is the default if the target writes the text and its structure gives no number', () => {
    expect(auto('A talk about bees', { writesText: true }, 'generate')).toBe(10);
    expect(auto('A talk about bees', { writesText: true, maxCards: 8 }, 'generate')).toBe(8);
    expect(auto('A talk about bees', { writesText: false }, 'generate')).toBe(1);
    expect(auto('# One\n\n# Two\n\n# Three', { writesText: true }, 'generate')).toBe(3);
  });

  it('counts headings without Markdown for a target that writes the text, up to 20 cards', () => {
    const brief = (sections: number) =>
      `Product brief: Relay\n\n${Array.from({ length: sections }, (_, at) => `Section ${at}\n${'Relay reads three channels and removes duplicates. '.repeat(4)}`).join('\n\n')}`;
    for (const sections of [8, 40]) {
      const wish = { inputText: brief(sections), textMode: 'generate', format: 'presentation' } as const;
      naturalCards.remember(naturalWish(wish), countNaturalCards({ ...wish, dimensions: '16x9' }));
    }
    expect(auto(brief(8), { writesText: true }, 'generate')).toBe(9);
    expect(auto(brief(40), { writesText: true }, 'generate')).toBe(20);
  });

  it('stays within the limit of the target', () => {
    const text = Array.from({ length: 90 }, (_, at) => `# Card ${at}\n\nWords here.`).join('\n\n');
    expect(auto(text)).toBe(75);
    expect(auto(text, { maxCards: 60 })).toBe(60);
    forAll({}, arbitraryMarkedText, (any) => {
      const cards = auto(any);
      expect(Number.isInteger(cards) && cards >= 1 && cards <= 75).toBe(true);
    });
  });

  it.each([
    '# The kitchen\n\nAnnual report\n\n## A year\n\n- One\n- Two\n\n## Numbers\n\n61,400 meals.\n\n## Next\n\nMore of it.',
    'One sentence. And another.\n\nA second paragraph.\n\n- a\n- b\n- c\n- d',
    '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n> A quote. Two sentences.\n\nText.',
  ])('requests no card that the engine would have to pad: %j', (inputText) => {
    for (const textMode of ['preserve', 'condense', 'generate'] as const) {
      const numCards = autoCards({ inputText, textMode, format: 'presentation' });
      const made = deckFrom(inputText, { textMode, numCards });
      expect(made.cards).toHaveLength(numCards);
      expect(made.cards.some(({ labelOnly }) => labelOnly)).toBe(false);
    }
  });
});

describe('the natural number of cards', () => {
  const inputText = '# Tides\n\nA lesson\n\n## Twice a day\n\nHigh water comes twice.\n\n## Moon\n\nIt pulls.';
  const settings = { inputText, textMode: 'preserve', format: 'presentation' } as const;
  afterEach(() => naturalCards.remember(naturalWish({ ...settings, inputText: '-' }), 1));

  it('replaces the estimate once it is known for exactly this text, up to the target’s limit', () => {
    naturalCards.remember(naturalWish(settings), 7);
    expect(autoCards(settings)).toBe(7);
    expect(autoCards({ ...settings, dimensions: '4x3' })).not.toBe(7);
    naturalCards.remember(naturalWish(settings, 5), 7);
    expect(autoCards(settings, { maxCards: 5 })).toBe(5);
  });

  it('keeps the last count until the changed text is counted', () => {
    expect(autoCards({ ...settings, inputText: `${inputText} More.` }, { shownCards: 9 })).toBe(9);
    expect(autoCards({ ...settings, inputText: ' ' }, { shownCards: 9 })).toBe(1);
  });

  it('equals the engine’s count even without a preview', async () => {
    const draft = { ...blankDraft(), autoLength: true, inputText };
    const { request } = await submissionBody(draft, { target: 'local' });
    const numCards = countNaturalCards({ ...settings, dimensions: 'fluid' });
    expect(request).toMatchObject({ numCards });
    const { cards } = makeCards({ ...settings, numCards, cardSplit: 'auto', amount: 'medium', dimensions: 'fluid' });
    expect(cards).toHaveLength(numCards);
    expect(cards[0]).toMatchObject({ part: 'title' });
  });

  it('is exact for a counted text and while somebody types, but not after a change of settings or for another text', () => {
    naturalCards.remember(naturalWish(settings), 7);
    const isCounted = (over: object) => naturalCards.isCounted(naturalWish({ ...settings, ...over }));
    expect(isCounted({})).toBe(true);
    expect(isCounted({ inputText: `${inputText} More.` })).toBe(true);
    expect(isCounted({ textMode: 'condense' })).toBe(false);
    expect(isCounted({ format: 'document' })).toBe(false);
    expect(isCounted({ inputText: 'A pasted text. '.repeat(40) })).toBe(false);
    naturalCards.remember(naturalWish({ ...settings, textMode: 'condense' }), 7);
    expect(isCounted({ textMode: 'condense' })).toBe(true);
    expect(isCounted({})).toBe(true);
  });
});

describe('Auto length in a draft', () => {
  const draft = { ...blankDraft(), autoLength: true, inputText: '# One\n\nWords.\n\n# Two\n\nWords.', numCards: '40' };

  it('sends the natural number, not a number set before', () => {
    expect(toRequest(draft)).toMatchObject({ numCards: 2 });
    expect(toRequest({ ...draft, autoLength: false })).toMatchObject({ numCards: 40 });
  });

  it('sends no number when the text is split at its --- lines', () => {
    expect(toRequest({ ...draft, cardSplit: 'inputTextBreaks' })).not.toHaveProperty('numCards');
    expect(lengthOf({ ...draft, cardSplit: 'inputTextBreaks' })).toBe('breaks');
  });
});

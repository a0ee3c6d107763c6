import { expect, it } from 'vitest';
import type { MakeCardsInput } from '../make-cards';
import { deckFrom } from '../testing/sample-deck';

const firstBlock = (inputText: string, of: Partial<MakeCardsInput> = {}) =>
  deckFrom(inputText, { ...of }).cards[0]?.blocks[0]?.kind;

it.each<[text: string, kind: string]>([
  ['Photosynthesis', 'heading'],
  ['光合作用', 'heading'],
  ['The **new** library', 'heading'],
  ['Plants make sugar from light.', 'paragraph'],
  ['- Bees', 'list'],
])('%j alone is a %s', (text, kind) => {
  expect(firstBlock(text)).toBe(kind);
});

it('is no title among --- lines or of several cards', () => {
  expect(firstBlock('Bees\n---\nHoney', { cardSplit: 'inputTextBreaks' })).toBe('paragraph');
  expect(firstBlock('Bees', { numCards: 3 })).toBe('paragraph');
});

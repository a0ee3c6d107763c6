import { expect, it } from 'vitest';
import { deckSize, sizeWords } from './deck-words';

it('counts the pages of a document', () => {
  const sheets = [0, 3, 4].map((index, at) => ({ index, pageNumber: at + 1 }));
  expect(sizeWords(deckSize(sheets))).toBe('3 pages');
});

it('counts cards for slides; a card that continues on another slide counts once', () => {
  expect(sizeWords(deckSize([{ index: 0 }, { index: 1 }, { index: 1 }]))).toBe('2 cards');
  expect(sizeWords(deckSize([{ index: 0 }]))).toBe('1 card');
});

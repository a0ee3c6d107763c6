import { expect, it } from 'vitest';
import { deckSize, sizeWords } from './deck-size';

it('counts a document of six cards on three pages in pages', () => {
  const sheets = [0, 3, 4].map((index, at) => ({ index, pageNumber: at + 1 }));
  expect(sizeWords(deckSize(sheets))).toBe('3 pages');
});

it('counts slides in cards, one that continues on another slide once', () => {
  expect(sizeWords(deckSize([{ index: 0 }, { index: 1 }, { index: 1 }]))).toBe('2 cards');
  expect(sizeWords(deckSize([{ index: 0 }]))).toBe('1 card');
});

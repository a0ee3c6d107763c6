import { expect, it } from 'vitest';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { sampleDeck } from '../render/testing/sample-deck';
import { cardsOfSlice, cardsOnPage, endOfSlice, sliceDeck, sliceJson } from './slice-deck';

const deckOf = (...lengths: number[]) => {
  const cards = lengths.map((length, index) => ({ ...sampleCard([]), index, notes: 'x'.repeat(length) }));
  return sampleDeck(cards);
};

it('splits a deck without losing anything', () => {
  const deck = deckOf(10, 20, 30);
  const sliced = sliceDeck(JSON.stringify(deck));
  expect({ ...sliced.head, cards: cardsOfSlice(sliced, 0, 3) }).toEqual(deck);
  expect(sliced.sheets.map(({ index }) => index)).toEqual([0, 1, 2]);
});

it('keeps slices within the maximum length, but with at least one card', () => {
  const sliced = sliceDeck(JSON.stringify(deckOf(250_000, 250_000, 900_000, 10, 10)));
  expect(endOfSlice(sliced, 0)).toBe(2);
  expect(endOfSlice(sliced, 2)).toBe(3);
  expect(endOfSlice(sliced, 3)).toBe(5);
  expect(endOfSlice(sliced, 5)).toBe(5);
  expect(JSON.parse(sliceJson(sliced, 0))).toMatchObject({ from: 0, next: 2, cards: [{ index: 0 }, { index: 1 }] });
  expect(JSON.parse(sliceJson(sliced, 3)).next).toBeNull();
});

it('leaves out cards that are too large for the page', () => {
  expect(cardsOnPage(sliceDeck(JSON.stringify(deckOf(400_000, 10))))).toBe(0);
  expect(cardsOnPage(sliceDeck(JSON.stringify(deckOf(10, 20, 400_000))))).toBe(2);
});

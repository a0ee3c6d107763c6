import { expect, it } from 'vitest';
import type { Card } from '@/lib/deck/blocks';
import { compareTexts } from './compare-texts';

const card = (text: string): Card => ({
  blocks: [{ kind: 'paragraph', runs: [{ text }], lines: { from: 1, to: 1 } }],
  notes: null,
  labelOnly: false,
});
const deck = (texts: string[], placed: Record<string, string[]> = {}) => ({
  'preserve presentation': { title: 'Title', cards: texts.map(card), placed },
});

it('reports no change of equal decks', () => {
  expect(compareTexts(deck(['a', 'b']), deck(['a', 'b']))).toEqual([]);
});

it('names the cards that changed, moved or are new', () => {
  expect(compareTexts(deck(['a', 'b', 'c']), deck(['a', 'x', 'c', 'd']))).toEqual([
    'preserve presentation: 3 → 4 cards; cards 2, 4',
  ]);
  expect(compareTexts(deck(['a', 'b', 'c']), deck(['a', 'b']))).toEqual([
    'preserve presentation: 3 → 2 cards; cards 3',
  ]);
});

it('names the themes in which cards are placed differently', () => {
  const before = deck(['a', 'b'], { proof: ['1', '2'], velvet: ['1', '2'], citrus: ['1', '2'] });
  const after = deck(['a', 'b'], { proof: ['1', '3'], velvet: ['4', '5'], citrus: ['1', '3'] });
  expect(compareTexts(before, after)).toEqual(['preserve presentation: placed 2 (proof, citrus); placed 1–2 (velvet)']);
});

it('names modes that are new or gone', () => {
  expect(compareTexts(deck(['a']), {})).toEqual(['preserve presentation: not made any more']);
  expect(compareTexts({}, deck(['a']))).toEqual(['preserve presentation: new']);
});

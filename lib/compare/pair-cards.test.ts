import { expect, it } from 'vitest';
import type { PlacedCard, PlacedText } from '../deck/placed';
import { pairCards } from './pair-cards';

function text(role: PlacedText['role'], words: string): PlacedText {
  const runs = [{ text: words }] as PlacedText['paragraphs'][number]['runs'];
  return { kind: 'text', role, paragraphs: [{ runs }] } as PlacedText;
}

function card(index: number, words: string, more: Partial<PlacedCard> = {}): PlacedCard {
  const elements = [text('body', words), text('footer', 'Private'), text('cardNumber', String(index + 1))];
  return { index, page: 0, width: 960, height: 540, ground: 'ground', title: words, elements, ...more } as PlacedCard;
}

const pairs = (before: PlacedCard[], after: PlacedCard[]) =>
  pairCards(before, after).map(({ before: one, after: other, isSame }) => [
    one?.index ?? null,
    other?.index ?? null,
    isSame,
  ]);

it('pairs each card with its new version', () => {
  const before = [card(0, 'Bees'), card(1, 'They fly to the flowers'), card(2, 'The end')];
  const after = [card(0, 'Bees'), card(1, 'New'), card(2, 'They fly to many flowers'), card(3, 'The end')];
  expect(pairs(before, after)).toEqual([
    [0, 0, true],
    [null, 1, false],
    [1, 2, false],
    [2, 3, true],
  ]);
});

it('detects a card with the same text and a different look', () => {
  expect(pairs([card(0, 'Bees')], [card(0, 'Bees', { height: 720 })])).toEqual([[0, 0, false]]);
  const [before] = [card(0, 'Bees')];
  const after = card(0, 'Bees');
  after.elements = [...after.elements, text('footer', 'Draft')];
  expect(pairs([before], [after])).toEqual([[0, 0, false]]);
});

import { describe, expect, it } from 'vitest';
import { CurrentCard, cardOfLine } from './current-card';
import type { OutlineEntry } from './outline-cards';

const at = (...lines: (number | null)[]): OutlineEntry[] =>
  lines.map((line, index) => ({ title: `Card ${index + 1}`, line, empty: false }));

/** A store with the cards its listener has received. */
function recordedStore() {
  const current = new CurrentCard();
  const received: (number | null)[] = [];
  current.subscribe(() => received.push(current.card()));
  return { current, received };
}

describe('cardOfLine', () => {
  it.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [8, 1],
    [9, 2],
    [99, 2],
  ])('line %i is in card %i', (line, card) => expect(cardOfLine(line, at(1, 4, 9))).toBe(card));

  it('skips cards without a line', () => expect(cardOfLine(9, at(1, null, 4, null))).toBe(2));
  it('is the first card above the first line of text', () => expect(cardOfLine(1, at(3, 8))).toBe(0));
  it('is null without cards', () => expect(cardOfLine(1, [])).toBe(null));
});

describe('CurrentCard', () => {
  it('notifies when the card changes, not on every line', () => {
    const { current, received } = recordedStore();
    current.cut(at(1, 4));
    for (const line of [1, 2, 3, 4, 5]) current.setPlace({ line, card: null });
    expect(received).toEqual([0, 1]);
  });

  it('updates with the card list and is cleared with the text', () => {
    const { current, received } = recordedStore();
    current.cut(at(1, 4));
    current.setPlace({ line: 5, card: null });
    current.cut(at(1));
    current.setPlace(null);
    expect(received).toEqual([1, 0, null]);
  });
});

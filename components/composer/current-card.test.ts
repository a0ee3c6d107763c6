import { describe, expect, it } from 'vitest';
import { CurrentCard, cardOfLine } from './current-card';
import type { OutlineEntry } from './outline-cards';

const at = (...lines: (number | null)[]): OutlineEntry[] =>
  lines.map((line, index) => ({ title: `Card ${index + 1}`, line, empty: false }));

/** A store with what it has told so far. */
function heard() {
  const current = new CurrentCard();
  const told: (number | null)[] = [];
  current.subscribe(() => told.push(current.card()));
  return { current, told };
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

  it('is the first of those that one line became', () => expect(cardOfLine(5, at(1, 4, 4, 4))).toBe(1));
  it('passes over cards that no line made', () => expect(cardOfLine(9, at(1, null, 4, null))).toBe(2));
  it('is the first card above the first words', () => expect(cardOfLine(1, at(3, 8))).toBe(0));
  it('is none where there are no cards', () => expect(cardOfLine(1, [])).toBe(null));
});

describe('the card one writes in', () => {
  it('is none before anybody was in the text', () => {
    const { current, told } = heard();
    current.cut(at(1, 4));
    expect(current.card()).toBe(null);
    expect(told).toEqual([]);
  });

  it('is told when it is another one, not with every line', () => {
    const { current, told } = heard();
    current.cut(at(1, 4));
    for (const line of [1, 2, 3, 4, 5]) current.stands({ line, card: null });
    expect(told).toEqual([0, 1]);
  });

  it('is the editor’s where breaks cut, however old the cards are', () => {
    const { current } = heard();
    current.cut(at(1, 4));
    current.stands({ line: 9, card: 0 });
    expect(current.card()).toBe(0);
  });

  it('follows the cards when these are others, and is forgotten with the text', () => {
    const { current, told } = heard();
    current.cut(at(1, 4));
    current.stands({ line: 5, card: null });
    current.cut(at(1));
    current.stands(null);
    expect(told).toEqual([1, 0, null]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Block, Card } from '@/lib/deck/blocks';
import { outlineCards } from './outline-cards';

const paragraph = (text: string, line: number): Block => ({
  kind: 'paragraph',
  runs: [{ text }],
  lines: { from: line, to: line },
});
const heading = (text: string, line: number): Block => ({
  kind: 'heading',
  level: 1,
  runs: [{ text }],
  lines: { from: line, to: line },
});
const card = (...blocks: Block[]): Card => ({ blocks, notes: null, labelOnly: false });

describe('outlineCards', () => {
  it('uses the heading as title, or the first words without one', () => {
    const entries = outlineCards(
      [card(paragraph('Kicker', 1), heading('Title', 2)), card(paragraph('Words', 4))],
      '',
      false,
    );
    expect(entries.map((entry) => entry.title)).toEqual(['Title', 'Words']);
  });

  it('points at the line after the marker, even for an empty card', () => {
    const text = 'a\n---\n---\nb';
    const entries = outlineCards([card(paragraph('a', 1)), card(), card(paragraph('b', 4))], text, true);
    expect(entries.map((entry) => entry.line)).toEqual([1, 3, 4]);
    expect(entries[1]).toMatchObject({ title: null, empty: true });
  });
});

import { describe, expect, it } from 'vitest';
import { card, heading, paragraph } from '@/lib/deck/testing/sample-blocks';
import { outlineCards } from './outline-cards';

describe('outlineCards', () => {
  it('uses the heading as title, or the first words without one', () => {
    const entries = outlineCards([card(paragraph('Kicker'), heading('Title')), card(paragraph('Words'))], '', false);
    expect(entries.map((entry) => entry.title)).toEqual(['Title', 'Words']);
  });

  it('points at the line after the marker, even for an empty card', () => {
    const text = 'a\n---\n---\nb';
    const entries = outlineCards([card(paragraph('a')), card(), card(paragraph('b'))], text, true);
    expect(entries.map((entry) => entry.line)).toEqual([1, 3, 4]);
    expect(entries[1]).toMatchObject({ title: null, empty: true });
  });
});

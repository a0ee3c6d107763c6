import { describe, expect, it } from 'vitest';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { sampleDeck, sampleParagraph, sampleText } from '../testing/sample-deck';
import { slideSize, smallTypeWarning } from './slide';

const text = sampleText([sampleParagraph('Words enough to read', { size: 18 })]);
const cards = (...heights: number[]) => heights.map((height, index) => sampleCard([text], { height, index }));
const fluid = (...heights: number[]) => sampleDeck(cards(...heights), { dimensions: 'fluid' });

describe('slideSize', () => {
  it('is tall enough for four fifths of the growing cards, and ignores a single tall one', () => {
    expect(slideSize(fluid(540, 540, 540, 540, 1_900)).height).toBe(540);
    expect(slideSize(fluid(540, 700, 760, 800, 3_000)).height).toBe(800);
  });
});

describe('smallTypeWarning', () => {
  it('names the card and the size of its text in the PPTX', () =>
    expect(smallTypeWarning(fluid(540, 540, 540, 540, 1_944))).toEqual([
      { card: 4, message: 'Card 5 overflows: its text shrinks to 5 pt in PowerPoint.' },
    ]));
});

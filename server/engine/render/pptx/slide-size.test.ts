import { describe, expect, it } from 'vitest';
import { sampleCard, sampleDeck, sampleParagraph, sampleText } from '../testing/sample-deck';
import { slideSize, smallTypeWarning } from './slide';

const text = sampleText([sampleParagraph('Words enough to read', { size: 18 })]);
const cards = (...heights: number[]) => heights.map((height, index) => sampleCard([text], { height, index }));
const fluid = (...heights: number[]) => sampleDeck(cards(...heights), { dimensions: 'fluid' });

describe('slideSize', () => {
  it('is tall enough for four fifths of the growing cards, and ignores a single tall one', () => {
    expect(slideSize(fluid(540, 540, 540, 540, 1_900)).height).toBe(540);
    expect(slideSize(fluid(540, 700, 760, 800, 3_000)).height).toBe(800);
  });

  it('never has a taller shape than a sheet of paper', () => {
    expect(slideSize(fluid(4_000, 5_000)).height).toBeCloseTo(960 * Math.SQRT2);
  });
});

describe('smallTypeWarning', () => {
  it('names the card and the size of its text in the PPTX', () => {
    expect(smallTypeWarning(fluid(540, 540, 540, 540, 1_944))).toEqual([
      { card: 4, message: 'Card 5 overflows: its text shrinks to 5 pt in PowerPoint.' },
    ]);
  });

  it('lists several cards in one sentence', () => {
    const [warning, ...more] = smallTypeWarning(sampleDeck(cards(540, 1_944, 1_080, 600)));
    expect(warning?.message).toBe('Cards 2 (5 pt), 3 (9 pt) overflow: their text shrinks in PowerPoint.');
    expect(more).toEqual([]);
  });

  it('gives no warning if the text stays legible', () => {
    expect(smallTypeWarning(sampleDeck(cards(540, 800)))).toEqual([]);
  });
});

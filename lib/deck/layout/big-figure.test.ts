import { describe, expect, it } from 'vitest';
import { isBigFigure } from './big-figure';
import { readContent } from './read-content';
import { card, heading, list, paragraph } from './sample-blocks';

const about = (title: string, ...rest: Parameters<typeof card>) =>
  isBigFigure(readContent(card(heading(title), ...rest)));
const counted = paragraph('passengers slept on rails last year');

describe('a card about a single figure', () => {
  it.each(['3.2 million', '48 %', '−48%', '€4.20', '1 in 5', '10×', '1 200 km', '≈ 40'])('%s', (title) => {
    expect(about(title, counted)).toBe(true);
  });

  it.each(['2024', '3 million reasons to stay', 'Chapter 3', '1. Introduction', 'Night trains'])('not %s', (title) => {
    expect(about(title, counted)).toBe(false);
  });

  it('needs a few words that say what the figure counts, and nothing else', () => {
    expect(about('3.2 million')).toBe(false);
    expect(about('3.2 million', counted, list('one', 'two'))).toBe(false);
    expect(about('3.2 million', paragraph('word '.repeat(60)))).toBe(false);
  });
});

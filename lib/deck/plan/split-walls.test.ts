import { describe, expect, it } from 'vitest';
import { card, heading, paragraph } from '../testing/sample-blocks';
import { plainText } from '../text/text-runs';
import { cardRoom, linesIn } from './card-room';
import { MOST_IN_CAROUSEL } from './merge-posts';
import type { PlannedCard } from './planned-card';
import { splitWalls } from './split-walls';

const room = cardRoom({ format: 'social', textMode: 'preserve', dimensions: '4x5' });
const SENTENCE = 'Nobody remembers who built the old mill by the river.';
const wall = (sentences = 5) =>
  card(heading('The mill'), paragraph(Array(sentences).fill(SENTENCE).join(' '))) as PlannedCard;
const textOf = ({ blocks }: PlannedCard) =>
  blocks.map((block) => (block.kind === 'paragraph' ? plainText(block.runs) : '')).join('');

describe('splitWalls', () => {
  it('splits running text between sentences, in even parts', () => {
    const posts = splitWalls([wall()], room);
    expect(posts.map(textOf)).toEqual([
      expect.stringMatching(/^Nobody.*\.$/),
      expect.stringMatching(/^Nobody.*river\.$/),
    ]);
    expect(posts.map(textOf).join(' ')).toBe(textOf(wall()));
    const lines = posts.map(({ blocks }) => linesIn(blocks.filter(({ kind }) => kind === 'paragraph')));
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(1);
  });

  it('never makes more posts than fit in a carousel, and splits the longest first', () => {
    const posts = splitWalls([...Array.from({ length: 18 }, () => wall()), wall(8)], room);
    expect(posts).toHaveLength(MOST_IN_CAROUSEL);
    expect(textOf(posts.at(-1)!).length).toBeLessThan(textOf(wall()).length);
    const many = Array.from({ length: MOST_IN_CAROUSEL }, () => wall());
    expect(splitWalls(many, room)).toBe(many);
  });
});

import { describe, expect, it } from 'vitest';
import { card, heading, paragraph } from '../testing/sample-blocks';
import { cardRoom } from './card-room';
import { MOST_POSTS, mergePosts } from './merge-posts';
import type { PlannedCard } from './planned-card';

const room = cardRoom({ format: 'social', textMode: 'preserve', dimensions: '4x5' });
const words = (count: number) => 'word '.repeat(count).trim();
const section = (at: number, count: number): PlannedCard =>
  card(heading(`Part ${at}`), paragraph(words(count))) as PlannedCard;
const plan = (count: number, length: number) => Array.from({ length: count }, (_, at) => section(at, length));
const blocksOf = (posts: readonly PlannedCard[]) => posts.flatMap(({ blocks }) => blocks);

describe('mergePosts', () => {
  it('keeps a plan of ten posts', () => {
    const ten = plan(MOST_POSTS, 8);
    expect(mergePosts(ten, room)).toEqual(ten);
  });

  it('joins short sections until there are ten posts, and keeps all blocks in order', () => {
    const twelve = plan(12, 8);
    const posts = mergePosts(twelve, room);
    expect(posts).toHaveLength(MOST_POSTS);
    expect(blocksOf(posts)).toEqual(blocksOf(twelve));
  });
});

import { describe, expect, it } from 'vitest';
import { card, heading, list, paragraph, quote } from '../testing/sample-blocks';
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

  it('joins a quotation and the text before it first, but no running text', () => {
    const long = plan(9, 8);
    const parted = [...long, card(quote(words(8))) as PlannedCard, section(10, 8)];
    expect(mergePosts(parted, room)[8]!.blocks).toHaveLength(3);
    const prose = Array.from({ length: 12 }, () => card(paragraph(words(8))) as PlannedCard);
    expect(mergePosts(prose, room)).toHaveLength(12);
  });

  it('keeps sections that do not fit on one post, lists, and quotations of another section', () => {
    expect(mergePosts(plan(14, 60), room)).toHaveLength(14);
    const lists = Array.from({ length: 12 }, (_, at) => card(heading(`Part ${at}`), list('a', 'b')) as PlannedCard);
    expect(mergePosts(lists, room)).toHaveLength(12);
    const quotes = Array.from({ length: 12 }, (_, at) => card(heading(`Part ${at}`), quote('a')) as PlannedCard);
    expect(mergePosts(quotes, room)).toHaveLength(12);
  });
});

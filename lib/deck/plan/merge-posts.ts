import { visualOf } from '../content/read-visual';
import { type CardRoom, linesIn } from './card-room';
import { countSections, type PlannedCard } from './planned-card';

/** The most posts that people look through. */
export const MOST_POSTS = 10;
/** The most posts that large networks take in one carousel. */
export const MOST_IN_CAROUSEL = 20;
/** A plan with more posts than this is too long for a carousel, so it is kept. This bounds the time. */
const MOST_PLANNED = 3 * MOST_IN_CAROUSEL;
/** A post with fewer lines than this, including its heading, is nearly empty: it shares one with what it belongs to. */
const THIN = 4;
/** That post has up to this many times the usual amount of text, in the smallest type that is readable in a feed. */
const FULL = 1.8;
/** The cost of joining two sections, in lines, compared with two posts of one section. */
const OTHER_SECTION = 3;
/** Posts are joined up to this many times their usual amount of text, which is still set in large type. */
const ROOMY = 1.35;

/**
 * Joins neighbouring posts until there are at most `MOST_POSTS`, those with the least text first. If there are more than
 * a carousel takes, posts are filled further. In a shortened text, sections are joined only if there are more than that.
 */
export function mergePosts(plan: PlannedCard[], room: CardRoom): PlannedCard[] {
  if (room.post === 0 || plan.length > MOST_PLANNED) return plan;
  const isKept = room.keepsSections && countSections(plan) <= MOST_IN_CAROUSEL;
  const full = joined(plan, 1, (one, other) =>
    Math.min(linesIn(one.blocks), linesIn(other.blocks)) < THIN && !isSibling(one, other)
      ? mergeCost(one, other, room.usual * FULL)
      : Number.POSITIVE_INFINITY,
  );
  const costWithin = (most: number) => (one: PlannedCard, other: PlannedCard) =>
    isKept && begins(other) ? Number.POSITIVE_INFINITY : mergeCost(one, other, most);
  return joined(joined(full, MOST_POSTS, costWithin(room.usual * ROOMY)), MOST_IN_CAROUSEL, costWithin(room.most));
}

type Cost = (one: PlannedCard, other: PlannedCard) => number;

function joined(plan: readonly PlannedCard[], count: number, costOf: Cost): PlannedCard[] {
  const posts = [...plan];
  const costs = posts.slice(1).map((next, at) => costOf(posts[at]!, next));
  while (posts.length > count) {
    const least = Math.min(...costs);
    if (least === Number.POSITIVE_INFINITY) break;
    const at = costs.indexOf(least);
    posts.splice(at, 2, { ...posts[at]!, blocks: [...posts[at]!.blocks, ...posts[at + 1]!.blocks] });
    costs.splice(at, 1);
    for (const beside of [at - 1, at])
      if (posts[beside] && posts[beside + 1]) costs[beside] = costOf(posts[beside], posts[beside + 1]!);
  }
  return posts;
}

function mergeCost(one: PlannedCard, other: PlannedCard, most: number): number {
  if (one.part || other.part || (begins(other) && levelOf(other) < levelOf(one))) return Number.POSITIVE_INFINITY;
  const blocks = [...one.blocks, ...other.blocks];
  const lines = linesIn(begins(one) ? blocks.slice(1) : blocks);
  // Tables, code and pictures fill their posts, and what is drawn alone would be text among other text.
  const isText = blocks.every(({ kind }) => kind !== 'table' && kind !== 'code' && kind !== 'image');
  if (lines > most || !isText || visualOf(one.blocks) || visualOf(other.blocks)) return Number.POSITIVE_INFINITY;
  return lines + (begins(other) ? OTHER_SECTION : 0);
}

function begins({ blocks }: PlannedCard): boolean {
  return blocks[0]?.kind === 'heading';
}

/** Whether a post begins a section beside that of the other, which has its own post if there are few. */
function isSibling(one: PlannedCard, other: PlannedCard): boolean {
  return begins(other) && levelOf(other) <= levelOf(one);
}

/** The level of the first heading; that of a post without one is the highest. */
function levelOf({ blocks, repeats }: PlannedCard): number {
  const heading = repeats ?? blocks.find((block) => block.kind === 'heading');
  return heading?.level ?? 0;
}

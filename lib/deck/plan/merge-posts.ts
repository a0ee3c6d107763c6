import type { Block } from '../blocks';
import { type CardRoom, linesIn } from './card-room';
import { countSections, type PlannedCard } from './planned-card';

/** The most posts that people look through. */
export const MOST_POSTS = 10;
/** The most posts that large networks take in one carousel. */
export const MOST_IN_CAROUSEL = 20;
/** A plan with more posts than this is too long for a carousel, so it is kept. This bounds the time. */
const MOST_PLANNED = 3 * MOST_IN_CAROUSEL;
/** Two posts that are joined without need have at most this many lines, including a second heading. */
const EASY = 5.2;
/** A second heading takes this many lines. */
const HEADING = 1.9;
/** The cost of joining two sections, compared with two posts of one section. */
const OTHER_SECTION = 3;

/**
 * Joins neighbouring posts, those with the least text first: very short ones until there are at most `MOST_POSTS`,
 * others only if there are more than a carousel takes. In a shortened text, sections are joined only if there are more
 * sections than that.
 */
export function mergePosts(plan: PlannedCard[], room: CardRoom): PlannedCard[] {
  if (room.post === 0 || plan.length > MOST_PLANNED) return plan;
  const short = joined(plan, MOST_POSTS, { usual: room.keepsSections ? 0 : EASY, most: EASY });
  const isKept = room.keepsSections && countSections(plan) <= MOST_IN_CAROUSEL;
  return joined(short, MOST_IN_CAROUSEL, { usual: isKept ? 0 : room.usual * ROOMY, most: room.most * ROOMY });
}

/** The most lines of a joined post: of two sections, or of one. */
type Limits = Pick<CardRoom, 'usual' | 'most'>;

function joined(plan: PlannedCard[], most: number, room: Limits): PlannedCard[] {
  const posts = [...plan];
  while (posts.length > most) {
    const costs = posts.slice(1).map((next, at) => mergeCost(posts[at]!, next, room));
    const least = Math.min(...costs);
    if (least === Number.POSITIVE_INFINITY) break;
    const at = costs.indexOf(least);
    posts.splice(at, 2, { ...posts[at]!, blocks: [...posts[at]!.blocks, ...posts[at + 1]!.blocks] });
  }
  return posts;
}

function mergeCost(one: PlannedCard, other: PlannedCard, { usual, most }: Limits): number {
  const all = [...one.blocks, ...other.blocks];
  if (one.part || other.part || !all.every(isLight)) return Number.POSITIVE_INFINITY;
  const begins = other.blocks[0]?.kind === 'heading';
  const lines = belowHeading(one) + belowHeading(other) + (begins ? HEADING : 0);
  const hasQuote = all.some(({ kind }) => kind === 'quote');
  // A quotation of another section keeps its large type, and running text is split already.
  if (begins === hasQuote) return Number.POSITIVE_INFINITY;
  if (lines > (begins ? usual : most)) return Number.POSITIVE_INFINITY;
  return lines + (begins ? OTHER_SECTION : 0);
}

function belowHeading({ blocks }: PlannedCard): number {
  return linesIn(blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks);
}

/** The estimate of lines is cautious. This much more still fits in type that is readable in a feed. */
const ROOMY = 1.2;

/** Tables, lists, code and pictures each get their own post. */
function isLight({ kind }: Block): boolean {
  return kind === 'heading' || kind === 'paragraph' || kind === 'quote';
}

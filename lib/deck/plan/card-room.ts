import type { Dimensions, Format, TextMode } from '../../contract/enums';
import { deckWishes } from '../wishes/deck-wishes';

/** What decides how much goes on a card. */
export type CardShape = {
  format: Format;
  textMode: TextMode;
  /** Absent: the format's own. */
  dimensions?: Dimensions;
  /** Free words of the person: sections without cards, one idea on each card. */
  additionalInstructions?: string | null;
};

/**
 * How much text a card takes, in lines of ordinary type (`line-room`). `usual` is what a card is filled to where a
 * text must be cut; what takes no more than `most` is not cut at all, and is set a little smaller if it must be.
 */
export type CardRoom = {
  usual: number;
  most: number;
  /** Whether sections get a card of their own: a page that is read from top to bottom needs none. */
  hasSectionCards: boolean;
  /** Height of a post below a heading of two lines, in pixels of the design; 0 where cards are no posts. */
  post: number;
};

const USUAL: Partial<Record<Dimensions, number>> = { '4x3': 9.5, '1x1': 4, '4x5': 5.5, '9x16': 7 };
const SLIDE = 10.5;
const POSTS: Partial<Record<Dimensions, number>> = { '1x1': 410, '9x16': 590 };
const POST = 560;
/** Text that is shortened afterwards: so much more of it makes one card. */
const SHORTENED = 1.2;
const SPARE = 1.35;
/** A card that holds one idea takes this share of what it would otherwise. */
const ONE_IDEA = 0.45;

export function cardRoom({ format, textMode, dimensions, additionalInstructions }: CardShape): CardRoom {
  // Pages and webpages grow with their text, or go on to the next sheet.
  if (format === 'document' || format === 'webpage')
    return { usual: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY, hasSectionCards: false, post: 0 };
  const own = USUAL[dimensions ?? (format === 'social' ? '4x5' : 'fluid')] ?? SLIDE;
  const { rules } = deckWishes(additionalInstructions);
  const usual = (textMode === 'preserve' ? own : own * SHORTENED) * (rules.has('one-idea') ? ONE_IDEA : 1);
  const post = format === 'social' ? (POSTS[dimensions ?? '4x5'] ?? POST) : 0;
  const hasSectionCards = format === 'presentation' && !rules.has('no-sections');
  return { usual, most: usual * SPARE, hasSectionCards, post };
}

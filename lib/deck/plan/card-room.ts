import type { Dimensions, Format, TextMode } from '../../contract/enums';
import { weakMemoize } from '../../weak-memoize';
import type { Block } from '../blocks';
import { isNotesBlock } from '../text/take-notes';
import { deckWishes } from '../wishes/deck-wishes';
import { partsOf } from '../write/block-parts';
import { FURTHER_PICTURE } from './estimate-heights';

/** The inputs that determine how much fits on a card. */
export type CardShape = {
  format: Format;
  textMode: TextMode;
  /** The format's default if absent. */
  dimensions?: Dimensions;
  /** The user's free-text instructions, such as "no section cards" or "one idea per card". */
  additionalInstructions?: string | null;
};

/**
 * How much text fits on a card, in lines of body text (`line-room`). `usual` is the target when text has to be split.
 * Content up to `most` stays on one card, in slightly smaller type if necessary.
 */
export type CardRoom = {
  usual: number;
  most: number;
  /** A block of up to this many lines is never split, although a card should have less. */
  whole: number;
  /** Whether sections get their own card. Pages that are read from top to bottom don't need one. */
  hasSectionCards: boolean;
  /** Whether what can be drawn gets a card of its own. A document draws it beside any text. */
  drawsApart: boolean;
  /** Whether cards of one section are joined before those of two, because the text is shortened afterwards. */
  keepsSections: boolean;
  /** Height of a post below a two-line heading, in design pixels. 0 if the cards aren't posts. */
  post: number;
};

const USUAL: Partial<Record<Dimensions, number>> = { '4x3': 9.5, '1x1': 5.2, '4x5': 7.4, '9x16': 7.8 };
const SLIDE = 10.5;
const POSTS: Partial<Record<Dimensions, number>> = { '1x1': 410, '9x16': 590 };
const POST = 560;
/** A card takes this many times more source text if the text is shortened afterwards. */
const SHORTENED = 1.2;
/** On posts, down to the smallest type that is readable in a feed. */
const SPARE = { post: 1.6, slide: 1.55, shortened: 1.45 };
/** A card limited to one idea takes this share of the usual amount. */
const ONE_IDEA = 0.45;

export function cardRoom({ format, textMode, dimensions, additionalInstructions }: CardShape): CardRoom {
  // Document pages and webpages grow with their text or continue on the next sheet.
  const keepsSections = textMode === 'condense';
  if (format === 'document' || format === 'webpage') {
    const endless = {
      usual: Number.POSITIVE_INFINITY,
      most: Number.POSITIVE_INFINITY,
      whole: Number.POSITIVE_INFINITY,
    };
    return { ...endless, hasSectionCards: false, drawsApart: format === 'webpage', keepsSections, post: 0 };
  }
  const own = USUAL[dimensions ?? (format === 'social' ? '4x5' : 'fluid')] ?? SLIDE;
  const { rules } = deckWishes(additionalInstructions);
  const usual = (textMode === 'preserve' ? own : own * SHORTENED) * (rules.has('one-idea') ? ONE_IDEA : 1);
  const post = format === 'social' ? (POSTS[dimensions ?? '4x5'] ?? POST) : 0;
  const hasSectionCards = format === 'presentation' && !rules.has('no-sections');
  const most = usual * SPARE[post > 0 ? 'post' : textMode === 'preserve' ? 'slide' : 'shortened'];
  const drawsApart = format === 'presentation';
  return { usual, most, whole: most, hasSectionCards, drawsApart, keepsSections, post };
}

/** The lines that blocks take on a card. Speaker notes take none, and adjacent pictures share theirs. */
export function linesIn(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, block, at) => sum + (isFurtherPicture(block, blocks[at - 1]) ? FURTHER_PICTURE : linesOf(block)),
    0,
  );
}

export function isFurtherPicture(block: Block, before: Block | undefined): boolean {
  return block.kind === 'image' && before?.kind === 'image';
}

const linesOf = weakMemoize((block: Block): number =>
  isNotesBlock(block) ? 0 : partsOf(block).reduce((sum, { weight }) => sum + weight, 0),
);

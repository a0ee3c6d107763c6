import type { Format } from '../../contract/enums';
import type { Card } from '../blocks';
import { DRAWN_STATEMENT_WORDS } from '../layout/choose-layout';
import { readContent } from '../layout/read-content';
import { readVisual } from '../visual/read-visual';
import { wordsOnCard } from '../write/condense-card';

/** Words beside which a picture still has room, by format. */
const ROOM = { presentation: 75, document: 220, social: 32, webpage: 220 } as const satisfies Record<Format, number>;
/** About every third card of a deck; social posts are looked at more than read. */
const DISTANCE = { presentation: 3, document: 3, social: 2, webpage: 3 } as const satisfies Record<Format, number>;

/** Cards from one picture to the next among slides of a story that could also be set in large type. */
const STATEMENT_DISTANCE = 2;

/**
 * The cards (by index) that get a picture: the first, then about every third card with room, and more among slides
 * that tell a story. Never one with
 * a table, code or a picture of its own, and none without text; of slides, none that a theme draws as a quotation, a
 * chart, a timeline, a section card or a closing card, because a picture would only take the room from that.
 */
export function choosePictured(cards: readonly Card[], format: Format): Set<number> {
  const chosen = new Set<number>();
  let last = -1;
  cards.forEach((card, at) => {
    if (hasOwnPicture(card)) last = at;
    const isStorySlide = format === 'presentation' && isStory(card);
    const distance = isStorySlide ? (isStatement(card) ? STATEMENT_DISTANCE : 1) : DISTANCE[format];
    const isDue = at === 0 || at - last >= distance;
    if (!isDue || !hasRoom(card, format)) return;
    if (
      format === 'presentation' &&
      at > 0 &&
      (isSection(card) || isDrawn(card) || (at === cards.length - 1 && isFarewell(card)))
    )
      return;
    chosen.add(at);
    last = at;
  });
  return chosen;
}

/** A card of paragraphs without a heading has nothing else to look at. */
function isStory({ blocks, repeats }: Card): boolean {
  return repeats === undefined && blocks.every(({ kind }) => kind === 'paragraph');
}

/** Short enough for a theme to set in large type. */
function isStatement({ blocks }: Card): boolean {
  return blocks.length === 1 && wordsOnCard(blocks) <= DRAWN_STATEMENT_WORDS;
}

function hasOwnPicture(card: Card): boolean {
  return card.blocks.some((block) => block.kind === 'image');
}

function hasRoom(card: Card, format: Format): boolean {
  if (card.blocks.length === 0 || card.toFillIn) return false;
  if (card.blocks.some((block) => block.kind === 'image' || block.kind === 'table' || block.kind === 'code'))
    return false;
  return wordsOnCard(card.blocks) <= ROOM[format];
}

/** Headings alone are drawn as the beginning of a section, with art of the theme's own. */
function isSection({ blocks }: Card): boolean {
  return blocks.every(({ kind }) => kind === 'heading');
}

const drawn = new WeakMap<Card, boolean>();

/** Whether a theme draws what the card says. Kept, because the preview asks for every card at each key. */
function isDrawn(card: Card): boolean {
  let is = drawn.get(card);
  if (is === undefined) {
    const content = readContent(card);
    const [only, ...more] = content.texts;
    is = (only?.kind === 'quote' && more.length === 0) || readVisual(content) !== null;
    drawn.set(card, is);
  }
  return is;
}

const FAREWELL_WORDS = 24;

function isFarewell({ blocks }: Card): boolean {
  return (
    blocks.every(({ kind }) => kind === 'heading' || kind === 'paragraph') && wordsOnCard(blocks) <= FAREWELL_WORDS
  );
}

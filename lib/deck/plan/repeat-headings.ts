import type { Format } from '../../contract/enums';
import type { Block, BlockOf, Card } from '../blocks';
import { NOTES_HEADING } from '../content/notes-heading';
import { OPENING_HEADINGS, openingOf } from '../content/opening-headings';
import { plainText } from '../text/text-runs';
import { isLineTitle } from './line-titles';
import type { PlannedCard } from './planned-card';

/** The most slides of a story. In a longer text, a repeated heading helps readers find their place. */
const MOST_STORY_SLIDES = 9;

type Heading = BlockOf<'heading'>;
export type HeadedCard = Omit<PlannedCard, 'repeats'> & Pick<Card, 'repeats'>;

/**
 * Cards that begin in the middle of a section repeat its heading, "(continued)" where its content has begun on an
 * earlier card, except on posts. Some titles are never repeated: a sentence that became the title, that of a story, which
 * says nothing about a single slide, and that of the cover above an introduction, which has a heading of its own (see
 * `headOpening`).
 */
export function repeatHeadings(cards: readonly PlannedCard[], format: Format): HeadedCard[] {
  let current: Heading | null = null;
  const begun = new WeakSet<Heading>();
  const isStory = format === 'presentation' && isShortStory(cards);
  const opening = openingCards(cards, format);
  let isOpened = false;
  return cards.map(({ repeats: given, ...card }, at): HeadedCard => {
    const isHeaded = beginsWithHeading(card.blocks) && !given;
    if (given === NOTES_HEADING) return { ...card, repeats: { heading: given, isContinued: false, own: 'notes' } };
    const heading: Heading | null = isHeaded || (isStory && !card.part) ? null : (given ?? current);
    // A post is read by itself, so its heading has no addition.
    const isContinued = format !== 'social' && heading !== null && begun.has(heading);
    if (given) begun.add(given);
    for (const block of card.blocks) {
      if (block.kind === 'heading') current = block;
      // A title and its subtitle, a section and its lead line, announce what is still to come.
      else if (current && !card.part) begun.add(current);
    }
    // The cover may have no heading of its own, such as the name on a logo.
    if (at < opening && !isHeaded && !card.part) {
      const isAgain = isOpened;
      isOpened = true;
      return { ...card, repeats: headOpening(card.blocks, isAgain) };
    }
    if (!heading || (!given && isLineTitle(heading))) return card;
    return { ...card, repeats: { heading, isContinued } };
  });
}

/**
 * The index after the last slide between the cover and the first section; 0 without sections, and for other formats. If
 * that section has the level of the title, the text below the title is a section of its own, not an introduction.
 */
function openingCards([title, ...others]: readonly PlannedCard[], format: Format): number {
  if (title?.part !== 'title' || format !== 'presentation') return 0;
  const first = others.findIndex(({ blocks, part }) => part || firstHeading(blocks));
  const name = firstHeading(title.blocks);
  const isSibling = name && !isLineTitle(name) && firstHeading(others[first]?.blocks ?? [])?.level === name.level;
  return isSibling ? 0 : first + 1;
}

function firstHeading(blocks: readonly Block[]): Heading | undefined {
  return blocks.find((block) => block.kind === 'heading');
}

/** The heading of an introduction: a neutral word, because the title is on the slide before it. */
function headOpening(blocks: readonly Block[], isContinued: boolean): Card['repeats'] {
  const own = openingOf(blocks);
  return { heading: OPENING_HEADINGS[own], isContinued, own };
}

/** Whether the cards are a title and a few slides with nothing but paragraphs. */
function isShortStory([title, ...others]: readonly PlannedCard[]): boolean {
  return (
    title?.part === 'title' &&
    others.length <= MOST_STORY_SLIDES &&
    others.every(({ blocks }) => blocks.every(isNarrative))
  );
}

/** Ignores a logo above the heading. */
function beginsWithHeading(blocks: readonly Block[]): boolean {
  return blocks.find(({ kind }) => kind !== 'image')?.kind === 'heading';
}

/** Whether a block is a paragraph of running text, not a transcript line with a time or an item without a list marker. */
export function isNarrative(block: Block): boolean {
  return block.kind === 'paragraph' && /^[\p{L}"'“”„«‘¿¡]/u.test(plainText(block.runs).trimStart());
}

import type { Block, BlockOf, Card } from '../blocks';
import { statesFacts } from '../layout/opening-headings';
import { readContent } from '../layout/read-content';
import { isArt } from '../text/block-text';
import { hasOwnNumber } from '../text/own-number';
import { plainText } from '../text/text-runs';
import { repeatsHeading } from '../webpage/webpage-source';
import type { OwnCard } from './document-pieces';

type Heading = BlockOf<'heading'>;
/** `number`: null if headings have their own numbers, or if there is only one section. */
export type Section = { heading: Heading; title: string; number: number | null };

/** The sections of a document without its opening, by the card that begins each. */
export function sectionsOf(cards: readonly OwnCard[]): Map<Card, Section> {
  // If the plan has sections, only the headings of their cards are in the side column; otherwise all headings are.
  const isPlanned = cards.some(({ part }) => part === 'section');
  const sections = cards.flatMap((card) => {
    const { heading } = readContent(card);
    if (!heading || (isPlanned && card.part !== 'section' && card.part !== 'title')) return [];
    return { card, heading, title: plainText(heading.runs) };
  });
  const isNumbered = sections.length > 1 && !sections.some(({ title }) => hasOwnNumber(title));
  return new Map(sections.map(({ card, ...own }, at) => [card, { ...own, number: isNumbered ? at + 1 : null }]));
}

type Opening = { title: Block[]; flow: Block[] };

/**
 * What goes into the title block, and the rest of the first card. A second card with the same heading belongs to it,
 * because the plan of a deck splits it from the title card.
 */
export function openDocument(
  first: OwnCard,
  rest: readonly OwnCard[],
): { opening: Opening; others: readonly OwnCard[] } {
  const { heading, body } = readContent(first);
  // Lines such as "Date: …" are no subtitle. They stay together below the title.
  const under = body.find((block) => block.kind === 'paragraph');
  const subtitle = first.part === 'title' && under && !statesFacts(under) ? under : undefined;
  const plate = body.find((block) => block.kind === 'image' && !isArt(block));
  const title = [plate, heading, subtitle].filter((block) => block !== undefined && block !== null);
  const flow = textOf(first, heading).filter((block) => !title.includes(block));
  const [second, ...others] = rest;
  if (!second || !repeatsHeading(first, second)) return { opening: { title, flow }, others: rest };
  return { opening: { title, flow: [...flow, ...textOf(second, readContent(second).heading)] }, others };
}

/** The blocks of a card below its heading. Art is left out, because a document has a frieze instead. */
export function textOf(card: OwnCard, heading: Heading | null): Block[] {
  const { kicker, body } = readContent(card);
  const blocks = kicker && card.blocks.includes(kicker) ? [kicker, ...body] : body;
  return blocks.filter((block) => block !== heading && !isArt(block));
}

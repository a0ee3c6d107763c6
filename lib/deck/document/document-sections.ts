import type { Block, BlockOf, Card } from '../blocks';
import { repeatsHeading } from '../content/page-cards';
import { readContent, wordsOf } from '../content/read-content';
import { aboveFigures } from '../content/read-visual';
import { measureRuns } from '../layout/measure/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measure/measured';
import { hasOwnNumber } from '../text/plain/looks-like-heading';
import { plainText } from '../text/text-runs';
import type { DocumentFrame } from './document-frame';
import type { OwnCard } from './document-pieces';

type Heading = BlockOf<'heading'>;
/**
 * `number`: null if headings have their own numbers, if there is only one section, or if the section has only its
 * heading, which then introduces the sections below it.
 */
export type Section = { heading: Heading; title: string; number: number | null };

/** The sections of a document without its opening, by the card that begins each. */
export function sectionsOf(cards: readonly OwnCard[]): Map<Card, Section> {
  // If the plan has sections, only the headings of their cards are in the side column; otherwise all headings are.
  const isPlanned = cards.some(({ part }) => part === 'section');
  const sections = cards.flatMap((card) => {
    const { heading } = readContent(card);
    if (!heading || card.repeats || card.labelOnly || (isPlanned && card.part !== 'section' && card.part !== 'title'))
      return [];
    const isBare = !isPlanned && textOf(card, heading).length === 0;
    return { card, heading, title: plainText(heading.runs), isBare };
  });
  const isNumbered = sections.length > 1 && !sections.some(({ title }) => hasOwnNumber(title));
  let number = 0;
  return new Map(
    sections.map(({ card, isBare, ...own }) => {
      if (!isBare) number += 1;
      return [card, { ...own, number: isNumbered && !isBare ? number : null }];
    }),
  );
}

/** A document with at least this many sections can have a table of contents. */
export const CONTENTS_FROM = 4;

type Opening = { title: Block[]; flow: Block[] };

/**
 * What goes into the title block, and the rest of the first card. A second card with the same heading belongs to it,
 * because the plan of a deck splits it from the title card, unless each card has a sheet.
 */
export function openDocument(
  first: OwnCard,
  rest: readonly OwnCard[],
  joins = true,
): { opening: Opening; others: readonly OwnCard[] } {
  const { heading, body } = readContent(first);
  // Lines such as "Date: …" are no subtitle. They stay together below the title.
  const under = body.find((block) => block.kind === 'paragraph');
  const subtitle = first.part === 'title' && under && !statesFacts(under) ? under : undefined;
  const plate = body.find((block) => block.kind === 'image');
  const title: Block[] = [plate, heading, subtitle].filter((block) => block !== undefined && block !== null);
  const flow = textOf(first, heading).filter((block) => !title.includes(block));
  const [second, ...others] = rest;
  if (!second || !joins || !repeatsHeading(first, second)) return { opening: { title, flow }, others: rest };
  return { opening: { title, flow: [...flow, ...textOf(second, readContent(second).heading)] }, others };
}

/** The blocks of a card below its heading. */
export function textOf(card: OwnCard, heading: Heading | null): Block[] {
  const { kicker, body } = readContent(card);
  const blocks = kicker && card.blocks.includes(kicker) ? [kicker, ...body] : body;
  return blocks.filter((block) => block !== heading);
}

/** Paragraphs of up to this many words state facts such as the date or the audience. With labels they may be longer. */
const FACT_WORDS = 12;
const MOST_FACTS = 3;
const LABELLED = { words: 60, most: 8 };
/** A longer paragraph is ordinary text. */
const LEAD_WORDS = 80;

/** `Place: Community room`. */
const FACT = /^\p{Lu}[^:.!?\n]{0,30}[:：]\s*\S/u;

/** Whether each line of a paragraph is a label with its value. */
function statesFacts({ runs }: BlockOf<'paragraph'>): boolean {
  return plainText(runs)
    .split('\n')
    .every((line) => FACT.test(line.trim()));
}

/** The short lines after the title, and the paragraph that introduces the text. */
export type Preface = { facts: BlockOf<'paragraph'>[]; lead: BlockOf<'paragraph'> | null };

export function prefaceOf(blocks: readonly Block[]): Preface {
  const facts: BlockOf<'paragraph'>[] = [];
  for (const block of aboveFigures(blocks)) {
    if (block.kind !== 'paragraph') break;
    const words = wordsOf(block);
    const isLabelled = statesFacts(block) && words <= LABELLED.words;
    if (words > FACT_WORDS && !isLabelled) return { facts, lead: words <= LEAD_WORDS ? block : null };
    if (facts.length === (isLabelled ? LABELLED.most : MOST_FACTS)) break;
    facts.push(block);
  }
  return { facts, lead: null };
}

export function measurePreface({ facts, lead }: Preface, { text }: DocumentFrame, measure: MeasureContext): Measured[] {
  const { muted } = measure.inks;
  const small = { role: 'caption', font: 'body', size: 9.5, leading: 1.4, colour: muted } as const;
  const large = { role: 'body', font: 'body', size: 13.5, leading: 1.5, spaceBefore: 14, after: 14 } as const;
  return [
    ...facts.map(({ runs }) => measureRuns(runs, text.width, { ...small, spaceBefore: 3, after: 8 }, measure)),
    ...(lead ? [measureRuns(lead.runs, text.width, large, measure)] : []),
  ];
}

import type { Block, BlockOf, Card } from '../blocks';
import { measureBlock } from '../layout/measure-block';
import type { MeasureContext } from '../layout/measured';
import { readContent } from '../layout/read-content';
import type { LayoutOptions } from '../layout-options';
import { hasOwnNumber } from '../text/own-number';
import { plainText } from '../text/text-runs';
import { pageWords } from '../webpage/page-words';
import { isArt, joinCards, repeatsHeading } from '../webpage/webpage-source';
import { type ContentsEntry, measureContents } from './contents-list';
import { DocumentFigures, partsOf } from './document-figures';
import { DocumentFlow, type DocumentItem } from './document-flow';
import type { DocumentFrame } from './document-frame';
import { type DocumentNote, partNotes } from './document-notes';
import { measurePreface, prefaceOf } from './document-preface';
import { measureSectionHead } from './section-head';
import { titleBlock } from './title-block';
import { titleFrieze } from './title-frieze';

/** A document with at least this many sections has a table of contents. */
const CONTENTS_FROM = 4;

type FlowCard = Card & { index: number };
type Heading = BlockOf<'heading'>;
type Section = { card: FlowCard; heading: Heading; entry: ContentsEntry };

/**
 * The content of a document in order: the title block, the contents, and the cards as sections and headings. Also its
 * footnotes, which go on the pages that have their marks.
 */
export function documentItems(
  cards: readonly Card[],
  frame: DocumentFrame,
  measure: MeasureContext,
  options: LayoutOptions,
): { items: DocumentItem[]; notes: DocumentNote[] } {
  const joined = partNotes(joinCards(cards.map((card, index) => ({ ...card, index }))));
  const [first, ...rest] = joined.cards;
  if (!first) return { items: [], notes: [] };
  const { opening, others } = openDocument(first, rest);
  const sections = sectionsOf(others);
  const bySection = new Map(sections.map((section, at) => [section.card, { ...section, number: at + 1 }]));
  const isNumbered = sections.length > 1 && !sections.some(({ entry }) => hasOwnNumber(entry.title));

  const flow = new DocumentFlow(first.index);
  const figures = new DocumentFigures(flow, frame, measure, options);
  const hasPlate = opening.title.some(({ kind }) => kind === 'image');
  const frieze = hasPlate ? null : titleFrieze(first, frame, measure, options);
  for (const measured of [...(frieze ? [frieze] : []), ...titleBlock(opening.title, frame, measure)])
    flow.add(measured);
  const preface = prefaceOf(opening.flow);
  for (const measured of measurePreface(preface, frame, measure)) flow.add(measured);
  if (sections.length >= CONTENTS_FROM)
    flow.add(
      measureContents(
        sections.map(({ entry }) => entry),
        pageWords(options.language ?? 'en').contents,
        frame,
        measure,
      ),
    );
  const inPreface = new Set<Block>([...preface.facts, ...(preface.lead ? [preface.lead] : [])]);
  for (const part of partsOf(opening.flow.filter((block) => !inPreface.has(block))))
    figures.addPart(part, { ...first, blocks: [] });

  for (const card of others) {
    const section = bySection.get(card);
    const heading = section?.heading ?? readContent(card).heading;
    if (section) {
      const number = isNumbered ? section.number : null;
      flow.addSection(measureSectionHead(section.heading.runs, number, frame, measure), card.index, section.entry);
    } else flow.begin(card.index);
    if (heading && !section) flow.add(measureBlock({ ...heading, level: 3 }, frame.text.width, measure));
    for (const part of partsOf(textOf(card, heading))) figures.addPart(part, card, heading);
  }
  return { items: flow.end(), notes: joined.notes };
}

/** If the plan has sections, only the headings of their cards are in the side column; otherwise all headings are. */
function sectionsOf(cards: readonly FlowCard[]): Section[] {
  const isPlanned = cards.some(({ part }) => part === 'section');
  return cards.flatMap((card) => {
    const { heading } = readContent(card);
    if (!heading || (isPlanned && card.part !== 'section' && card.part !== 'title')) return [];
    return { card, heading, entry: { title: plainText(heading.runs), page: null } };
  });
}

type Opening = { title: Block[]; flow: Block[] };

/**
 * What goes into the title block, and the rest of the first card. A second card with the same heading belongs to it,
 * because the plan of a deck splits it from the title card.
 */
function openDocument(first: FlowCard, rest: readonly FlowCard[]): { opening: Opening; others: readonly FlowCard[] } {
  const { heading, body } = readContent(first);
  const subtitle = first.part === 'title' ? body.find(({ kind }) => kind === 'paragraph') : undefined;
  const plate = body.find((block) => block.kind === 'image' && !isArt(block));
  const title = [plate, heading, subtitle].filter((block) => block !== undefined && block !== null);
  const flow = textOf(first, heading).filter((block) => !title.includes(block));
  const [second, ...others] = rest;
  if (!second || !repeatsHeading(first, second)) return { opening: { title, flow }, others: rest };
  return { opening: { title, flow: [...flow, ...textOf(second, readContent(second).heading)] }, others };
}

/** The blocks of a card below its heading. Art is left out, because a document has a frieze instead. */
function textOf(card: FlowCard, heading: Heading | null): Block[] {
  const { kicker, body } = readContent(card);
  const blocks = kicker && card.blocks.includes(kicker) ? [kicker, ...body] : body;
  return blocks.filter((block) => block !== heading && !isArt(block));
}

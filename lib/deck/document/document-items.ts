import type { Block, Card } from '../blocks';
import { type DocumentNote, partNotes } from '../content/footnotes';
import { joinCards } from '../content/page-cards';
import { readContent } from '../content/read-content';
import { grows } from '../deck';
import type { LayoutOptions } from '../layout/layout-options';
import { measureBlock } from '../layout/measure/measure-block';
import type { MeasureContext } from '../layout/measure/measured';
import { pageWords } from '../words/page-words';
import { type ContentsEntry, measureContents } from './contents-list';
import { DocumentFigures } from './document-figures';
import { DocumentFlow, type DocumentItem } from './document-flow';
import type { DocumentFrame } from './document-frame';
import { partsOf } from './document-pieces';
import { CONTENTS_FROM, measurePreface, openDocument, prefaceOf, sectionsOf, textOf } from './document-sections';
import { measureSectionHead } from './section-head';
import { titleBlock } from './title-block';

/**
 * The content of a document in order: the title block, the contents, and the cards as sections and headings. Also its
 * footnotes, which go on the pages that have their marks. In a document of sheets, cards are not joined, a card that
 * repeats a heading shows it small, and there is no list of contents.
 * @param isCompact whether the title and charts are smaller, to save a page
 */
export function documentItems(
  cards: readonly Card[],
  frame: DocumentFrame,
  measure: MeasureContext,
  options: LayoutOptions,
  isCompact = false,
): { items: DocumentItem[]; notes: DocumentNote[] } {
  const hasSheets = grows(options.dimensions);
  const own = cards.map((card, index) => ({ ...card, index }));
  const joined = partNotes(hasSheets ? own : joinCards(own), hasSheets);
  const [first, ...rest] = joined.cards;
  if (!first) return { items: [], notes: [] };
  const { opening, others } = openDocument(first, rest, !hasSheets);
  const sections = sectionsOf(others);
  const entries = new Map(
    Array.from(sections, ([card, { title, number }]): [Card, ContentsEntry] => [card, { title, number, page: null }]),
  );

  const flow = new DocumentFlow(first.index);
  const figures = new DocumentFigures(flow, frame, measure, options);
  for (const measured of titleBlock(opening.title, frame, measure, isCompact)) flow.add(measured);
  const preface = prefaceOf(opening.flow);
  for (const measured of measurePreface(preface, frame, measure)) flow.add(measured);
  if (!hasSheets && entries.size >= CONTENTS_FROM)
    flow.add(measureContents([...entries.values()], pageWords(options.language ?? 'en').contents, frame, measure));
  const inPreface = new Set<Block>([...preface.facts, ...(preface.lead ? [preface.lead] : [])]);
  for (const part of partsOf(opening.flow.filter((block) => !inPreface.has(block))))
    figures.addPart(part, { ...first, blocks: [] });

  for (const card of others) {
    if (hasSheets) flow.endSheet();
    const section = sections.get(card);
    const heading = section?.heading ?? readContent(card, options.language).heading;
    if (section) {
      const head = measureSectionHead(section.heading.runs, section.number, frame, measure);
      flow.addSection(head, card.index, entries.get(card)!);
    } else flow.begin(card.index);
    if (heading && !section) flow.addHeading(measureBlock({ ...heading, level: 3 }, frame.text.width, measure));
    for (const part of partsOf(textOf(card, heading))) figures.addPart(part, card, heading);
  }
  if (hasSheets) flow.endSheet();
  const items = flow.end();
  return { items: isCompact ? items.map(compacted) : items, notes: joined.notes };
}

function compacted(item: DocumentItem): DocumentItem {
  return item.compact ? { ...item, measured: item.compact } : item;
}

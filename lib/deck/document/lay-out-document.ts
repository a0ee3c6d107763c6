import { POSITIONS } from '../../contract/enums';
import { englishMessage } from '../../words/stored-messages';
import type { Block, Card, DeckWarning } from '../blocks';
import { type DocumentNote, partNotes } from '../content/footnotes';
import { joinCards } from '../content/page-cards';
import { readContent, titleOf } from '../content/read-content';
import { grows, nominalSize } from '../deck';
import { DECK_LIMITS } from '../deck-limits';
import type { LayoutOptions } from '../layout/layout-options';
import { measureBlock } from '../layout/measure/measure-block';
import type { MeasureContext, Measured } from '../layout/measure/measured';
import { drawStack, type Stack, stackHeight, stackMeasured } from '../layout/measure/stack';
import { notesWithCredits } from '../layout/place-credits';
import { measureBands } from '../layout/place-header-footer';
import { type ColumnNotes, type Stretch, splitStack } from '../layout/split-columns';
import type { PlacedCard } from '../placed';
import type { Points } from '../units';
import { pageWords } from '../words/page-words';
import { type ContentsEntry, measureContents } from './contents-list';
import { DocumentFigures } from './document-figures';
import { DocumentFlow, type DocumentItem } from './document-flow';
import { type DocumentFrame, documentFrame, documentMeasure } from './document-frame';
import { partsOf } from './document-pieces';
import { CONTENTS_FROM, measurePreface, openDocument, prefaceOf, sectionsOf, textOf } from './document-sections';
import { cutBeforeGroup, fillPages } from './fill-pages';
import { pageFurniture } from './page-furniture';
import { type PageNotes, placeNotes } from './page-notes';
import { measureSectionHead, sideHeadingSize, titleBlock } from './section-head';

/** Space above and below the text of a sheet, where another sheet follows. */
const BETWEEN_SHEETS: Points = 14;

type Page = { from: number; to: number; begun: DocumentItem[]; opens: DocumentItem | undefined };

/**
 * Lays out a document as one continuous flow. On paper, cards are headings rather than pages, and each page is a placed
 * card with a `pageNumber`. A fluid or pageless document is one continuous page: each card is a sheet as high as its
 * content, which the next one adjoins.
 */
export function layOutDocument(
  cards: readonly Card[],
  options: LayoutOptions,
): { cards: PlacedCard[]; warnings: DeckWarning[] } {
  const size = nominalSize(options.format, options.dimensions);
  const hasSheets = grows(options.dimensions);
  const measure = documentMeasure(options);
  const bandsOf = (page: number, total: number) =>
    measureBands(options, { index: page, total }, size, measure.scale, measure.inks);
  // The headers and footers of all pages have the same height; the first page may have none.
  const frame = documentFrame(size, bandsOf(1, 3), options.theme);
  const room = (hasSheets ? DECK_LIMITS.pageHeight : size.height) - frame.top - frame.bottom;
  // The composer sends a header without positions.
  const hasOwnBands = POSITIONS.some((name) => options.headerFooter?.[name]);
  const adjoins = hasSheets && !hasOwnBands;
  const make = (spacing: Spacing) => {
    const scale = { ...measure.scale, leading: measure.scale.leading * spacing.leading };
    const set = { ...measure, scale };
    const { items, notes } = documentItems(cards, { ...frame, room }, set, options, spacing.isCompact);
    return makePages(items, spacing, room, (stack) => placeNotes(notes, stack, room, frame, measure));
  };
  const { stack, footnotes, pages } = hasSheets ? make(SHEETS) : shortest(make, room);
  notePages(pages);

  const title = titleOf(cards[0]!, 0, options.language);
  const placed: PlacedCard[] = [];
  let section: string | null = null;
  for (const [at, { from, to, begun, opens }] of pages.entries()) {
    const last = placed.at(-1);
    // A page that starts with a new section shows it at the top; any other page shows the section that it continues.
    const headed: string | null = opens?.begins === 'section' ? opens.entry.title : section;
    for (const item of begun) if (item.begins === 'section') section = item.entry.title;
    const index = begun[0]?.card ?? last?.index ?? 0;
    const height = stackHeight(stack, from, to) + footnotes.heightBelow(from, to);
    const top = adjoins && at > 0 ? BETWEEN_SHEETS : frame.top;
    const bottom = adjoins && at < pages.length - 1 ? BETWEEN_SHEETS : frame.bottom;
    const needed = Math.ceil(top + height + bottom);
    const grown = { ...size, height: hasSheets ? needed : Math.max(size.height, needed) };
    const isTall = Math.ceil(height - room) > 0;
    const bands = bandsOf(hasSheets ? index : at, hasSheets ? cards.length : pages.length).draw(grown);
    placed.push({
      index,
      page: begun.length > 0 || !last ? 0 : last.page + 1,
      ...(hasSheets ? {} : { pageNumber: at + 1 }),
      ...grown,
      layout: 'flow',
      ground: 'ground',
      title: begun.length > 0 || !last ? titleOf(cards[index]!, index, options.language) : last.title,
      notes: notesOf(pages, at, cards),
      verdict: isTall ? { kind: 'overflowing', why: TALLER } : { kind: 'placed', why: null },
      elements: [
        ...bands.head,
        ...(hasOwnBands || hasSheets
          ? []
          : pageFurniture({ ...frame, page: grown }, { title, section: headed, page: at }, measure)),
        ...drawStack(stack, from, to, { ...frame.text, y: top }),
        ...footnotes.draw(from, to, grown.height - bottom),
        ...bands.foot,
      ],
    });
  }
  const tall = placed.filter(({ verdict }) => verdict.kind === 'overflowing');
  return { cards: placed, warnings: tall.map(({ index }) => ({ message: TALLER, card: index })) };
}

const TALLER = englishMessage('A row or image is taller than a page, so that page is taller.');

/**
 * Space between blocks and line height, as shares of the usual ones. `isCompact`: a smaller title and smaller charts.
 * `hasSheets`: each card begins a sheet, which is never full.
 */
type Spacing = { space: number; leading: number; isCompact?: true; hasSheets?: true };
const USUAL: Spacing = { space: 1, leading: 1 };
const SHEETS: Spacing = { ...USUAL, hasSheets: true };
/** Tried in order if one saves a page that is nearly empty. */
const TIGHT: readonly Spacing[] = [
  { space: 0.72, leading: 1 },
  { space: 0.58, leading: 1 },
  { space: 0.55, leading: 0.94 },
  { space: 0.55, leading: 0.94, isCompact: true },
];
/** A last page with less text than this share of a page is pulled back if the pages before it have space for that. */
const SHORT_PAGE = 0.4;
/** A document of up to this many pages has no list of contents. */
export const SHORT_DOCUMENT = 3;
/** The contents follow an opening of up to this share of a page. */
const SHORT_OPENING = 0.6;

type Made = { stack: Stack; footnotes: PageNotes; pages: Page[] };

/** The pages, with less space if few lines would be on the last page otherwise. */
function shortest(make: (spacing: Spacing) => Made, room: Points): Made {
  const usual = make(USUAL);
  if (usual.pages.length < 2 || lastHeight(usual) > room * SHORT_PAGE) return usual;
  for (const spacing of TIGHT) {
    const tight = make(spacing);
    if (tight.pages.length < usual.pages.length) return tight;
  }
  return usual;
}

function lastHeight({ stack, pages }: Made): Points {
  const last = pages.at(-1)!;
  return stackHeight(stack, last.from, last.to);
}

function makePages(
  flow: readonly DocumentItem[],
  { space, hasSheets }: Spacing,
  room: Points,
  notesOf: (stack: Stack) => PageNotes,
): Made {
  const stackOf = (items: readonly DocumentItem[]) => spacedStack(items, space);
  const split = (items: readonly DocumentItem[], stack: Stack, notes: ColumnNotes) =>
    splitStack(stack, () => room, {
      mostPieces: DECK_LIMITS.piecesOnPage,
      notes,
      earlierCut: cutBeforeGroup(items, stack, room),
      ...(hasSheets ? { mustBreakBefore: (at) => beginsCard(items, stack, at) } : {}),
    });
  // Looking for footnote marks draws the text, so it is done only for the given order and for the final one.
  const heights = noteHeights(stackOf(flow), notesOf);
  const layOut = (items: readonly DocumentItem[]) => {
    const stack = stackOf(items);
    const notes = heights(stack);
    return { stack, notes, stretches: split(items, stack, notes) };
  };
  const filled = hasSheets ? flow : fillPages(flow, { room, stackOf, layOut });
  const footnotes = notesOf(stackOf(filled));
  const lastCard = filled.at(-1)?.card ?? 0;
  const items = [...filled, ...footnotes.left.map((measured): DocumentItem => ({ measured, card: lastCard }))];
  const stack = stackOf(items);
  return { stack, footnotes, pages: pagesOf(items, stack, split(items, stack, footnotes)) };
}

/** Whether a slice is the first of its card. */
function beginsCard(items: readonly DocumentItem[], { slices }: Stack, at: number): boolean {
  const { block, at: own } = slices[at]!;
  return own === 0 && block > 0 && items[block]!.card !== items[block - 1]!.card;
}

/** The stack of items, with less space between them if `ofSpace` or the items themselves say so. */
function spacedStack(items: readonly DocumentItem[], ofSpace: number): Stack {
  const stack = stackMeasured(items.map(({ measured }) => measured));
  const shareOf = (block: number) => Math.min(ofSpace, items[block]!.space ?? 1);
  const slices = stack.slices.map((each) =>
    each.at > 0 ? each : { ...each, space: each.space * shareOf(each.block) },
  );
  return { ...stack, slices };
}

/** The heights of the footnotes by slice, for any order of the blocks. */
function noteHeights(stack: Stack, notesOf: (stack: Stack) => PageNotes): (other: Stack) => ColumnNotes {
  const { rule, heightOf } = notesOf(stack);
  const known = new Map<Measured, Points[]>();
  for (const [at, { block }] of stack.slices.entries()) {
    const measured = stack.blocks[block]!;
    const heights = known.get(measured) ?? [];
    heights.push(heightOf(at));
    known.set(measured, heights);
  }
  return ({ blocks, slices }) => ({
    rule,
    heightOf: (at) => known.get(blocks[slices[at]!.block]!)?.[slices[at]!.at] ?? 0,
  });
}

/** The pages. There is at least one, even for a document without content. */
function pagesOf(items: readonly DocumentItem[], stack: Stack, stretches: readonly Stretch[]): Page[] {
  return (stretches.length > 0 ? stretches : [{ from: 0, to: 0 }]).map(({ from, to }) => {
    const first = stack.slices[from];
    const begun = stack.slices.slice(from, to).flatMap(({ at, block }) => (at === 0 ? items[block]! : []));
    return { from, to, begun: begun.filter(({ begins }) => begins), opens: first && items[first.block] };
  });
}

/** Writes the page of each section into the contents, which are drawn afterwards. */
function notePages(pages: readonly Page[]): void {
  for (const [at, { begun }] of pages.entries())
    for (const item of begun) if (item.begins === 'section') item.entry.page = at + 1;
}

/** The notes of the cards from the first that begins on the page up to the first of the next page. */
function notesOf(pages: readonly Page[], at: number, cards: readonly Card[]): string | null {
  const from = pages[at]!.begun[0]?.card;
  if (from === undefined) return null;
  const next = pages.slice(at + 1).find(({ begun }) => begun.length > 0)?.begun[0];
  const notes = cards
    .slice(from, next ? Math.max(next.card, from + 1) : undefined)
    .flatMap((card) => notesWithCredits(card) ?? []);
  return notes.length > 0 ? notes.join('\n\n') : null;
}

/**
 * The content of a document in order: the title block, the contents, and the cards as sections and headings. Also its
 * footnotes, which go on the pages that have their marks. In a document of sheets, cards are not joined, no heading is
 * repeated, and there is no list of contents.
 * @param isCompact whether the title and charts are smaller, to save a page
 */
function documentItems(
  cards: readonly Card[],
  frame: DocumentFrame & { room: Points },
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

  const heading = sideHeadingSize(
    Array.from(sections.values(), (section) => section.heading.runs),
    frame,
    measure,
  );
  const headed = { ...measure, scale: { ...measure.scale, heading } };
  const flow = new DocumentFlow(first.index);
  const figures = new DocumentFigures(flow, frame, measure, options);
  for (const measured of titleBlock(opening.title, frame, measure, isCompact)) flow.add(measured);
  const preface = prefaceOf(opening.flow);
  for (const measured of measurePreface(preface, frame, measure)) flow.add(measured);
  let contentsAt = flow.items.length;
  const inPreface = new Set<Block>([...preface.facts, ...(preface.lead ? [preface.lead] : [])]);
  for (const part of partsOf(opening.flow.filter((block) => !inPreface.has(block))))
    figures.addPart(part, { ...first, blocks: [] });
  const heightOf = (items: readonly DocumentItem[]) => stackMeasured(items.map(({ measured }) => measured)).height;
  // A long introduction follows the contents.
  if (heightOf(flow.items) < frame.room * SHORT_OPENING) contentsAt = flow.items.length;

  for (const card of others) {
    if (hasSheets) flow.endSheet();
    const section = sections.get(card);
    const heading =
      section?.heading ?? (card.repeats && !card.repeats.own ? null : readContent(card, options.language).heading);
    if (section) {
      const head = measureSectionHead(section.heading.runs, section.number, frame, headed);
      flow.addSection(head, card.index, entries.get(card)!);
    } else flow.begin(card.index);
    if (heading && !section) flow.addHeading(measureBlock({ ...heading, level: 3 }, frame.text.width, measure));
    for (const part of partsOf(textOf(card, heading))) figures.addPart(part, card, heading);
  }
  if (hasSheets) flow.endSheet();
  const items = flow.end();
  if (!hasSheets && entries.size >= CONTENTS_FROM && heightOf(items) > frame.room * SHORT_DOCUMENT) {
    const { contents } = pageWords(options.language ?? 'en');
    const measured = measureContents([...entries.values()], contents, frame, measure);
    items.splice(contentsAt, 0, { measured, card: first.index });
  }
  return {
    items: isCompact ? items.map((item) => (item.compact ? { ...item, measured: item.compact } : item)) : items,
    notes: joined.notes,
  };
}

import { englishMessage, verbatim } from '../words/stored-messages';
import type { Block, BlockOf, Card, DeckWarning } from './blocks';
import { isFootnote, marksOfBlock } from './content/footnotes';
import { readContent, titleOf } from './content/read-content';
import { isPaged } from './deck';
import { checkPieces, DECK_LIMITS, piecesOf } from './deck-limits';
import { layOutDocument } from './document/lay-out-document';
import { type CardPlace, chooseLayouts } from './layout/choose-layout';
import { type CardToFit, fitCard } from './layout/fit-card';
import type { LayoutOptions } from './layout/layout-options';
import { notesWithCredits, placeCredits } from './layout/place-credits';
import { footnotesHeight, NARROW, placeFootnotes, WIDE } from './layout/place-footnotes';
import type { Bands } from './layout/place-header-footer';
import { placePages } from './layout/place-pages';
import type { NotesSpace } from './layout/placement';
import { type LaidOut, optionsKey, recallLayout, sharedTypes } from './layout/recall-layout';
import type { FitVerdict, PlacedCard, PlacedElement, PlacedText } from './placed';
import { cardRoom } from './plan/card-room';
import { fillCards } from './plan/fill-cards';
import { MOST_AT_FOOT } from './plan/part-footnotes';
import { blocksOf, sectionTree } from './plan/planned-card';
import { repeatHeadings } from './plan/repeat-headings';
import { skeletonOf } from './skeletons/all-skeletons';
import { deckWishes } from './wishes/deck-wishes';
import { unmetInDocument, unmetLayouts } from './wishes/unmet-layouts';

/**
 * Lays out a whole deck. Preview, viewer, PPTX and PDF all draw from this one measured layout. Pure. Never cuts off or
 * drops text: content that doesn't fit makes its card grow and is listed in the warnings.
 * @throws DeckTooLarge
 */
export function layOutDeck(cards: Card[], asked: LayoutOptions): { cards: PlacedCard[]; warnings: DeckWarning[] } {
  checkPieces(cards);
  const options = withoutRefused(asked);
  const warnings: DeckWarning[] = headerWarnings(options);
  if (options.format === 'document') {
    const document = layOutDocument(cards, options);
    const unmet = unmetInDocument(options.additionalInstructions, document.cards);
    // The pages of a paged document belong to several cards.
    const own = isPaged(options.dimensions) ? [] : document.cards;
    const tables = cards.flatMap((card, at) => tableWarnings(card, at, own));
    return { cards: document.cards, warnings: [...warnings, ...document.warnings, ...tables, ...unmet] };
  }
  const placed: PlacedCard[] = [];
  const all = layOutWithFootnotes(cards, options);
  for (const [index, card] of cards.entries()) {
    const { pages } = all[index]!;
    placed.push(...pages);
    warnings.push(...lengthWarnings(index, pages));
    const overflowing = pages.find(({ verdict }) => verdict.kind === 'overflowing');
    if (overflowing) warnings.push(overflowWarning(card, index, overflowing.verdict));
    warnings.push(...tableWarnings(card, index, pages));
  }
  return {
    cards: placeCredits(placed, cards, options),
    warnings: [...warnings, ...unmetLayouts(options.additionalInstructions, all)],
  };
}

/** Removes the icons if the instructions refuse them. */
function withoutRefused(asked: LayoutOptions): LayoutOptions {
  return deckWishes(asked.additionalInstructions).rules.has('no-icons') ? { ...asked, icons: null } : asked;
}

/** How often footnotes that found no space are dealt again. After that, all of them stay text. */
const MOST_ROUNDS = 3;

function layOutWithFootnotes(cards: Card[], options: LayoutOptions): LaidOut[] {
  const full = new Set<number>();
  for (let round = 1; ; round += 1) {
    const dealt = dealFootnotes(cards, full);
    const laidOut = layOutCards(dealt, options, null);
    const types = sharedTypes(laidOut);
    const all = types ? layOutCards(dealt, options, types) : laidOut;
    if (!all.some(({ lacksSpace }) => lacksSpace)) return all;
    for (const [at, { lacksSpace }] of all.entries()) if (lacksSpace || round === MOST_ROUNDS) full.add(at);
  }
}

function layOutCards(cards: readonly FootedCard[], options: LayoutOptions, types: readonly number[] | null): LaidOut[] {
  const key = optionsKey(options);
  return cards.map((card, index) => {
    const place: CardPlace = { index, total: cards.length };
    const type = isNotesCard(card) ? 1 : (types?.[index] ?? 0);
    return recallLayout(card, place, type, key, () => layOutWhole(card, place, options, type));
  });
}

/**
 * The card, on several pages if it is overfull, with its footnotes at the foot: where there is space, where space can
 * be made, beside a picture, or in place of a footer.
 */
function layOutWhole(card: FootedCard, place: CardPlace, options: LayoutOptions, least: number): LaidOut {
  const plain = layOutPages(card, place, options, least);
  const { footnotes = [] } = card;
  const isOver = plain.pages.some(({ verdict }) => verdict.kind === 'overflowing');
  const split = isOver ? layOutParts(card, place, options, least) : null;
  if (split) return footnotes.length > 0 ? { ...split, lacksSpace: true } : split;
  const [page] = plain.pages;
  if (footnotes.length === 0 || !page) return plain;
  const height = footnotesHeight(footnotes, page.width, options);
  const isFull = page.verdict.kind === 'overflowing';
  const placeIn = ({ pages: [tried, ...others], ...rest }: LaidOut, shares: readonly number[]): LaidOut | null => {
    if (!tried || others.length > 0 || (tried.verdict.kind === 'overflowing' && !isFull)) return null;
    const placed = placeFootnotes(tried, footnotes, options, shares);
    return placed && { ...rest, pages: [placed] };
  };
  const simple = placeIn(plain, WIDE);
  if (simple) return simple;
  const spaced = layOutPages(card, place, options, least, { height, asBand: false });
  const found = placeIn(spaced, WIDE) ?? placeIn(plain, NARROW) ?? placeIn(spaced, NARROW);
  if (found) return found;
  const banded = layOutPages(card, place, options, least, { height, asBand: true });
  return placeIn(banded, [...WIDE, ...NARROW]) ?? { ...plain, lacksSpace: true };
}

function layOutPages(card: Card, place: CardPlace, options: LayoutOptions, least: number, notes?: NotesSpace): LaidOut {
  const { index, total } = place;
  const content = readContent(card, options.language);
  const layouts = chooseLayouts(content, place, options);
  const skeleton = skeletonOf(options);
  const toFit: CardToFit = { content, index, total, options, skeleton, ...(notes && { notes }) };
  const base = { index, title: titleOf(card, index, options.language), notes: notesWithCredits(card) };
  const placeOnPages = (): LaidOut => ({
    pages: placePages(toFit).map(({ size, bands, overflows, draw }, page) => ({
      ...base,
      ...size,
      page,
      layout: 'flow',
      ground: 'ground',
      verdict: overflows ? TALLER : { kind: 'placed', why: null },
      elements: drawAll(bands.draw(size), markRepeated(card, draw())),
    })),
    layout: 'flow',
    type: 0,
  });
  if (piecesOf(card) > DECK_LIMITS.piecesOnPage) return placeOnPages();
  const { layout, type, size, verdict, bands, draw } = fitCard(toFit, layouts, least);
  if (size.height > DECK_LIMITS.pageHeight) return placeOnPages();
  const page: PlacedCard = {
    ...base,
    page: 0,
    ...size,
    layout,
    ground: skeleton.groundOf(layout, index),
    verdict,
    elements: drawAll(bands.draw(size), markRepeated(card, draw())),
  };
  return { pages: [page], layout, type };
}

/** The shares of a page's usual content to try, largest first, and the most pages that a card continues on. */
const PARTS = { shares: [1, 0.7, 0.45], most: 12 };

/**
 * Splits an overfull card between its units onto pages of the same size, each with its heading. Null if it can't be
 * split or would take too many pages: then the card grows.
 */
function layOutParts(card: Card, place: CardPlace, options: LayoutOptions, least: number): LaidOut | null {
  const room = cardRoom({ ...options, textMode: 'preserve' });
  // A table without rows has no parts.
  if (card.blocks.some((block) => block.kind === 'table' && block.rows.length === 0)) return null;
  const { preface, sections } = sectionTree(card.blocks);
  let found: LaidOut | null = null;
  for (const share of PARTS.shares) {
    const less = { ...room, usual: room.usual * share, most: room.most * share, whole: room.whole * share };
    const parts = [preface, ...sections.map(blocksOf)].flatMap((blocks) => fillCards(blocks, less));
    if (parts.length < 2 || parts.length > PARTS.most) continue;
    const heading = card.repeats?.heading;
    const planned = parts.map((blocks, at) => ({ blocks, ...(at === 0 && heading && { repeats: heading }) }));
    const laidOut = repeatHeadings(planned, options.format).map((part) =>
      layOutPages({ ...card, ...part }, place, options, least),
    );
    const pages = laidOut.flatMap((each) => each.pages).map((page, number) => ({ ...page, page: number }));
    found = { ...laidOut[0]!, pages };
    if (pages.every(({ verdict }) => verdict.kind !== 'overflowing')) break;
  }
  return found;
}

const TALLER: FitVerdict = { kind: 'overflowing', why: englishMessage('This card is taller than the others.') };

/** Marks the card's heading if it repeats an earlier one, and the number or name of its section. */
function markRepeated(card: Card, elements: PlacedElement[]): PlacedElement[] {
  if (!card.band && !card.repeats) return elements;
  const { band } = card;
  const title = card.repeats
    ? elements.findIndex((element) => element.kind === 'text' && element.role === 'title')
    : -1;
  const named = band ? elements.findIndex((element) => element.kind === 'text' && hasOnlyText(element, band)) : -1;
  return elements.map((element, at) =>
    (at === title || at === named) && element.kind === 'text' ? { ...element, repeated: true } : element,
  );
}

/** Whether an element only says these words. A theme may set them in capitals and add no-break spaces to dates. */
function hasOnlyText({ paragraphs }: PlacedText, words: string): boolean {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();
  return (
    paragraphs.length > 0 &&
    paragraphs.every(({ runs }) => plain(runs.map(({ text }) => text).join('')) === plain(words))
  );
}

/** Header, content and footer in reading order. */
function drawAll({ head, foot }: ReturnType<Bands['draw']>, content: PlacedElement[]): PlacedElement[] {
  return [...head, ...content, ...foot];
}

function lengthWarnings(card: number, { length }: readonly PlacedCard[]): DeckWarning[] {
  if (length < 2) return [];
  return [
    {
      message: englishMessage('Card {number} is very long and takes {count} pages.', {
        number: card + 1,
        count: length,
      }),
      card,
    },
  ];
}

function overflowWarning(card: Card, index: number, { why }: FitVerdict): DeckWarning {
  const first = card.blocks[0];
  const last = card.blocks.at(-1);
  return {
    message:
      why === null
        ? englishMessage('Card {number} has too much content.', { number: index + 1 })
        : englishMessage('Card {number} has too much content. {why}', { number: index + 1, why: verbatim(why) }),
    card: index,
    ...(first && last ? { lines: { from: first.lines.from, to: last.lines.to } } : {}),
  };
}

/** If columns are narrower than this on average, in points, they hold little more than a word per line. */
const NARROW_COLUMN = 64;
const MANY_COLUMNS = 8;

function tableWarnings(card: Card, index: number, all: readonly PlacedCard[]): DeckWarning[] {
  const pages = all.filter((page) => page.index === index);
  const tables = pages.flatMap(({ elements }) => elements.filter((element) => element.kind === 'table'));
  const wide = tables.find(
    ({ columns, box }) => columns.length >= MANY_COLUMNS && box.width / columns.length < NARROW_COLUMN,
  );
  if (!wide) return [];
  const block = card.blocks.find(({ kind }) => kind === 'table');
  return [
    {
      message: englishMessage('The table on card {number} has {columns} columns, too many to read.', {
        number: index + 1,
        columns: wide.columns.length,
      }),
      card: index,
      ...(block ? { lines: block.lines } : {}),
    },
  ];
}

function headerWarnings({ headerFooter, theme, format }: LayoutOptions): DeckWarning[] {
  if (!headerFooter || format === 'webpage' || theme.logo) return [];
  const positions = Object.values(headerFooter).filter((each) => typeof each === 'object');
  return positions.some((position) => position.type === 'image' && position.source === 'themeLogo')
    ? [{ message: englishMessage('The theme {name} has no logo, so none is shown.', theme) }]
    : [];
}

type Footnote = BlockOf<'paragraph'>;

/** A card without the footnotes that are drawn at its foot or at that of another card. */
type FootedCard = Card & { footnotes?: readonly Footnote[] };

/**
 * Deals the Markdown footnotes of a deck to the cards that have their first marks. If a card has more than
 * `MOST_AT_FOOT`, or has no space for them, they go to the foot of the card they are written on, and if that has no
 * space either, they stay text. A card with nothing but footnotes keeps them.
 * @param full the indexes of the cards without space
 */
function dealFootnotes(cards: readonly Card[], full: ReadonlySet<number>): readonly FootedCard[] {
  if (!cards.some(({ blocks }) => blocks.some(isFootnote))) return cards;
  const firstMark = new Map<string, number>();
  for (const [at, { blocks }] of cards.entries())
    for (const block of blocks)
      if (!isFootnote(block))
        for (const label of marksOfBlock(block)) if (!firstMark.has(label)) firstMark.set(label, at);
  const marked = cards.map((): Footnote[] => []);
  const home = new Map<Block, number>();
  for (const [at, card] of cards.entries())
    for (const block of isNotesCard(card) ? [] : card.blocks)
      if (isFootnote(block)) {
        home.set(block, at);
        marked[firstMark.get(block.note) ?? at]!.push(block);
      }
  const feet = cards.map((): Footnote[] => []);
  for (const [at, notes] of marked.entries()) {
    const hasSpace = notes.length <= MOST_AT_FOOT && !full.has(at);
    for (const note of notes) feet[hasSpace ? at : home.get(note)!]!.push(note);
  }
  const dealt = new Set(feet.flatMap((notes, at) => (full.has(at) ? [] : notes)));
  return cards.map((card, at) => {
    const blocks = card.blocks.filter((block) => !dealt.has(block as Footnote));
    const footnotes = full.has(at) ? [] : feet[at]!;
    return blocks.length === card.blocks.length && footnotes.length === 0 ? card : footed(card, blocks, footnotes);
  });
}

/** Whether a card has nothing but footnotes, maybe under headings. */
function isNotesCard({ blocks }: Card): boolean {
  return blocks.some(isFootnote) && blocks.every((block) => block.kind === 'heading' || isFootnote(block));
}

const known = new WeakMap<Card, FootedCard>();

/** The same object for the same card, so that its layout is cached. */
function footed(card: Card, blocks: Block[], footnotes: readonly Footnote[]): FootedCard {
  const before = known.get(card);
  if (before && isSame(before.blocks, blocks) && isSame(before.footnotes ?? [], footnotes)) return before;
  const made = { ...card, blocks, footnotes };
  known.set(card, made);
  return made;
}

function isSame(one: readonly Block[], other: readonly Block[]): boolean {
  return one.length === other.length && one.every((block, at) => block === other[at]);
}

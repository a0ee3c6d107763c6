import { POSITIONS } from '../../contract/enums';
import { englishMessage } from '../../words/stored-messages';
import type { Card, DeckWarning } from '../blocks';
import { nominalSize } from '../deck';
import { DECK_LIMITS } from '../deck-limits';
import { notesWithCredits } from '../layout/credit-runs';
import { measureBands } from '../layout/place-header-footer';
import { titleOf } from '../layout/read-content';
import { splitStack } from '../layout/split-columns';
import { drawStack, type Stack, stackHeight, stackMeasured } from '../layout/stack';
import type { LayoutOptions } from '../layout-options';
import type { PlacedCard } from '../placed';
import type { Points } from '../units';
import type { DocumentItem } from './document-flow';
import { documentFrame, documentMeasure } from './document-frame';
import { documentItems } from './document-items';
import { type PageNotes, placeNotes } from './page-notes';
import { runningHead } from './running-head';

type Page = { from: number; to: number; begun: DocumentItem[]; opens: DocumentItem | undefined };

/**
 * Lays out a paged document as one continuous flow, in which cards are headings rather than pages. Each page is a
 * placed card with a `pageNumber`.
 */
export function layOutDocument(
  cards: readonly Card[],
  options: LayoutOptions,
): { cards: PlacedCard[]; warnings: DeckWarning[] } {
  const size = nominalSize(options.format, options.dimensions);
  const measure = documentMeasure(options);
  const bandsOf = (page: number, total: number) =>
    measureBands(options, { index: page, total }, size, measure.scale, measure.inks);
  // The headers and footers of all pages have the same height; the first page may have none.
  const frame = documentFrame(size, bandsOf(1, 3));
  const room: Points = size.height - frame.top - frame.bottom;
  const { items: flow, notes } = documentItems(cards, frame, measure, options);
  const footnotes = placeNotes(notes, stackOf(flow), room, frame, measure);
  const lastCard = flow.at(-1)?.card ?? 0;
  const items = [...flow, ...footnotes.left.map((measured): DocumentItem => ({ measured, card: lastCard }))];
  const stack = stackOf(items);
  const pages = pagesOf(items, stack, room, footnotes);
  notePages(pages);

  const title = titleOf(cards[0]!, 0, options.language);
  // The composer sends a header without positions.
  const hasOwnBands = POSITIONS.some((name) => options.headerFooter?.[name]);
  const placed: PlacedCard[] = [];
  let section: string | null = null;
  for (const [at, { from, to, begun, opens }] of pages.entries()) {
    const last = placed.at(-1);
    // A page that starts with a new section shows it at the top; any other page shows the section that it continues.
    const headed: string | null = opens?.begins === 'section' ? opens.entry.title : section;
    for (const item of begun) if (item.begins === 'section') section = item.entry.title;
    const index = begun[0]?.card ?? last?.index ?? 0;
    const height = stackHeight(stack, from, to) + footnotes.heightBelow(from, to);
    const over: Points = Math.max(0, Math.ceil(height - room));
    const grown = { ...size, height: size.height + over };
    const bands = bandsOf(at, pages.length).draw(grown);
    placed.push({
      index,
      page: begun.length > 0 || !last ? 0 : last.page + 1,
      pageNumber: at + 1,
      ...grown,
      layout: 'flow',
      ground: 'ground',
      title: begun.length > 0 || !last ? titleOf(cards[index]!, index, options.language) : last.title,
      notes: notesOf(pages, at, cards),
      verdict: over > 0 ? { kind: 'overflowing', why: TALLER } : { kind: 'placed', why: null },
      elements: [
        ...bands.head,
        ...(hasOwnBands ? [] : runningHead(frame, { title, section: headed, page: at }, measure)),
        ...drawStack(stack, from, to, { ...frame.text, y: frame.top }),
        ...footnotes.draw(from, to, grown.height - frame.bottom),
        ...bands.foot,
      ],
    });
  }
  const tall = placed.filter(({ verdict }) => verdict.kind === 'overflowing');
  return { cards: placed, warnings: tall.map(({ index }) => ({ message: TALLER, card: index })) };
}

const TALLER = englishMessage('A row or picture is taller than a page, so that page is taller.');

function stackOf(items: readonly DocumentItem[]): Stack {
  return stackMeasured(items.map(({ measured }) => measured));
}

/** The pages. There is at least one, even for a document without content. */
function pagesOf(items: readonly DocumentItem[], stack: Stack, room: Points, notes: PageNotes): Page[] {
  const slices = splitStack(stack, () => room, { mostPieces: DECK_LIMITS.piecesOnPage, notes });
  return (slices.length > 0 ? slices : [{ from: 0, to: 0 }]).map(({ from, to }) => {
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

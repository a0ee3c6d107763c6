import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard, PlacedImage } from '@/lib/deck/placed';
import type { Pictured } from '../exports/pictures-of';

/** What a card's placeholder needs before the card itself is loaded. */
export type CardSheet = Pick<PlacedCard, 'index' | 'page' | 'pageNumber' | 'width' | 'height' | 'title' | 'ground'>;

/** The pictures of one card. */
export type CardImages = { index: number; elements: PlacedImage[] };

/** A stored deck split into cards, so that responses with some of its cards need not parse and serialize all of it. */
export type SlicedDeck = {
  head: Omit<Deck, 'cards' | 'blocks'>;
  sheets: CardSheet[];
  /** Each card as JSON. */
  cards: string[];
  images: CardImages[];
  /** The pictures of the page that is made of its blocks; null without one. */
  page: { cards: Pictured[] } | null;
  /** UTF-16 units of all cards. */
  length: number;
};

/** @param json a `Deck` */
export function sliceDeck(json: string): SlicedDeck {
  const { cards, blocks, ...head } = JSON.parse(json) as Deck;
  return {
    head,
    sheets: cards.map(({ index, page, pageNumber, width, height, title, ground }) => ({
      index,
      page,
      ...(pageNumber === undefined ? {} : { pageNumber }),
      width,
      height,
      title,
      ground,
    })),
    cards: cards.map((card) => JSON.stringify(card)),
    images: cards.flatMap(({ index, elements }) => {
      const own = elements.filter((element) => element.kind === 'image');
      return own.length > 0 ? [{ index, elements: own }] : [];
    }),
    page:
      blocks && head.format === 'webpage'
        ? { cards: blocks.map((card) => ({ elements: card.blocks.filter(({ kind }) => kind === 'image') })) }
        : null,
    length: json.length,
  };
}

/** UTF-16 units of cards in one response, unless a single card is longer. */
const SLICE_LENGTH = 600_000;
/**
 * The same for cards in the deck's page: each takes three times its length, written as HTML and once more for the
 * browser.
 */
const PAGE_LENGTH = 200_000;

/** The end index of the slice that begins at `from`: at least one card, if there is one. */
export function endOfSlice(deck: Pick<SlicedDeck, 'cards'>, from: number): number {
  return Math.min(deck.cards.length, Math.max(from + 1, endWithin(deck, from, SLICE_LENGTH)));
}

/** How many cards the deck's page contains; the others are loaded in slices. None if the first is too large. */
export function cardsOnPage(deck: Pick<SlicedDeck, 'cards'>): number {
  return endWithin(deck, 0, PAGE_LENGTH);
}

function endWithin({ cards }: Pick<SlicedDeck, 'cards'>, from: number, most: number): number {
  let to = from;
  let length = 0;
  while (to < cards.length && length + cards[to]!.length <= most) {
    length += cards[to]!.length;
    to += 1;
  }
  return to;
}

/** @throws Error for missing cards */
export function cardsOfSlice({ cards }: Pick<SlicedDeck, 'cards'>, from: number, to: number): PlacedCard[] {
  return cards.slice(from, to).map((card) => JSON.parse(card) as PlacedCard);
}

/** The slice from `from` as JSON, assembled without parsing; `next` is null after the last card. */
export function sliceJson(deck: Pick<SlicedDeck, 'cards'>, from: number): string {
  const to = endOfSlice(deck, from);
  return `{"from":${from},"next":${to < deck.cards.length ? to : null},"cards":[${deck.cards.slice(from, to).join(',')}]}`;
}

import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard, PlacedImage } from '@/lib/deck/placed';

/** What a place for a card needs to know before the card itself is there. */
export type CardSheet = Pick<PlacedCard, 'index' | 'page' | 'width' | 'height' | 'title' | 'ground'>;

/** The pictures of one card. */
export type CardImages = { index: number; elements: PlacedImage[] };

/** A stored deck taken apart, so that answers with some of its cards need not parse and write the whole. */
export type SlicedDeck = {
  head: Omit<Deck, 'cards'>;
  sheets: CardSheet[];
  /** Each card as JSON. */
  cards: string[];
  images: CardImages[];
  /** UTF-16 units of all cards. */
  length: number;
};

/** @param json a `Deck` */
export function sliceDeck(json: string): SlicedDeck {
  const { cards, ...head } = JSON.parse(json) as Deck;
  return {
    head,
    sheets: cards.map(({ index, page, width, height, title, ground }) => ({
      index,
      page,
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
    length: json.length,
  };
}

/** UTF-16 units of cards in one answer, unless a single card has more. */
const SLICE_LENGTH = 600_000;
/** Of cards that are part of the deck's page: written as HTML, and once more for the browser, each takes three times it. */
const PAGE_LENGTH = 300_000;

/** The place behind the last card of the slice that begins at `from`: one card at least, where there is one. */
export function endOfSlice(deck: Pick<SlicedDeck, 'cards'>, from: number): number {
  return Math.min(deck.cards.length, Math.max(from + 1, endWithin(deck, from, SLICE_LENGTH)));
}

/** How many cards are part of the deck's page; the others are loaded in slices. None where the first is too large. */
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

/** @throws Error for cards that are not there */
export function cardsOfSlice({ cards }: Pick<SlicedDeck, 'cards'>, from: number, to: number): PlacedCard[] {
  return cards.slice(from, to).map((card) => JSON.parse(card) as PlacedCard);
}

/** The slice from `from` as JSON, put together without being parsed; `next` is null behind the last card. */
export function sliceJson(deck: Pick<SlicedDeck, 'cards'>, from: number): string {
  const to = endOfSlice(deck, from);
  return `{"from":${from},"next":${to < deck.cards.length ? to : null},"cards":[${deck.cards.slice(from, to).join(',')}]}`;
}

import type { Deck } from '@/lib/deck/deck';
import type { PlacedCard, PlacedImage } from '@/lib/deck/placed';
import type { Pictured } from '../images/keep-picture';
import { readDeck } from '../store/stored-theme';

/** The data for a card's placeholder, before the card itself is loaded. */
export type CardSheet = Pick<PlacedCard, 'index' | 'page' | 'pageNumber' | 'width' | 'height' | 'title' | 'ground'>;

export type CardImages = { index: number; elements: PlacedImage[] };

/** A stored deck split into cards, so that a response with some of them does not parse and serialize the whole deck. */
export type SlicedDeck = {
  head: Omit<Deck, 'cards' | 'blocks'>;
  sheets: CardSheet[];
  /** Each card as JSON. */
  cards: string[];
  images: CardImages[];
  /** The pictures of the webpage that is made from the deck's blocks. Null if it is not a webpage. */
  page: { cards: Pictured[] } | null;
  /** Length of the deck's JSON in UTF-16 units. */
  length: number;
};

/** @param json a `Deck` */
export function sliceDeck(json: string): SlicedDeck {
  const { cards, blocks, ...head } = readDeck(json);
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

/** Maximum length of the cards in one response, in UTF-16 units. A single longer card is sent alone. */
const SLICE_LENGTH = 600_000;
/**
 * The same for the cards in the page itself. It is lower because a card there takes three times its length: it is
 * rendered as HTML and sent once more as data.
 */
const PAGE_LENGTH = 200_000;

/** The end index of the slice that begins at `from`. A slice has at least one card, if there are any left. */
export function endOfSlice(deck: Pick<SlicedDeck, 'cards'>, from: number): number {
  return Math.min(deck.cards.length, Math.max(from + 1, endWithin(deck, from, SLICE_LENGTH)));
}

/** How many cards the page itself contains. The others are loaded in slices. Zero if the first card is too large. */
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

export function cardsOfSlice({ cards }: Pick<SlicedDeck, 'cards'>, from: number, to: number): PlacedCard[] {
  return cards.slice(from, to).map((card) => JSON.parse(card) as PlacedCard);
}

/** The slice from `from` as JSON, assembled without parsing. `next` is null if no cards are left. */
export function sliceJson(deck: Pick<SlicedDeck, 'cards'>, from: number): string {
  const to = endOfSlice(deck, from);
  return `{"from":${from},"next":${to < deck.cards.length ? to : null},"cards":[${deck.cards.slice(from, to).join(',')}]}`;
}

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

/** UTF-16 units of cards in one answer, unless a single card has more. As HTML a card takes about as much. */
const SLICE_LENGTH = 600_000;

/** The place behind the last card of the slice that begins at `from`: one card at least, where there is one. */
export function endOfSlice({ cards }: Pick<SlicedDeck, 'cards'>, from: number): number {
  let to = from;
  let length = 0;
  while (to < cards.length && (to === from || length + cards[to]!.length <= SLICE_LENGTH)) {
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

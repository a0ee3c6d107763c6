import { type PlacedCard, untitled } from '@/lib/deck/placed';
import { perLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';

type Named = Pick<PlacedCard, 'index' | 'page' | 'pageNumber' | 'title'>;

/** "Card 2: The soil"; "Card 2" for a card without text. */
export function cardName({ index, page, pageNumber, title }: Named): string {
  if (pageNumber !== undefined) return t('Page {number}: {title}', { number: pageNumber, title });
  if (title === untitled(index)) return t('Card {number}', { number: index + 1 });
  return page > 0
    ? t('Card {number}, page {page}: {title}', { number: index + 1, page: page + 1, title })
    : t('Card {number}: {title}', { number: index + 1, title });
}

/** The number displayed for a card or page: "2". Pages that continue a card have none. */
export function cardNumber({ index, page, pageNumber }: Omit<Named, 'title'>): number | null {
  if (pageNumber !== undefined) return pageNumber;
  return page > 0 ? null : index + 1;
}

/** The index of the sheet on which a card begins; -1 if there is none. */
export function placeOfCard(sheets: readonly Omit<Named, 'title'>[], card: number): number {
  const own = sheets.findIndex(({ index }) => index === card);
  if (own >= 0 || sheets[0]?.pageNumber === undefined) return own;
  return sheets.findLastIndex(({ index }) => index < card);
}

export type DeckSize = { cards: number } | { pages: number };

/** The size of a deck: its pages if they are numbered, otherwise its cards. */
export function deckSize(sheets: readonly Pick<PlacedCard, 'index' | 'pageNumber'>[]): DeckSize {
  return sheets[0]?.pageNumber === undefined
    ? { cards: new Set(sheets.map(({ index }) => index)).size }
    : { pages: sheets.length };
}

export function sizeWords(size: DeckSize): string {
  return 'pages' in size
    ? tPlural(size.pages, { one: '1 page', other: '{count} pages' })
    : tPlural(size.cards, { one: '1 card', other: '{count} cards' });
}

/** Notes on how a card's content fitted; none if it fitted as intended. */
export const FIT_WORDS = perLocale(() => ({
  placed: null,
  tightened: t('Spacing reduced to fit'),
  reflowed: t('Layout changed to fit'),
  overflowing: t('Too much for one card'),
}));

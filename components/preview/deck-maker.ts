import { type OutlineEntry, outlineCards } from '@/components/composer/outline-cards';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import type { Operation } from '@/lib/contract/run-words';
import type { Card, DeckWarning } from '@/lib/deck/blocks';
import { loadFontBook } from '@/lib/deck/fonts/load-font-book';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { makeCards } from '@/lib/deck/make-cards';
import { makeCardsFromPrompt } from '@/lib/deck/make-cards-from-prompt';
import type { PlacedCard } from '@/lib/deck/placed';
import { shapeOf, shownHeaderFooter, shownNumCards } from './deck-wish';
import { shownTheme } from './shown-theme';

/** What the deck is to be made of. */
export type DeckWant = { operation: Operation; request: GenerateRequest; themeId: string | null };

/** What everyone may know of a placed card without holding it. Equal keys are equal cards. */
export type CardSheet = Pick<PlacedCard, 'index' | 'page' | 'width' | 'height' | 'verdict' | 'title'> & { key: string };

/** The cards of the text, and how many of them there are. */
export type Outline = { entries: OutlineEntry[]; warnings: DeckWarning[] };
/** The whole deck as sheets, with those cards of the window that the other side does not hold. */
export type DeckAnswer = { outline: Outline; sheets: CardSheet[]; cards: [key: string, card: PlacedCard][] };

/** Places of the first card in view and of the one behind the last. */
export type DeckWindow = { from: number; to: number };

/**
 * Makes decks for one viewer who shows a few cards at a time. It remembers which cards the viewer holds: those of the
 * deck's last state that it was given.
 */
export class DeckMaker {
  #placed: { card: PlacedCard; key: string }[] = [];
  #held = new Set<string>();
  #made: { of: string; cards: Card[]; outline: Outline } | null = null;

  async make({ operation, request, themeId }: DeckWant, window: DeckWindow): Promise<DeckAnswer> {
    const { theme } = shownTheme(themeId);
    const { cards, outline } = this.#cardsOf(operation, request);
    const { format, dimensions } = shapeOf(request);
    const { source = 'aiGenerated', style } = request.imageOptions ?? {};
    const fonts = await loadFontBook(theme);
    const placed = layOutDeck(illustrate([...cards], { source, style: style ?? null, format }).cards, {
      theme,
      format,
      dimensions,
      fonts,
      headerFooter: shownHeaderFooter(request),
      layoutSequence: null,
      additionalInstructions: request.additionalInstructions ?? null,
    }).cards;
    this.#placed = placed.map((card) => ({ card, key: keyOf(card) }));
    const current = new Set(this.#placed.map(({ key }) => key));
    this.#held = new Set([...this.#held].filter((key) => current.has(key)));
    return { outline, sheets: this.#placed.map(sheetOf), cards: this.show(window) };
  }

  /** Those cards of the window that the viewer does not hold. */
  show({ from, to }: DeckWindow): [string, PlacedCard][] {
    const missing = this.#placed.slice(Math.max(0, from), to).filter(({ key }) => !this.#held.has(key));
    for (const { key } of missing) this.#held.add(key);
    return missing.map(({ key, card }) => [key, card]);
  }

  /** A theme, a footer, a format that is tried does not have the text read anew. */
  #cardsOf(operation: Operation, request: GenerateRequest): { cards: Card[]; outline: Outline } {
    const { inputText, textMode, cardSplit = 'auto' } = request;
    const input = {
      textMode,
      cardSplit,
      numCards: shownNumCards(request),
      amount: request.textOptions?.amount ?? 'medium',
      format: shapeOf(request).format,
    } as const;
    const of = `${operation} ${JSON.stringify(input)} ${inputText}`;
    if (this.#made?.of === of) return this.#made;
    if (!/\S/.test(inputText)) return { cards: [], outline: { entries: [], warnings: [] } };
    const { cards, warnings } =
      operation === 'template' ? makeCardsFromPrompt(inputText) : makeCards({ inputText, ...input });
    const entries = outlineCards(cards, inputText, cardSplit === 'inputTextBreaks');
    this.#made = { of, cards, outline: { entries, warnings } };
    return this.#made;
  }
}

function sheetOf({ card, key }: { card: PlacedCard; key: string }): CardSheet {
  const { index, page, width, height, verdict, title } = card;
  return { key, index, page, width, height, verdict, title };
}

/** Two 32-bit hashes (FNV-1a, with two offsets) of all there is to draw, and its length. */
function keyOf(card: PlacedCard): string {
  const text = JSON.stringify(card);
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}-${text.length}`;
}

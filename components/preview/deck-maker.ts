import { type OutlineEntry, outlineCards } from '@/components/composer/preview/outline-cards';
import { languageCode } from '@/lib/composer/request-facts';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { Operation, Target } from '@/lib/contract/run-words';
import type { DeckWarning } from '@/lib/deck/blocks';
import { themeFor } from '@/lib/deck/document/paper-theme';
import { loadFontBook } from '@/lib/deck/fonts/load-font-book';
import { loadIcons, wantsIcons } from '@/lib/deck/icons/load-icons';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { countNaturalCards, type MadeCards, makeCards } from '@/lib/deck/make-cards';
import { makeCardsFromPrompt } from '@/lib/deck/make-cards-from-prompt';
import type { OutlineKind } from '@/lib/deck/outlines/find-outline';
import type { PlacedCard } from '@/lib/deck/placed';
import type { TemplateShape } from '@/lib/deck/template/template-shape';
import { wishedSource } from '@/lib/deck/wishes/deck-wishes';
import type { LanguageWish } from '@/lib/deck/write/writing-language';
import { shapeOf, shownHeaderFooter, shownNumCards, shownTheme } from './deck-wish';
import type { LivePage } from './live-page';

/** The input of a deck. */
export type DeckWant = {
  operation: Operation;
  request: GenerateRequest;
  themeId: string | null;
  /** Whose theme it is; local by default. */
  target?: Target;
  /** Whether the service makes or finds the pictures of the image source. */
  delivers?: boolean;
  /** The template; null or missing while it is unknown. */
  template?: TemplateShape | null;
  /** Whether the target writes the text of a short prompt, so that only the number of its cards is known. */
  expands?: boolean;
  /** Set to get the natural number of cards too, at most `maxCards`. With `isAuto` the deck has that many cards. */
  length?: { isAuto: boolean; maxCards: number };
  /** What decides the language if none was chosen; null or missing if the request decides alone. */
  languageWish?: LanguageWish | null;
};

/** The metadata of a placed card, known without its content. Equal keys mean equal cards. */
export type CardSheet = Pick<PlacedCard, 'index' | 'page' | 'pageNumber' | 'width' | 'height' | 'verdict' | 'title'> & {
  key: string;
};

/** The cards of the text, and the warnings about it. */
export type Outline = {
  entries: OutlineEntry[];
  warnings: DeckWarning[];
  /** The number of cards that will be written from a short prompt; there are no entries then. */
  planned?: number;
  /** Set if the cards are an outline to fill in. */
  toFill?: OutlineKind;
};
/** The whole deck as sheets, and the cards in the window that the viewer does not have yet. */
export type DeckAnswer = {
  outline: Outline;
  /** The natural number of cards, if it was requested. */
  natural: number | null;
  /** The language that the request names because none was chosen (`languageToName`), if it was requested. */
  textLanguage?: string | null;
  sheets: CardSheet[];
  cards: [key: string, card: PlacedCard][];
  /** The rendered web page; null for other formats and without cards. */
  page: LivePage | null;
};

type MadeDeck = Pick<MadeCards, 'cards' | 'title' | 'pictured' | 'language'> & Pick<DeckAnswer, 'outline' | 'natural'>;

/** Indexes of the first visible card and of the one after the last. */
export type DeckWindow = { from: number; to: number };

/**
 * Makes decks for one viewer that shows a few cards at a time. Tracks which cards of the latest deck the viewer already
 * has.
 */
export class DeckMaker {
  #placed: { card: PlacedCard; key: string }[] = [];
  #held = new Set<string>();
  #made: (MadeDeck & { of: string }) | null = null;

  async make(
    {
      operation,
      request: asked,
      themeId,
      target,
      template,
      expands = false,
      length,
      delivers = false,
      languageWish = null,
    }: DeckWant,
    window: DeckWindow,
  ): Promise<DeckAnswer> {
    const textLanguage = languageWish ? await languageFor(languageWish) : undefined;
    const request = inLanguage(asked, textLanguage);
    const made = this.#cardsOf(operation, request, length, template ?? null);
    const { cards, title, pictured, outline, natural, language: own } = expands ? toBeWritten(made) : made;
    const { format, dimensions } = shapeOf(request);
    const theme = themeFor(shownTheme(themeId, target).theme, format);
    const { source: wanted = 'aiGenerated' } = request.imageOptions ?? {};
    const source = wishedSource(wanted, request.additionalInstructions);
    const [language, fonts, icons] = await Promise.all([
      operation === 'template' ? template?.language : (own ?? languageOf(request)),
      loadFontBook(theme),
      wantsIcons(format) ? loadIcons() : null,
    ]);
    const illustrated = illustrate([...cards], { source, format, delivers, pictured }).cards;
    const laidOut = layOutDeck(illustrated, {
      theme,
      title,
      language,
      format,
      dimensions,
      fonts,
      icons,
      headerFooter: shownHeaderFooter(request),
      layoutSequence: template?.slots.map(({ layout }) => layout) ?? null,
      additionalInstructions: request.additionalInstructions ?? null,
    });
    // A model may write cards that the instructions suit.
    const unmet = expands ? [] : laidOut.warnings.filter(({ instruction }) => instruction !== undefined);
    // Loaded for web pages only: their renderer is large.
    const page =
      format === 'webpage' && illustrated.length > 0
        ? await (await import('./live-page')).makeLivePage(illustrated, { title, theme, language: own, request })
        : null;
    this.#placed = laidOut.cards.map((card) => ({ card, key: keyOf(card) }));
    const current = new Set(this.#placed.map(({ key }) => key));
    this.#held = new Set([...this.#held].filter((key) => current.has(key)));
    const sheets = this.#placed.map(sheetOf);
    const warned = { ...outline, warnings: [...outline.warnings, ...unmet] };
    return { outline: warned, natural, textLanguage, sheets, cards: this.show(window), page };
  }

  /** The cards in the window that the viewer does not have yet. */
  show({ from, to }: DeckWindow): [string, PlacedCard][] {
    const missing = this.#placed.slice(Math.max(0, from), to).filter(({ key }) => !this.#held.has(key));
    for (const { key } of missing) this.#held.add(key);
    return missing.map(({ key, card }) => [key, card]);
  }

  /** Cached, so that changing the theme or the footer does not parse the text again. */
  #cardsOf(
    operation: Operation,
    request: GenerateRequest,
    length: DeckWant['length'],
    template: TemplateShape | null,
  ): MadeDeck {
    const { inputText, textMode, cardSplit = 'auto' } = request;
    const input = {
      textMode,
      cardSplit,
      numCards: length?.isAuto ? { atMost: length.maxCards } : shownNumCards(request),
      amount: request.textOptions?.amount ?? 'medium',
      additionalInstructions: request.additionalInstructions ?? null,
      language: request.textOptions?.language,
      ...shapeOf(request),
    } as const;
    const of = `${operation} ${JSON.stringify([input, length, template?.slots])} ${inputText}`;
    if (this.#made?.of === of) return this.#made;
    if (!/\S/.test(inputText)) return { cards: [], title: '', outline: { entries: [], warnings: [] }, natural: null };
    const { cards, title, warnings, pictured, outline, language } =
      operation === 'template' ? makeCardsFromPrompt(inputText, template) : makeCards({ inputText, ...input });
    const entries = outlineCards(cards, inputText, cardSplit === 'inputTextBreaks');
    const natural =
      length && (length.isAuto ? cards.length : Math.min(countNaturalCards({ inputText, ...input }), length.maxCards));
    const own = { cards, title, pictured, language };
    const shown = { entries, warnings, ...(outline ? { toFill: outline } : {}) };
    this.#made = { ...own, of, outline: shown, natural: natural ?? null };
    return this.#made;
  }
}

/** Drops what is only true without a writer: the warnings, and the cards of an outline, of which the number remains. */
function toBeWritten(made: MadeDeck): MadeDeck {
  if (!made.outline.toFill) return { ...made, outline: { ...made.outline, warnings: [] } };
  return { ...made, cards: [], outline: { entries: [], warnings: [], planned: made.cards.length } };
}

/** The deck's language, as the engine decides it: icons and headings that the program adds depend on it. */
async function languageOf(request: GenerateRequest): Promise<string> {
  const { deckLanguage } = await import('@/lib/deck/deck-language');
  // A model's cards are not in the preview: it shows the user's own words.
  return deckLanguage(request, false);
}

async function languageFor(wish: LanguageWish): Promise<string | null> {
  const { languageToName } = await import('@/lib/deck/write/writing-language');
  return languageToName(wish);
}

/** The request as it is sent, with the language that it names because none was chosen. */
function inLanguage(request: GenerateRequest, textLanguage: string | null | undefined): GenerateRequest {
  const language = languageCode(textLanguage);
  return language === undefined ? request : { ...request, textOptions: { ...request.textOptions, language } };
}

function sheetOf({ card, key }: { card: PlacedCard; key: string }): CardSheet {
  const { index, page, pageNumber, width, height, verdict, title } = card;
  return { key, index, page, ...(pageNumber === undefined ? {} : { pageNumber }), width, height, verdict, title };
}

/** A key for everything that is drawn on a card: two 32-bit hashes (FNV-1a with two offsets), and the length. */
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

/** Messages from the page to the deck's worker. Each has one reply, in order. */
export type DeckCall = { kind: 'make'; want: DeckWant; window: DeckWindow } | { kind: 'show'; window: DeckWindow };

export type DeckReply =
  | ({ kind: 'deck' } & DeckAnswer)
  | { kind: 'cards'; cards: [key: string, card: PlacedCard][] }
  | { kind: 'failed'; why: string };

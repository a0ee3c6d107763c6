'use client';

import { useMemo } from 'react';
import { useFontBook } from '@/components/deck/use-font-book';
import type { NamedRequest } from '@/lib/composer/full-request';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import type { Card, DeckWarning } from '@/lib/deck/blocks';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { makeCards } from '@/lib/deck/make-cards';
import { makeCardsFromPrompt } from '@/lib/deck/make-cards-from-prompt';
import type { PlacedCard } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { shapeOf, shownHeaderFooter, shownNumCards } from './deck-wish';

/** What stands for a template's request where a deck is to be shown: its content in the default shape. */
export function shownRequest(named: NamedRequest): GenerateRequest {
  if (named.operation === 'generate') return named.request;
  const { prompt, themeId } = named.request;
  return { inputText: prompt, textMode: 'preserve', cardSplit: 'inputTextBreaks', themeId };
}

export type Made = { cards: Card[]; warnings: DeckWarning[] };

const NOTHING: Made = { cards: [], warnings: [] };

/** The cards of a request, before they are laid out: what the outline and the deck both show. None without text. */
export function useMadeCards(operation: NamedRequest['operation'], request: GenerateRequest): Made {
  const { inputText, textMode, cardSplit = 'auto' } = request;
  const { format } = shapeOf(request);
  const numCards = shownNumCards(request);
  const amount = request.textOptions?.amount ?? 'medium';
  return useMemo(() => {
    if (!/\S/.test(inputText)) return NOTHING;
    if (operation === 'template') return makeCardsFromPrompt(inputText);
    return makeCards({ inputText, textMode, cardSplit, numCards, amount, format });
  }, [operation, inputText, textMode, cardSplit, numCards, amount, format]);
}

/** Those cards as the engine would lay them out with this theme; null while the theme's fonts are on their way. */
export function usePlacedDeck(made: readonly Card[], request: GenerateRequest, theme: DeckTheme): PlacedCard[] | null {
  const fonts = useFontBook(theme);
  const { format, dimensions } = shapeOf(request);
  const { source = 'aiGenerated', style } = request.imageOptions ?? {};
  const illustrated = useMemo(
    () => illustrate([...made], { source, style: style ?? null, format }).cards,
    [made, source, style, format],
  );
  const additionalInstructions = request.additionalInstructions ?? null;
  // Objects made anew for each key would lay everything out again.
  const headerFooter = JSON.stringify(shownHeaderFooter(request));
  return useMemo(() => {
    if (!fonts) return null;
    const options = { theme, format, dimensions, fonts, additionalInstructions, layoutSequence: null };
    return layOutDeck(illustrated, { ...options, headerFooter: JSON.parse(headerFooter) }).cards;
  }, [illustrated, theme, format, dimensions, fonts, headerFooter, additionalInstructions]);
}

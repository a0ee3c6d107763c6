import { findMarkers } from '../contract/request/count-cards';
import { englishMessage } from '../words/stored-messages';
import type { Card, DeckWarning } from './blocks';
import { cardRanges } from './deck';
import { type MadeCards, makeCards } from './make-cards';
import { type FilledTemplate, fillTemplate } from './template/fill-template';
import { blockParts, type PromptPart } from './template/prompt-parts';
import type { TemplateSlot } from './template/template-shape';
import { readBlocks } from './text/read-text';
import { takeNotes } from './text/take-notes';
import { dealCards } from './write/deal-cards';
import { deckTitle } from './write/deck-title';
import { reuseCard } from './write/reuse-card';

/** The cards of a template. `language`: BCP 47 tag for the words on cards without content. */
export type TemplateCards = { slots: readonly TemplateSlot[]; language?: string };

/**
 * Fills the template's cards with a prompt, split at its markers, otherwise at its headings, otherwise into paragraphs
 * (docs/spec/settled-points.md#17). Parts beyond the template's number of cards are combined, except those between
 * markers. Without a model, instructions in the prompt are treated as content.
 * @param template null while it is unknown: makes one card per part
 */
export function makeCardsFromPrompt(prompt: string, template: TemplateCards | null): MadeCards {
  const { parts, isMarked, warnings } = readParts(prompt, template?.slots.length ?? Number.POSITIVE_INFINITY);
  const title = deckTitle(parts.map(asCard));
  if (!template || template.slots.length === 0)
    return { cards: parts.map((part) => reuseCard(asCard(part))), title, warnings };
  const slots = repeated(template.slots, parts.length);
  const filled = fillTemplate(parts, slots, { isFixed: isMarked, language: template.language });
  return {
    cards: filled.cards.map(reuseCard),
    title,
    warnings: [...warnings, ...unfilledWarnings(filled), ...filled.warnings],
    unfilled: filled.unfilled,
    pictured: filled.pictured,
  };
}

type Parts = { parts: PromptPart[]; isMarked: boolean; warnings: DeckWarning[] };

function readParts(prompt: string, templateCards: number): Parts {
  if (findMarkers(prompt).length > 0) return markedParts(prompt, templateCards);
  const blocks = readBlocks(prompt);
  const parts = blockParts(blocks);
  if (parts.length <= templateCards) return { parts: parts.map(takeNotes), isMarked: false, warnings: [] };
  const dealt = dealCards(blocks, templateCards);
  const message = englishMessage('The prompt has {parts} parts; they were combined into {cards} cards.', {
    parts: parts.length,
    cards: dealt.length,
  });
  return { parts: dealt.map(takeNotes), isMarked: false, warnings: [{ message }] };
}

/** Between markers, an empty part is also a card, and there may be more parts than the template has cards. */
function markedParts(prompt: string, templateCards: number): Parts {
  const { cards, warnings } = makeCards({
    inputText: prompt,
    textMode: 'preserve',
    cardSplit: 'inputTextBreaks',
    numCards: 1,
    amount: 'medium',
    format: 'presentation',
  });
  if (cards.length <= templateCards) return { parts: cards, isMarked: true, warnings };
  const message = englishMessage(
    'The prompt makes {cards} cards from its --- lines; the template has {templateCards}.',
    {
      cards: cards.length,
      templateCards,
    },
  );
  return { parts: cards, isMarked: true, warnings: [...warnings, { message }] };
}

function asCard({ blocks, notes }: PromptPart): Card {
  return { blocks, notes, labelOnly: false };
}

/** Repeats the template's cards from the beginning if there are more parts than cards. */
function repeated(slots: readonly TemplateSlot[], least: number): TemplateSlot[] {
  return Array.from({ length: Math.max(slots.length, least) }, (_, at) => slots[at % slots.length]!);
}

/** A warning that lists the cards still to be filled in. */
export function unfilledWarnings({ cards, unfilled }: Pick<FilledTemplate, 'cards' | 'unfilled'>): DeckWarning[] {
  if (unfilled.length === 0) return [];
  const message = englishMessage(
    'The prompt has content for {cards} of the template’s {templateCards} cards. To fill in: {list}.',
    { cards: cards.length - unfilled.length, templateCards: cards.length, list: cardRanges(unfilled) },
  );
  return [{ message }];
}

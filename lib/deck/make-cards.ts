import { removeMarkers, splitAtMarkers } from '../contract/count-cards';
import type { Amount, CardSplit, Format, TextMode } from '../contract/enums';
import { inEnglish } from '../words/say-kept';
import type { Block, Card, DeckWarning } from './blocks';
import { definitionsOf, readingBudget, readPart } from './text/read-text';
import { takeNotes } from './text/take-notes';
import { dealCards } from './write/deal-cards';
import { deckTitle } from './write/deck-title';
import { findLabels } from './write/find-labels';
import { provePreserved } from './write/prove-preserved';
import { reuseCard } from './write/reuse-card';
import { writeCards } from './write/write-cards';

export type MakeCardsInput = {
  inputText: string;
  textMode: TextMode;
  cardSplit: CardSplit;
  /** Used under `auto` only. */
  numCards: number;
  /** Used by `condense` and `generate` only. */
  amount: Amount;
  format: Format;
};

export type MadeCards = { cards: Card[]; title: string; warnings: DeckWarning[] };

/**
 * Text to cards without a language model: read, split by the interface's rules (2.4), written by the text mode.
 * Exactly as many cards as `countCards` says. Pure; the engine and the live preview both call it.
 */
export function makeCards(input: MakeCardsInput): MadeCards {
  const split = input.cardSplit === 'inputTextBreaks' ? splitByBreaks(input.inputText) : splitEvenly(input);
  const written = writeCards(split.cards, input);
  const cards = written.cards.map(reuseCard);
  return {
    cards,
    title: deckTitle(cards, input.inputText),
    warnings: [...split.warnings, ...written.warnings, ...checkPreserved(input, cards)],
  };
}

type Split = { cards: Card[]; warnings: DeckWarning[] };

/** n markers, n + 1 cards, empty ones included (wire.md). The text is split before Markdown is read. */
function splitByBreaks(inputText: string): Split {
  const definitions = definitionsOf(inputText);
  const budget = readingBudget();
  const warnings: DeckWarning[] = [];
  const cards = splitAtMarkers(inputText).map(({ text, firstLine }, card) => {
    const blocks = readPart(text, firstLine, definitions, budget);
    if (blocks.length === 0)
      warnings.push({
        message: inEnglish('Card {number} is empty: its break markers have no text between them.', {
          number: card + 1,
        }),
        card,
      });
    return cardOf(blocks);
  });
  return { cards, warnings };
}

/** Exactly `numCards` cards; where the text is too short for that, the last ones carry labels from the text. */
function splitEvenly({ inputText, numCards }: MakeCardsInput): Split {
  const text = removeMarkers(inputText);
  const blocks = readPart(text, 1, definitionsOf(text));
  const cards = dealCards(blocks, numCards).map(cardOf);
  const surplus = numCards - cards.length;
  if (surplus === 0) return { cards, warnings: [] };
  const message =
    surplus === 1
      ? inEnglish('The text is too short for {numCards} cards: 1 of them carries only a label taken from it.', {
          numCards,
        })
      : inEnglish('The text is too short for {numCards} cards: {surplus} of them carry only a label taken from it.', {
          numCards,
          surplus,
        });
  return { cards: [...cards, ...labelCards(blocks, text, surplus)], warnings: [{ message, card: cards.length }] };
}

function labelCards(blocks: readonly Block[], text: string, count: number): Card[] {
  const found = findLabels(blocks, count);
  const labels = found.length > 0 ? found : [text.trim().slice(0, 40) || 'Card'];
  const lines = { from: blocks[0]?.lines.from ?? 1, to: blocks.at(-1)?.lines.to ?? 1 };
  return Array.from({ length: count }, (_, at): Card => {
    const round = Math.floor(at / labels.length);
    const label = `${labels[at % labels.length]}${round === 0 ? '' : ` (${round + 1})`}`;
    return { blocks: [{ kind: 'heading', level: 2, runs: [{ text: label }], lines }], notes: null, labelOnly: true };
  });
}

function cardOf(blocks: readonly Block[]): Card {
  return { ...takeNotes(blocks), labelOnly: false };
}

/** The proof runs on every preserved deck. It should never fail; if it does, the person must know which words. */
function checkPreserved({ textMode, inputText }: MakeCardsInput, cards: readonly Card[]): DeckWarning[] {
  if (textMode !== 'preserve') return [];
  const proof = provePreserved(inputText, cards);
  if (proof.ok) return [];
  return proof.missing.slice(0, 5).map(({ word, line }) => ({
    message: inEnglish('The word “{word}” of line {line} did not land on a card.', { word: word.slice(0, 60), line }),
    lines: { from: line, to: line },
  }));
}

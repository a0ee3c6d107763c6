import { findMarkers } from '../contract/count-cards';
import { englishMessage } from '../words/stored-messages';
import type { Block, Card, DeckWarning } from './blocks';
import { type MadeCards, makeCards } from './make-cards';
import { readBlocks } from './text/read-text';
import { takeNotes } from './text/take-notes';
import { dealCards } from './write/deal-cards';
import { deckTitle } from './write/deck-title';
import { reuseCard } from './write/reuse-card';

/**
 * The cards of a template's prompt: by its markers, else its headings, else its paragraphs
 * (docs/spec/settled-points.md#17). Parts beyond the template's number of cards are combined; where there are fewer,
 * the rest of the template has no content and is left out. The text is not changed: without a model, instructions in it
 * look like content.
 * @param templateCards how many cards the template has
 */
export function makeCardsFromPrompt(prompt: string, templateCards: number): MadeCards {
  if (findMarkers(prompt).length > 0) {
    const made = makeCards({
      inputText: prompt,
      textMode: 'preserve',
      cardSplit: 'inputTextBreaks',
      numCards: 1,
      amount: 'medium',
      format: 'presentation',
    });
    return { ...made, warnings: [...made.warnings, ...countWarnings(made.cards.length, templateCards)] };
  }
  const blocks = readBlocks(prompt);
  const parts = blocks.some((block) => block.kind === 'heading') ? byHeadings(blocks) : byParagraphs(blocks);
  const isTooMany = parts.length > templateCards;
  const dealt = isTooMany ? dealCards(blocks, templateCards) : parts;
  const cards = dealt.map((own): Card => reuseCard({ ...takeNotes(own), labelOnly: false }));
  const warnings = isTooMany
    ? [
        {
          message: englishMessage('The prompt has {parts} parts; they were combined into {cards} cards.', {
            parts: parts.length,
            cards: cards.length,
          }),
        },
      ]
    : countWarnings(cards.length, templateCards);
  return { cards, title: deckTitle(cards, prompt), warnings };
}

function countWarnings(cards: number, templateCards: number): DeckWarning[] {
  if (cards === templateCards) return [];
  const message =
    cards < templateCards
      ? englishMessage('The prompt has content for {cards} of the template’s {templateCards} cards.', {
          cards,
          templateCards,
        })
      : englishMessage('The prompt makes {cards} cards from its --- lines; the template has {templateCards}.', {
          cards,
          templateCards,
        });
  return [{ message }];
}

/** A card begins at each heading, and with what is before the first. */
function byHeadings(blocks: readonly Block[]): Block[][] {
  const cards: Block[][] = [];
  for (const block of blocks) {
    const last = cards.at(-1);
    if (last && block.kind !== 'heading') last.push(block);
    else cards.push([block]);
  }
  return cards;
}

/**
 * A card for each paragraph; pictures are with the one before them, and what a colon announces with its announcement.
 */
function byParagraphs(blocks: readonly Block[]): Block[][] {
  const cards: Block[][] = [];
  for (const block of blocks) {
    const last = cards.at(-1);
    if (last && (block.kind === 'image' || announces(last.at(-1)))) last.push(block);
    else cards.push([block]);
  }
  return cards.length === 0 ? [[]] : cards;
}

function announces(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && /[:：]\s*$/.test(block.runs.at(-1)?.text ?? '');
}

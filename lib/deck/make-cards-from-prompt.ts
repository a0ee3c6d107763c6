import { findMarkers } from '../contract/count-cards';
import { inEnglish } from '../words/say-kept';
import type { Block, Card } from './blocks';
import { type MadeCards, makeCards } from './make-cards';
import { readBlocks } from './text/read-text';
import { takeNotes } from './text/take-notes';
import { dealCards } from './write/deal-cards';
import { deckTitle } from './write/deck-title';
import { reuseCard } from './write/reuse-card';

/** As many as `inputTextBreaks` may make (wire.md). */
const MOST_CARDS = 300;

/**
 * The cards of a template's prompt: by its markers, else its headings, else its paragraphs (wire.md). The text stays
 * as it is: without a model, instructions in it cannot be told from content.
 */
export function makeCardsFromPrompt(prompt: string): MadeCards {
  if (findMarkers(prompt).length > 0)
    return makeCards({
      inputText: prompt,
      textMode: 'preserve',
      cardSplit: 'inputTextBreaks',
      numCards: 1,
      amount: 'medium',
      format: 'presentation',
    });
  const blocks = readBlocks(prompt);
  const parts = blocks.some((block) => block.kind === 'heading') ? byHeadings(blocks) : byParagraphs(blocks);
  const isTooMany = parts.length > MOST_CARDS;
  const dealt = isTooMany ? dealCards(blocks, MOST_CARDS) : parts;
  const cards = dealt.map((own): Card => reuseCard({ ...takeNotes(own), labelOnly: false }));
  const warnings = isTooMany
    ? [
        {
          message: inEnglish('The prompt has {parts} parts; they were joined into {cards} cards.', {
            parts: parts.length,
            cards: cards.length,
          }),
        },
      ]
    : [];
  return { cards, title: deckTitle(cards, prompt), warnings };
}

/** A card begins at each heading, and with what stands before the first. */
function byHeadings(blocks: readonly Block[]): Block[][] {
  const cards: Block[][] = [];
  for (const block of blocks) {
    const last = cards.at(-1);
    if (last && block.kind !== 'heading') last.push(block);
    else cards.push([block]);
  }
  return cards;
}

/** A card for each paragraph; pictures stand with the one before them, and what a colon announces with its announcement. */
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

import { splitAtMarkers } from '../../contract/request/count-cards';
import type { Card } from '../blocks';
import type { MissingWord } from '../text/missing/find-missing-symbols';
import { findMissingWords } from '../text/missing/find-missing-words';

/**
 * Proves `preserve` (docs/spec/deck.md#4): every word of the input is on a card, in order. A word is a run of letters
 * or digits, excluding Markdown syntax. Label-only cards are ignored because they repeat text.
 */
export function provePreserved(
  inputText: string,
  cards: readonly Card[],
): { ok: true } | { ok: false; missing: MissingWord[] } {
  const blocks = cards.flatMap((card) => (card.labelOnly ? [] : cardInOrder(card)));
  const missing = findMissingWords(splitAtMarkers(inputText), blocks);
  return missing.length === 0 ? { ok: true } : { ok: false, missing };
}

/** The card's blocks with its notes at the end, where the source had them. */
function cardInOrder(card: Card): Card['blocks'] {
  if (card.notes === null) return card.blocks;
  const lines = card.blocks.at(-1)?.lines ?? { from: 1, to: 1 };
  return [...card.blocks, { kind: 'paragraph', runs: [{ text: card.notes }], lines }];
}

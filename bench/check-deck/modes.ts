import type { Format, TextMode } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { type MadeCards, makeCards } from '@/lib/deck/make-cards';
import type { CorpusText } from './corpus';

export type Mode = { textMode: TextMode; format: Format };

/** The modes in which rules are checked and cards are recorded. */
export const MODES: readonly Mode[] = [
  { textMode: 'preserve', format: 'presentation' },
  { textMode: 'preserve', format: 'social' },
  { textMode: 'condense', format: 'presentation' },
  { textMode: 'condense', format: 'social' },
  { textMode: 'condense', format: 'document' },
];

export function modeName({ textMode, format }: Mode): string {
  return `${textMode} ${format}`;
}

/** The cards of a text without pictures, at Auto length if `numCards` is absent. */
export function makeCardsIn({ text }: CorpusText, mode: Mode, numCards?: number): MadeCards {
  const length = numCards ?? { atMost: LIMITS.numCards.max };
  return makeCards({ inputText: text, cardSplit: 'auto', numCards: length, amount: 'medium', ...mode });
}

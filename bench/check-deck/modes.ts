import type { Format, TextMode } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import { type MadeCards, makeCards } from '@/lib/deck/make-cards';
import type { CorpusText } from './corpus';

export type Mode = { textMode: TextMode; format: Format };

/** The modes in which rules are checked and cards are recorded. */
export const MODES: readonly Mode[] = [
  { textMode: 'preserve', format: 'presentation' },
  { textMode: 'condense', format: 'presentation' },
  { textMode: 'condense', format: 'social' },
  { textMode: 'condense', format: 'document' },
];

export function modeName({ textMode, format }: Mode): string {
  return `${textMode} ${format}`;
}

/** The cards of a text at Auto length, without pictures. */
export function makeCardsIn({ text }: CorpusText, mode: Mode): MadeCards {
  const numCards = { atMost: LIMITS.numCards.max };
  return makeCards({ inputText: text, cardSplit: 'auto', numCards, amount: 'medium', ...mode });
}

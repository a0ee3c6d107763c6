import type { ImageSourceName } from '@/lib/contract/enums';
import type { Operation } from '@/lib/contract/run-words';

/**
 * A card written by rules; a card from a template costs one more; a picture of built-in art
 * (docs/spec/settled-points.md#6).
 */
const CARD = 1;
const TEMPLATE_CARD = 2;
const ART = 2;

/** `byModel`: cards that a language model writes, at its price. */
type Made = {
  cards: number;
  operation: Operation;
  source: ImageSourceName;
  byModel?: { cards: number; creditsPerCard: number };
};

/** Credits for the result. Only generated pictures cost; those of other sources are free. */
export function creditsFor({ cards, operation, source, pictures, byModel }: Made & { pictures: number }): number {
  const card = operation === 'template' ? TEMPLATE_CARD : CARD;
  const written = byModel ? byModel.cards * (byModel.creditsPerCard - CARD) : 0;
  return cards * card + written + (source === 'aiGenerated' ? pictures * ART : 0);
}

/** The reservation before the pictures are known: as if every card had one. */
export function creditsAtMost(made: Made): number {
  return creditsFor({ ...made, pictures: made.cards });
}

import type { ImageSourceName } from '@/lib/contract/enums';
import type { Operation } from '@/lib/contract/run-words';

/**
 * A card written by rules; a card from a template costs one more; a picture of built-in art
 * (docs/spec/settled-points.md#6).
 */
const CARD = 1;
const TEMPLATE_CARD = 2;
const ART = 2;

/**
 * `byModel`: cards that a language model writes, at its price. `byMaker`: pictures that an image model makes, at its
 * price.
 */
type Made = {
  cards: number;
  operation: Operation;
  source: ImageSourceName;
  byModel?: { cards: number; creditsPerCard: number };
  byMaker?: { pictures: number; creditsPerPicture: number };
};

/** Credits for the result. Only generated pictures cost; those of other sources are free. @param pictures of art */
export function creditsFor({
  cards,
  operation,
  source,
  pictures,
  byModel,
  byMaker,
}: Made & { pictures: number }): number {
  const card = operation === 'template' ? TEMPLATE_CARD : CARD;
  const written = byModel ? byModel.cards * (byModel.creditsPerCard - CARD) : 0;
  const made = byMaker ? byMaker.pictures * byMaker.creditsPerPicture : 0;
  return cards * card + written + made + (source === 'aiGenerated' ? pictures * ART : 0);
}

/** The reservation before the pictures are known: as if every card had one. */
export function creditsAtMost(made: Omit<Made, 'byMaker'>, maker: PictureMakerPrice | null = null): number {
  if (!maker || made.source !== 'aiGenerated') return creditsFor({ ...made, pictures: made.cards });
  const pictures = Math.min(made.cards, maker.mostPerRun);
  return creditsFor({
    ...made,
    pictures: made.cards - pictures,
    byMaker: { pictures, creditsPerPicture: maker.credits },
  });
}

type PictureMakerPrice = { credits: number; mostPerRun: number };

import type { ImageSourceName } from '@/lib/contract/enums';
import type { Operation } from '@/lib/contract/run-words';
import 'server-only';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { Engine } from '../context';

/**
 * Prices in credits (docs/spec/settled-points.md#6): a card written by rules, and the same card from a template.
 */
const CARD = 1;
const TEMPLATE_CARD = 2;

/**
 * `byModel`: cards written by a language model, and its price. `byMaker`: pictures made by an image model, and its
 * price.
 */
type Made = {
  cards: number;
  operation: Operation;
  source: ImageSourceName;
  byModel?: { cards: number; creditsPerCard: number };
  byMaker?: { pictures: number; creditsPerPicture: number };
};

/** The price of a result. Pictures of an image model cost credits; all others are free. */
export function creditsFor({ cards, operation, byModel, byMaker }: Omit<Made, 'source'>): number {
  const card = operation === 'template' ? TEMPLATE_CARD : CARD;
  const written = byModel ? byModel.cards * (byModel.creditsPerCard - CARD) : 0;
  const made = byMaker ? byMaker.pictures * byMaker.creditsPerPicture : 0;
  return cards * card + written + made;
}

/** The credits to reserve before the number of pictures is known. Assumes one picture per card. */
export function creditsAtMost(made: Omit<Made, 'byMaker'>, maker: PictureMakerPrice | null = null): number {
  if (!maker || made.source !== 'aiGenerated') return creditsFor(made);
  const pictures = Math.min(made.cards, maker.mostPerRun);
  return creditsFor({ ...made, byMaker: { pictures, creditsPerPicture: maker.credits } });
}

type PictureMakerPrice = { credits: number; mostPerRun: number };

/** The maximum price of a request with this many cards: the model writes all of them, and each has a picture. */
export function reservationOf({ model, pictures }: Engine, request: GenerateRequest, cards: number): number {
  const source = request.imageOptions?.source ?? 'aiGenerated';
  // The difference is refunded for cards that are written by rules instead.
  const byModel =
    model && request.textMode !== 'preserve' ? { byModel: { cards, creditsPerCard: model.creditsPerCard } } : {};
  return creditsAtMost({ cards, operation: 'generate', source, ...byModel }, pictures.maker);
}

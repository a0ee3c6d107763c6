import type { ImageSourceName } from '@/lib/contract/enums';
import type { Operation } from '@/lib/contract/run-words';
import 'server-only';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { Engine } from '../context';

/**
 * Prices in credits (docs/spec/settled-points.md#6): a card written by rules, the same card from a template, and a
 * picture of generated art.
 */
const CARD = 1;
const TEMPLATE_CARD = 2;
const ART = 2;

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

/**
 * The price of a result. Generated pictures cost credits; pictures from other sources are free.
 * @param pictures the number of pictures of generated art
 */
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

/** The credits to reserve before the number of pictures is known. Assumes one picture per card. */
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

/** The maximum price of a request with this many cards: the model writes all of them, and each has a picture. */
export function reservationOf({ model, pictures }: Engine, request: GenerateRequest, cards: number): number {
  const source = request.imageOptions?.source ?? 'aiGenerated';
  // The difference is refunded for cards that are written by rules instead.
  const byModel =
    model && request.textMode !== 'preserve' ? { byModel: { cards, creditsPerCard: model.creditsPerCard } } : {};
  return creditsAtMost({ cards, operation: 'generate', source, ...byModel }, pictures.maker);
}

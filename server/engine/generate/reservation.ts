import 'server-only';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { Engine } from '../context';
import { creditsAtMost } from './credit-charges';

/** The maximum price of a request with this many cards: the model writes all of them, and each has a picture. */
export function reservationOf({ model, pictures }: Engine, request: GenerateRequest, cards: number): number {
  const source = request.imageOptions?.source ?? 'aiGenerated';
  // The difference is refunded for cards that are written by rules instead.
  const byModel =
    model && request.textMode !== 'preserve' ? { byModel: { cards, creditsPerCard: model.creditsPerCard } } : {};
  return creditsAtMost({ cards, operation: 'generate', source, ...byModel }, pictures.maker);
}

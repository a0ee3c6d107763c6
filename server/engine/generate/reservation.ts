import 'server-only';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import type { Engine } from '../context';
import { creditsAtMost } from './credit-charges';

/** The most that so many cards of a request may cost: as if the model wrote every card and each had a picture. */
export function reservationOf({ model, pictures }: Engine, request: GenerateRequest, cards: number): number {
  const source = request.imageOptions?.source ?? 'aiGenerated';
  // What rules write instead is refunded.
  const byModel =
    model && request.textMode !== 'preserve' ? { byModel: { cards, creditsPerCard: model.creditsPerCard } } : {};
  return creditsAtMost({ cards, operation: 'generate', source, ...byModel }, pictures.maker);
}

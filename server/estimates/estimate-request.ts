import 'server-only';
import { type Estimate, estimateOf, pricedLike } from '@/lib/composer/estimate-credits';
import { toDraft } from '@/lib/composer/full-request';
import { autoCards, naturalWish } from '@/lib/composer/suggest/auto-cards';
import type { RunToCreate } from '@/lib/contract/api-v1';
import { countNaturalCards } from '@/lib/deck/make-cards';
import { isModelConnected } from '../model/language-model';
import type { Generations } from '../runs/context';
import { readSettings } from '../settings/read-settings';
import { readEstimate } from './read-estimate';

/** How many cards a request makes, and what it may cost. It must have its number of cards (`withCards`). */
export async function estimateRequest(deps: Generations, asked: RunToCreate): Promise<Estimate> {
  const { target } = asked;
  const draft =
    asked.operation === 'generate' ? toDraft('generate', asked.request) : toDraft('template', asked.request);
  const { modelConnected, modelCreditsPerCard, imageModelCredits, publicOrigin } = readSettings();
  const facts = { target, modelConnected, modelCreditsPerCard, publicOrigin, maxCards: deps.maxCards(target) };
  const priced = { ...facts, imageModelCredits: imageModelCredits ?? undefined };
  const past = await readEstimate(deps, pricedLike(draft, target));
  return estimateOf(draft, priced, past);
}

/** Counting the natural cards of a longer text takes too long to be done while a call waits. */
const COUNTED_LETTERS = 50_000;

/** Without a number of cards a deck has as many as its text needs, as with Auto in the form (decision 016). */
export function withCards(asked: RunToCreate, { maxCards }: Pick<Generations, 'maxCards'>): RunToCreate {
  const { operation, request, target } = asked;
  if (operation === 'template' || request.numCards !== undefined || request.cardSplit === 'inputTextBreaks')
    return asked;
  const wish = { ...request, format: request.format ?? 'presentation', dimensions: request.cardOptions?.dimensions };
  const natural = naturalWish(wish, maxCards(target));
  const shownCards = wish.inputText.length <= COUNTED_LETTERS ? countNaturalCards(natural) : null;
  const writesText = target === 'remote' || isModelConnected();
  const numCards = autoCards(wish, { maxCards: natural.maxCards, writesText, shownCards });
  return { ...asked, request: { ...request, numCards } };
}

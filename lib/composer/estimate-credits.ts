import { ANY_IMAGE, IMAGE_MODELS } from '@/lib/contract/image-models';
import { countCards } from '../contract/count-cards';
import type { EstimateQuery } from '../contract/estimate';
import { LIMITS } from '../contract/limits';
import type { Target } from '../contract/run-words';
import { countTemplateCards } from './count-template-cards';
import type { Draft } from './draft';
import { fullRequest } from './full-request';

/** `low` and `high` in credits, both included. */
export type CreditRange = { low: number; high: number };

/** What the estimate depends on beside the draft. The engine's prices are its operator's to set (wire.md). */
export type EstimateFacts = {
  target: Target;
  /** Whether a language model writes for the engine. */
  modelConnected?: boolean;
  /** Credits a card that a model wrote. */
  modelCreditsPerCard?: number;
  /** Credits a picture of a connected image model; absent: the engine draws its own art. */
  imageModelCredits?: number;
};

/** Interface 8: credits a card at a live service. */
const LIVE_CARD = { low: 1, high: 5 };

/** wire.md, credits of the engine. */
const PRACTICE = { ruledCard: 1, modelCard: 3, templateExtra: 1, art: 2 };

/**
 * The credits a run of this draft may cost. How many pictures come is the service's choice: low is none, high is one
 * on every card. Null when it depends on a template only the service knows.
 */
export function estimateCredits(draft: Draft, facts: EstimateFacts = { target: 'practice' }): CreditRange | null {
  const cards = promisedCards(draft, facts.target);
  if (cards === null) return null;
  const card = facts.target === 'live' ? LIVE_CARD : practiceCard(draft, facts);
  const picture = facts.target === 'live' ? livePicture(draft) : practicePicture(draft, facts);
  return { low: cards * card.low, high: cards * (card.high + picture) };
}

/** The cards this draft makes, as the form counts them. A number of cards that cannot be sent counts as the default. */
export function cardsOf(draft: Draft): number {
  const full = fullRequest(draft);
  if (full.operation === 'template') return countTemplateCards(full.request.prompt);
  const { numCards } = full.request;
  const { min, max } = LIMITS.numCards;
  const sendable = numCards !== undefined && numCards >= min && numCards <= max;
  return countCards({ ...full.request, numCards: sendable ? numCards : undefined });
}

/** The number of cards the run will have. Null for a template of a remote service, which decides that itself. */
export function promisedCards(draft: Draft, target: Target): number | null {
  return draft.operation === 'template' && target === 'live' ? null : cardsOf(draft);
}

function practiceCard(draft: Draft, facts: EstimateFacts): CreditRange {
  const extra = draft.operation === 'template' ? PRACTICE.templateExtra : 0;
  const ruled = PRACTICE.ruledCard + extra;
  // A model writes nothing where the text stays as it is; elsewhere rules take over for a card it fails on.
  const modelWrites = facts.modelConnected && !(draft.operation === 'generate' && draft.textMode === 'preserve');
  return { low: ruled, high: modelWrites ? (facts.modelCreditsPerCard ?? PRACTICE.modelCard) + extra : ruled };
}

/** The dearest picture a live service may make for this draft. */
function livePicture(draft: Draft): number {
  if (!makesPictures(draft)) return 0;
  const model = IMAGE_MODELS.find(({ id }) => id === draft.imageModel.trim());
  return (model ?? ANY_IMAGE).high;
}

function practicePicture(draft: Draft, facts: EstimateFacts): number {
  return makesPictures(draft) ? (facts.imageModelCredits ?? PRACTICE.art) : 0;
}

/** Whether the service may make pictures for this draft. A template's own image source is not known here, so it may. */
export function makesPictures(draft: Draft): boolean {
  return draft.operation === 'template' || draft.imageSource === '' || draft.imageSource === 'aiGenerated';
}

/**
 * The estimate from one's own runs like this one (credits a card). It takes the place of the published range: it has
 * seen how many pictures the service chooses to make.
 */
export function estimateFromPast(cards: number, perCard: CreditRange): CreditRange {
  // Rounded outward, and without the noise of a quotient such as 29.999999.
  const low = Math.floor(cards * perCard.low + 1e-6);
  return { low, high: Math.max(low, Math.ceil(cards * perCard.high - 1e-6)) };
}

/** The estimate from past runs of templates, whose number of cards is not known beforehand (credits a run). */
export function estimateFromRuns({ low, high }: CreditRange): CreditRange {
  return estimateFromPast(1, { low, high });
}

/** Whether the published range is wide because no known image model is chosen. */
export function isModelOpen(draft: Draft): boolean {
  return makesPictures(draft) && !IMAGE_MODELS.some(({ id }) => id === draft.imageModel.trim());
}

/** What runs must share with this draft for their price to say something of its own. */
export function pricedLike(draft: Draft, target: Target): EstimateQuery {
  const generates = draft.operation === 'generate';
  const imageModel = makesPictures(draft) ? draft.imageModel.trim().slice(0, LIMITS.openList) : '';
  return {
    target,
    operation: draft.operation,
    format: generates ? draft.format || 'presentation' : undefined,
    imageSource: generates ? draft.imageSource || 'aiGenerated' : undefined,
    imageModel: imageModel || undefined,
  };
}

import { ANY_IMAGE, IMAGE_MODELS, IMAGE_TIERS } from '@/lib/contract/image-models';
import type { EstimateQuery, PastCredits } from '../contract/estimate';
import { LIMITS } from '../contract/limits';
import { countCards, findMarkers } from '../contract/request/count-cards';
import type { Target } from '../contract/run-words';
import type { Draft } from './draft';
import { fullRequest } from './full-request';
import { requestFacts, type Situation } from './request-facts';
import { lengthOf } from './suggest/auto-cards';

/**
 * `low` and `high` in credits, both inclusive. `typical` is shown instead where they are so far apart that they tell
 * nobody anything (docs/decisions/037-a-typical-price-until-there-are-runs.md).
 */
export type CreditRange = { low: number; high: number; typical?: number };

/**
 * What the estimate depends on besides the draft. The engine's prices are set by its operator
 * (docs/spec/settled-points.md#6).
 */
export type EstimateFacts = Situation & {
  modelCreditsPerCard?: number;
  /** Credits per picture of a connected image model; missing if there is none. */
  imageModelCredits?: number;
  /** The number of cards of the chosen template; missing if it is not known. */
  templateCards?: number;
};

/** docs/spec/interface.md#8: credits per card at a remote service. */
const REMOTE_CARD = { low: 1, high: 5 };
/** The share of cards that typically get a picture. */
const PICTURED = 0.5;

/** Credits of the engine (docs/spec/settled-points.md#6). */
const LOCAL = { ruledCard: 1, modelCard: 3, templateExtra: 1 };

/**
 * The credits that a run of this draft may cost. The service decides on the number of pictures: low is none, high is
 * one per card. Null if it depends on a template that only the service knows.
 */
export function estimateCredits(draft: Draft, facts: EstimateFacts = { target: 'local' }): CreditRange | null {
  // How many cards a remote service makes is unknown.
  if (draft.operation === 'template' && facts.target === 'remote') return null;
  const cards = cardsOf(draft, facts);
  const paid = draft.operation === 'template' ? filledCards(draft, cards, facts) : cards;
  const card = facts.target === 'remote' ? REMOTE_CARD : localCard(draft, facts);
  const picture = facts.target === 'remote' ? remotePicture(draft) : localPicture(draft, facts);
  const range = { low: paid * card.low, high: paid * (card.high + picture) };
  return facts.target === 'remote' ? { ...range, typical: typicalCost(cards, draft) } : range;
}

/** The middle of the published prices, to two digits. */
function typicalCost(cards: number, draft: Draft): number {
  const picture = makesPictures(draft) ? PICTURED * middleOf(modelOf(draft) ?? IMAGE_TIERS.advanced) : 0;
  return Math.round(Number((cards * (middleOf(REMOTE_CARD) + picture)).toPrecision(2)));
}

function middleOf({ low, high }: CreditRange): number {
  return (low + high) / 2;
}

/**
 * The cards of a template that get content; the others are free (docs/spec/settled-points.md#17). A model writes all of
 * them, unless markers say which; otherwise each part of the prompt fills one, and a long part sometimes more.
 */
function filledCards(draft: Draft, cards: number, { modelConnected }: EstimateFacts): number {
  return modelConnected && isPlanned(draft) ? cards : Math.min(cards, countTemplateCards(draft.prompt));
}

/** The number of cards of this draft, as the form counts them. An invalid number counts as the default. */
export function cardsOf(draft: Draft, facts?: EstimateFacts): number {
  const full = fullRequest(draft, facts && requestFacts(facts));
  if (full.operation === 'template') return templateRunCards(full.request.prompt, facts?.templateCards);
  const { numCards } = full.request;
  const { min, max } = LIMITS.numCards;
  const sendable = numCards !== undefined && numCards >= min && numCards <= max;
  return countCards({ ...full.request, numCards: sendable ? numCards : undefined });
}

/** The number of cards the run will have. Null for a template that is not known, and at a remote service. */
export function promisedCards(draft: Draft, facts: EstimateFacts): number | null {
  const isOpen = facts.target === 'remote' || facts.templateCards === undefined;
  return draft.operation === 'template' && isOpen ? null : cardsOf(draft, facts);
}

function localCard(draft: Draft, facts: EstimateFacts): CreditRange {
  const extra = draft.operation === 'template' ? LOCAL.templateExtra : 0;
  const ruled = LOCAL.ruledCard + extra;
  const modelWrites = facts.modelConnected && (draft.operation === 'template' || draft.textMode !== 'preserve');
  if (!modelWrites) return { low: ruled, high: ruled };
  const written = (facts.modelCreditsPerCard ?? LOCAL.modelCard) + extra;
  // All cards of a plan are written, unless the model fails. Parts of a text that are short enough are kept as they are.
  return { low: isPlanned(draft) ? written : ruled, high: written };
}

/** Whether a model plans all cards. If not, each part of the text becomes a card. */
function isPlanned(draft: Draft): boolean {
  if (draft.operation === 'template') return findMarkers(draft.prompt).length === 0;
  return draft.textMode === 'generate' && lengthOf(draft) !== 'breaks';
}

/** The most expensive picture a remote service may make for this draft. */
function remotePicture(draft: Draft): number {
  if (!makesPictures(draft)) return 0;
  return (modelOf(draft) ?? ANY_IMAGE).high;
}

/** The chosen image model, if its price is known. */
function modelOf(draft: Draft) {
  return IMAGE_MODELS.find(({ id }) => id === draft.imageOptions.model.trim());
}

function localPicture(draft: Draft, facts: EstimateFacts): number {
  return makesPictures(draft) ? (facts.imageModelCredits ?? 0) : 0;
}

/** Whether the service may make pictures for this draft. A template's image source is unknown, so it may. */
export function makesPictures(draft: Draft): boolean {
  return (
    draft.operation === 'template' || draft.imageOptions.source === '' || draft.imageOptions.source === 'aiGenerated'
  );
}

export type Estimate = {
  /** Null for a run from a template whose number of cards is unknown. */
  cards: number | null;
  /** The range to show; null if unknown, e.g. for a remote template that was never used before. */
  range: CreditRange | null;
  /** The cost by published prices: the balance a service may require. */
  published: CreditRange | null;
  /** The number of earlier runs that `range` is based on; 0 for published prices. */
  runs: number;
};

/** The estimated cost of a draft: by published prices, or by similar earlier runs once there are enough. */
export function estimateOf(draft: Draft, facts: EstimateFacts, past: PastCredits | undefined): Estimate {
  const cards = promisedCards(draft, facts);
  const published = estimateCredits(draft, facts);
  const fromRuns = past && rangeFromRuns(cards, past);
  return fromRuns
    ? { cards, range: fromRuns, published, runs: past.runs }
    : { cards, range: published, published, runs: 0 };
}

function rangeFromRuns(cards: number | null, { perCard, perRun }: PastCredits): CreditRange | null {
  if (cards === null) return perRun && estimateFromRuns(perRun);
  return perCard && estimateFromPast(cards, perCard);
}

/**
 * The estimate from similar earlier runs, in credits per card. It replaces the published range, because it reflects how
 * many pictures the service makes.
 */
export function estimateFromPast(cards: number, perCard: CreditRange): CreditRange {
  // Rounded outward, ignoring floating-point noise such as 29.999999.
  const low = Math.floor(cards * perCard.low + 1e-6);
  return { low, high: Math.max(low, Math.ceil(cards * perCard.high - 1e-6)) };
}

/** The estimate from earlier template runs in credits per run, because their number of cards is unknown. */
export function estimateFromRuns({ low, high }: CreditRange): CreditRange {
  return estimateFromPast(1, { low, high });
}

/** Whether the published range is wide because no known image model is selected. */
export function isModelOpen(draft: Draft): boolean {
  return makesPictures(draft) && modelOf(draft) === undefined;
}

/** The attributes that runs must share with this draft for their prices to be comparable. */
export function pricedLike(draft: Draft, target: Target): EstimateQuery {
  const generates = draft.operation === 'generate';
  const imageModel = makesPictures(draft) ? draft.imageOptions.model.trim().slice(0, LIMITS.openList) : '';
  return {
    target,
    operation: draft.operation,
    format: generates ? draft.format || 'presentation' : undefined,
    imageSource: generates ? draft.imageOptions.source || 'aiGenerated' : undefined,
    imageModel: imageModel || undefined,
  };
}

/**
 * The number of cards of a template's prompt: by its markers, otherwise its headings, otherwise its paragraphs
 * (docs/spec/settled-points.md#17). Good enough for an estimate; the engine parses the full Markdown.
 */
export function countTemplateCards(prompt: string): number {
  const markers = findMarkers(prompt).length;
  if (markers > 0) return markers + 1;
  const prose = prompt.replace(/^ {0,3}(```+|~~~+)[\s\S]*?^ {0,3}\1/gm, 'code');
  const headings = prose.match(/^ {0,3}#{1,6}[ \t]+\S/gm)?.length ?? 0;
  if (headings > 0) return headings;
  const paragraphs = prose.split(/\n[ \t\r]*\n/).filter((part) => /\S/.test(part)).length;
  return Math.max(1, paragraphs);
}

/**
 * The number of cards of a deck made from a template: the template's own number, or that of the prompt's markers if it
 * is higher (docs/spec/settled-points.md#17). For an unknown template, the number of the prompt's parts.
 */
export function templateRunCards(prompt: string, templateCards?: number): number {
  if (templateCards === undefined) return countTemplateCards(prompt);
  const markers = findMarkers(prompt).length;
  return markers > 0 ? Math.max(markers + 1, templateCards) : templateCards;
}

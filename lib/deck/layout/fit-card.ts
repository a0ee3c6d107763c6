import { englishMessage } from '../../words/stored-messages';
import { grows, nominalSize } from '../deck';
import type { LayoutOptions } from '../layout-options';
import type { FitVerdict, LayoutName, PlacedElement } from '../placed';
import { skeletonOf } from '../skeletons/all-skeletons';
import type { Points, Size } from '../units';
import { VISUAL_KINDS } from '../visual/visual';
import { deckWishes } from '../wishes/deck-wishes';
import { type Frame, growFrame, makeFrame } from './frame';
import { type Bands, measureBands } from './place-header-footer';
import type { Placement } from './placement';
import { type Content, ENOUGH } from './read-content';
import { inksOn } from './text-font';
import { FIT_STEPS, type FitStep, fitSteps, LIFT_STEPS, STANDARD_STEP, typeScale } from './type-scale';

export type CardToFit = { content: Content; index: number; total: number; options: LayoutOptions };

/** A card with its layout, sizes and height decided. */
export type FittedCard = {
  layout: LayoutName;
  /** How far its type had to shrink (`FitStep.type`). */
  type: number;
  size: Size;
  verdict: FitVerdict;
  bands: Bands;
  /** Header, content and footer, in reading order. */
  draw(): PlacedElement[];
};

/** One attempt: this layout at this step. */
export type Attempt = { layout: LayoutName; step: FitStep; frame: Frame; bands: Bands; placement: Placement };

const FITS = 0.01;

/**
 * Finds how a card fits: the first layout at its standard size; else another layout; else tighter spacing; else
 * smaller type down to the floor; else the card grows and says so. A card of growing dimensions grows at once.
 * @param type the size to begin with, where the cards of the deck share a smaller one
 */
export function fitCard(card: CardToFit, layouts: LayoutName[], type = 0): FittedCard {
  const { format, dimensions } = card.options;
  const start: FitStep = type === 0 ? STANDARD_STEP : { type, space: 1 };
  const larger = type === 0 ? enlarge(card, layouts[0]!) : null;
  if (larger) return settle(larger, PLACED);
  const first = attempt(card, layouts[0]!, start);
  if (fits(first)) return settle(lift(card, first), PLACED);
  if (grows(dimensions)) return settle(grow(card, first), PLACED);
  // A drawing that is a little smaller shows more than the same words in another layout.
  const smaller = tighten(card, layouts.slice(0, 1), ownSteps(layouts[0]!));
  if (smaller) return settle(smaller, tightenedVerdict(smaller));
  // Trying each size of type on what fits in none takes long and helps nobody.
  const isHopeless = card.content.words >= ENOUGH;
  for (const layout of isHopeless ? [] : layouts.slice(1)) {
    const other = attempt(card, layout, start);
    if (fits(other))
      return settle(lift(card, other), {
        kind: 'reflowed',
        why: englishMessage('The content didn’t fit the {layout} layout.', { layout: layouts[0]! }),
      });
  }
  const tightened = isHopeless ? null : tighten(card, layouts, fitSteps(type));
  if (tightened) return settle(tightened, tightenedVerdict(tightened));
  const floor = FIT_STEPS.at(-1)!;
  const best = (isHopeless ? layouts.slice(-1) : layouts)
    .map((layout) => attempt(card, layout, floor))
    .reduce((one, other) => (other.placement.excess < one.placement.excess ? other : one));
  const { floor: size } = typeScale(card.options.theme, format, dimensions, floor);
  const why = englishMessage('The content doesn’t fit at {size} pt, the smallest size, so this card is taller.', {
    size,
  });
  return settle(grow(card, best), { kind: 'overflowing', why });
}

function tightenedVerdict({ step }: Attempt): FitVerdict {
  const why =
    step.type > 0 ? englishMessage('Text is smaller than usual.') : englishMessage('Spacing is tighter than usual.');
  return { kind: 'tightened', why };
}

/** Layouts that show what others would list, and those that a deck is parted by. */
const DRAWN: ReadonlySet<LayoutName> = new Set(['section', ...VISUAL_KINDS]);
/** How far down the steps of fitting a drawing may go before another layout is tried. */
const SMALLER_DRAWING = FIT_STEPS.slice(0, 9);

/** A deck begins with a title card, whatever is on it; other layouts that draw nothing may be left at once. */
function ownSteps(layout: LayoutName): readonly FitStep[] {
  return layout === 'title' ? FIT_STEPS : DRAWN.has(layout) ? SMALLER_DRAWING : [];
}

const PLACED: FitVerdict = { kind: 'placed', why: null };

function fits({ placement }: Attempt): boolean {
  return placement.excess <= FITS;
}

/** Places a card in one layout at one step, on a card of the nominal height or a given one. */
export function attempt(card: CardToFit, layout: LayoutName, step: FitStep, taller: Points = 0): Attempt {
  const { options, index, total, content } = card;
  const { theme, format, dimensions, fonts } = options;
  const scale = typeScale(theme, format, dimensions, step);
  const skeleton = skeletonOf(options);
  const inks = inksOn(skeleton.groundOf(layout, index));
  const nominal = nominalSize(format, dimensions);
  const bands = measureBands(options, { index, total }, nominal, scale, inks);
  const start = makeFrame(nominal, scale, bands);
  const frame = growFrame(start, taller);
  // By the card before it grows: a picture that grew with it would never fit.
  const maxPicture = Math.max(40, start.body.height * (format === 'document' ? 0.5 : 0.6) * Math.min(1, step.space));
  const measure = {
    theme,
    book: fonts,
    scale,
    inks,
    maxPicture: format === 'document' ? Math.min(340, maxPicture) : maxPicture,
  };
  return {
    layout,
    step,
    frame,
    bands,
    placement: skeleton.place[layout]({ content, index, total, layout, options, frame, measure }),
  };
}

/** The mildest step at which some layout fits, found by halving: each step needs no more room than the one before. */
function tighten(card: CardToFit, layouts: LayoutName[], steps: readonly FitStep[]): Attempt | null {
  if (steps.length === 0) return null;
  const at = (step: number): Attempt | null => {
    for (const layout of layouts) {
      const tried = attempt(card, layout, steps[step]!);
      if (fits(tried)) return tried;
    }
    return null;
  };
  let high = steps.length - 1;
  let best = at(high);
  if (!best) return null;
  let low = 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const tried = at(middle);
    if (tried) {
      best = tried;
      high = middle;
    } else low = middle + 1;
  }
  return best;
}

/** Larger type where the instructions ask for it: two sizes at most, so that cards of a deck are alike. */
const LARGER: readonly FitStep[] = [
  { type: -0.5, space: 1 },
  { type: -0.25, space: 1 },
];

function enlarge(card: CardToFit, layout: LayoutName): Attempt | null {
  const { format, additionalInstructions } = card.options;
  if (format === 'document' || !deckWishes(additionalInstructions).rules.has('larger-type')) return null;
  for (const step of LARGER) {
    const tried = attempt(card, layout, step);
    if (fits(tried)) return tried;
  }
  return null;
}

const LIFTED: ReadonlySet<LayoutName> = new Set([
  'bullets',
  'flow',
  'bullets-image-left',
  'bullets-image-right',
  'two-columns',
  'three-columns',
  'table',
  'code',
]);
const LIFT_WORDS = 75;
/** A lifted card keeps at least this share of its height free. */
const LIFT_AIR = 0.14;
const HALF_EMPTY = 0.4;

/** Larger type for a card with little on it, so that it does not look empty. */
function lift(card: CardToFit, standard: Attempt): Attempt {
  const { content, options } = card;
  const { height } = standard.frame.body;
  // The pages of a document are one text in one size, however little is on some.
  if (options.format === 'document' || skeletonOf(options).id !== 'classic') return standard;
  if (!LIFTED.has(standard.layout) || content.words > (standard.layout === 'table' ? LIFT_WORDS * 2 : LIFT_WORDS))
    return standard;
  if (standard.placement.excess > -height * 0.2) return standard;
  // A last line of one word is the lesser fault on a card that would stay half empty.
  const most = standard.placement.excess <= -height * HALF_EMPTY ? 1 : 0;
  let second: Attempt | null = null;
  for (const step of LIFT_STEPS) {
    const lifted = attempt(card, standard.layout, step);
    if (lifted.placement.excess > -height * LIFT_AIR) continue;
    const moreRunts = (lifted.placement.runts ?? 0) - (standard.placement.runts ?? 0);
    if (moreRunts <= 0) return lifted;
    if (moreRunts <= most) second ??= lifted;
  }
  return second ?? standard;
}

const MOST_ROUNDS = 6;

/**
 * The same attempt on a card tall enough. Some layouts use the new room themselves, so that it may take a few rounds.
 */
function grow(card: CardToFit, from: Attempt): Attempt {
  let grown = from;
  let by = 0;
  for (let round = 0; round < MOST_ROUNDS && !fits(grown); round += 1) {
    by += Math.ceil(grown.placement.excess * (round < 2 ? 1 : 1.5));
    grown = attempt(card, from.layout, from.step, by);
  }
  if (fits(grown)) return grown;
  // What running content needs does not depend on the height it has: this always ends.
  const flow = attempt(card, 'flow', from.step);
  return attempt(card, 'flow', from.step, Math.ceil(Math.max(0, flow.placement.excess)));
}

function settle({ layout, step, frame, bands, placement }: Attempt, verdict: FitVerdict): FittedCard {
  return { layout, type: Math.max(0, step.type), size: frame.card, verdict, bands, draw: placement.draw };
}

import { englishMessage } from '../../words/stored-messages';
import { VISUAL_KINDS } from '../blocks';
import { type Content, ENOUGH } from '../content/read-content';
import { grows, nominalSize } from '../deck';
import type { FitVerdict, LayoutName, PlacedElement } from '../placed';
import type { Points, Size } from '../units';
import { deckWishes } from '../wishes/deck-wishes';
import type { LayoutOptions } from './layout-options';
import type { MeasureContext } from './measure/measured';
import { inksOn } from './measure/text-font';
import { FIT_STEPS, type FitStep, fitSteps, STANDARD_STEP, typeScale } from './measure/type-scale';
import { type Bands, measureBands } from './place-header-footer';
import {
  type Frame,
  growFrame,
  makeFrame,
  type NotesSpace,
  type Placement,
  reserveNotes,
  type Skeleton,
} from './placement';

export type CardToFit = {
  content: Content;
  index: number;
  total: number;
  options: LayoutOptions;
  skeleton: Skeleton;
  /** Space to leave for footnotes. */
  notes?: NotesSpace;
};

/** A card with its layout, sizes and height decided. */
export type FittedCard = {
  layout: LayoutName;
  /** How much its type was reduced (`FitStep.type`). */
  type: number;
  size: Size;
  verdict: FitVerdict;
  bands: Bands;
  /** Header, content and footer, in reading order. */
  draw(): PlacedElement[];
};

/** The result of one layout at one step. */
export type Attempt = { layout: LayoutName; step: FitStep; frame: Frame; bands: Bands; placement: Placement };

const FITS = 0.01;

/**
 * Finds a way to fit a card. Tries the first layout at its standard size, then another layout, then tighter spacing,
 * then smaller type down to the floor. If nothing fits, the card grows and is reported as overflowing. A card with
 * dimensions that grow does so right away.
 * @param type the step to start at, where the cards of the deck share a smaller size
 */
export function fitCard(card: CardToFit, layouts: LayoutName[], type = 0): FittedCard {
  const { format, dimensions } = card.options;
  const start: FitStep = type === 0 ? STANDARD_STEP : { type, space: 1 };
  const larger = type === 0 ? enlarge(card, layouts[0]!) : null;
  if (larger) return settle(larger, PLACED);
  const first = attempt(card, layouts[0]!, start);
  if (fits(first)) return settle(first, PLACED);
  if (grows(dimensions)) return settle(grow(card, first), PLACED);
  // A slightly smaller visual shows more than the same words in another layout.
  const smaller = tighten(card, layouts.slice(0, 1), ownSteps(layouts[0]!));
  if (smaller) return settle(smaller, tightenedVerdict(smaller));
  // Trying every type size on content that fits in none takes long and gains nothing.
  const isHopeless = card.content.words >= ENOUGH;
  for (const layout of isHopeless ? [] : layouts.slice(1)) {
    const other = attempt(card, layout, start);
    if (fits(other))
      return settle(other, {
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

/** Layouts that draw their content instead of listing it, and section cards. */
const TRIES_OWN_STEPS: ReadonlySet<LayoutName> = new Set(['section', ...VISUAL_KINDS]);
/** How many steps a visual may be reduced by before another layout is tried. */
const SMALLER_DRAWING = FIT_STEPS.slice(0, 9);

/**
 * The steps to try in the first layout before any other. A title card keeps its layout whatever its content is; layouts
 * that draw nothing are given up at once.
 */
function ownSteps(layout: LayoutName): readonly FitStep[] {
  return layout === 'title' ? FIT_STEPS : TRIES_OWN_STEPS.has(layout) ? SMALLER_DRAWING : [];
}

const PLACED: FitVerdict = { kind: 'placed', why: null };

function fits({ placement }: Attempt): boolean {
  return placement.excess <= FITS;
}

/** Places a card in one layout at one step, on a card of the nominal height plus `taller`. */
export function attempt(card: CardToFit, layout: LayoutName, step: FitStep, taller: Points = 0): Attempt {
  const { options, skeleton, index, total, content } = card;
  const { theme, format, dimensions, fonts } = options;
  const scale = typeScale(theme, format, dimensions, step);
  const inks = inksOn(skeleton.groundOf(layout, index));
  const nominal = nominalSize(format, dimensions);
  const bands = measureBands(options, { index, total }, nominal, scale, inks);
  const bare = makeFrame(nominal, scale, bands);
  const start = card.notes ? reserveNotes(bare, card.notes) : bare;
  const frame = growFrame(start, taller);
  // Based on the height before the card grows: a picture that grew with it would never fit.
  const maxPicture = Math.max(40, start.body.height * 0.6 * Math.min(1, step.space));
  // Without a heading of the card, those of its groups are its headings.
  const subheading = scale.subheading * (content.heading ? 1 : 1.3);
  const plain = { theme, book: fonts, scale: { ...scale, subheading }, inks, maxPicture };
  const toPlace = { content, index, total, layout, options, frame, measure: plain };
  const measure: MeasureContext = {
    ...plain,
    figureOf: (block, width, { inks: own, scale: ownScale }) =>
      skeleton.figureOf?.({ ...toPlace, measure: { ...plain, inks: own, scale: ownScale } }, block, width) ?? null,
  };
  return { layout, step, frame, bands, placement: skeleton.place[layout]({ ...toPlace, measure }) };
}

/** The first step at which some layout fits, found by bisection: no step needs more space than the one before. */
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

/** Larger type if the instructions ask for it. Only two sizes, so that the cards of a deck look alike. */
const LARGER: readonly FitStep[] = [
  { type: -0.5, space: 1 },
  { type: -0.25, space: 1 },
];

function enlarge(card: CardToFit, layout: LayoutName): Attempt | null {
  if (!deckWishes(card.options.additionalInstructions).rules.has('larger-type')) return null;
  for (const step of LARGER) {
    const tried = attempt(card, layout, step);
    if (fits(tried)) return tried;
  }
  return null;
}

const MOST_ROUNDS = 6;

/**
 * The same attempt on a card that is tall enough. Some layouts use the extra height themselves, so it can take a few
 * rounds.
 */
function grow(card: CardToFit, from: Attempt): Attempt {
  let grown = from;
  let by = 0;
  for (let round = 0; round < MOST_ROUNDS && !fits(grown); round += 1) {
    by += Math.ceil(grown.placement.excess * (round < 2 ? 1 : 1.5));
    grown = attempt(card, from.layout, from.step, by);
  }
  if (fits(grown)) return grown;
  // The height of running content does not depend on the height available, so this always ends.
  const flow = attempt(card, 'flow', from.step);
  return attempt(card, 'flow', from.step, Math.ceil(Math.max(0, flow.placement.excess)));
}

function settle({ layout, step, frame, bands, placement }: Attempt, verdict: FitVerdict): FittedCard {
  return { layout, type: Math.max(0, step.type), size: frame.card, verdict, bands, draw: placement.draw };
}

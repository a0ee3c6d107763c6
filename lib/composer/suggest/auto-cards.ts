import { DEFAULT_DIMENSIONS, DIMENSIONS, type Dimensions } from '../../contract/enums';
import { LIMITS } from '../../contract/limits';
import { removeMarkers } from '../../contract/request/count-cards';
import { askedCards } from '../../deck/outlines/read-deck-request';
import type { Draft } from '../draft';
import { withoutFrontMatter } from '../text-breaks';
import { type NaturalWish, naturalCards } from './natural-cards';
import { type CardWish, mostCards, suggestCards } from './suggest-cards';

/** What Auto length depends on besides the draft. */
export type LengthFacts = {
  maxCards?: number;
  /** Whether the target writes text: a remote service, or an engine with a connected model. */
  writesText?: boolean;
  /** The natural number of the last previewed text, for a text that has changed since. */
  shownCards?: number | null;
};

/** The settings that affect the number of cards; `dimensions` as in a draft. */
export type AutoWish = CardWish & { dimensions?: string; additionalInstructions?: string };

/** The most cards that the natural number of a text adds to a deck that the target writes. */
const MAX_EXPANDED = 20;

/**
 * The number of cards that Auto sends: the natural number of the text, up to the target's maximum, or an estimate until
 * that is computed. If the target writes the text, the number follows its headings and length; a short prompt gets the default.
 */
export function autoCards(draft: AutoWish, facts: LengthFacts = {}): number {
  const { maxCards = LIMITS.numCards.max, shownCards } = facts;
  const text = () => removeMarkers(withoutFrontMatter(draft.inputText));
  const natural = /\S/.test(draft.inputText) ? (naturalCards.of(naturalWish(draft, maxCards)) ?? shownCards) : null;
  if (expands(draft, facts)) {
    const suggested = suggestCards({ ...draft, inputText: text() }, maxCards);
    if (suggested === null) return Math.min(askedCards(draft.inputText) ?? LIMITS.numCards.default, maxCards);
    // The natural number also counts headings without Markdown. A long text is condensed rather than kept card by card.
    return Math.min(Math.max(suggested, Math.min(natural ?? 0, MAX_EXPANDED)), maxCards);
  }
  if (natural != null) return Math.min(natural, maxCards);
  const unmarked = { ...draft, inputText: text() };
  const most = mostCards(unmarked.inputText);
  const suggested = suggestCards(unmarked, maxCards) ?? most.paragraphs;
  return Math.max(LIMITS.numCards.min, Math.min(suggested, most.pieces, maxCards));
}

/** The settings of a draft that affect its number of cards. */
export function wishOf({ inputText, textMode, format, additionalInstructions, cardOptions }: Draft): AutoWish {
  const { dimensions } = cardOptions;
  return { inputText, textMode, format: format || 'presentation', dimensions, additionalInstructions };
}

/** Whether the target expands the text. */
export function expands({ textMode }: Pick<AutoWish, 'textMode'>, { writesText }: LengthFacts): boolean {
  return writesText === true && textMode === 'generate';
}

/** The cache key of the natural number; dimensions of another format are replaced by the format's own. */
export function naturalWish(
  { inputText, textMode, format, dimensions, additionalInstructions }: AutoWish,
  maxCards: number = LIMITS.numCards.max,
): NaturalWish {
  const known: readonly Dimensions[] = DIMENSIONS[format];
  const own = known.find((each) => each === dimensions) ?? DEFAULT_DIMENSIONS[format];
  const instructions = additionalInstructions?.trim() || null;
  return { inputText, textMode, format, dimensions: own, maxCards, additionalInstructions: instructions };
}

export type Length = 'auto' | 'number' | 'breaks';

export function lengthOf({ cardSplit, autoLength }: Pick<Draft, 'cardSplit' | 'autoLength'>): Length {
  if (cardSplit === 'inputTextBreaks') return 'breaks';
  return autoLength ? 'auto' : 'number';
}

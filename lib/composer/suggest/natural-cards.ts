import type { Dimensions, Format, TextMode } from '../../contract/enums';
import { Listeners } from '../../listeners';

/** Everything that the natural number of cards depends on. */
export type NaturalWish = {
  inputText: string;
  textMode: TextMode;
  format: Format;
  dimensions: Dimensions;
  maxCards: number;
  additionalInstructions: string | null;
};

/** The cache size: enough for switching between a few drafts. */
const MAX_CACHED = 8;

/** A text that has grown or shrunk by up to this many characters has about as many cards: somebody is typing. */
const TYPED_LETTERS = 200;

const known = new Map<string, number>();
let latest: number | null = null;
let latestWish: NaturalWish | null = null;
const listeners = new Listeners();

/**
 * A cache of natural card counts (`countNaturalCards`). Counting requires parsing the text, which happens in the
 * preview's worker while typing, or on submit if the worker has not replied yet.
 */
export const naturalCards = {
  /** The number for exactly this input; null if it has not been computed. */
  of(input: NaturalWish): number | null {
    return known.get(keyOf(input)) ?? null;
  },
  /** The last computed number: better than an estimate for a text that has just changed. */
  latest: (): number | null => latest,
  /**
   * Whether the number is known for this input, or for one that differs only in what was typed since. After a change of
   * settings, and for a pasted text, `latest` belongs to another deck.
   */
  isCounted(input: NaturalWish): boolean {
    if (known.has(keyOf(input))) return true;
    if (latestWish === null || settingsKey(latestWish) !== settingsKey(input)) return false;
    return Math.abs(latestWish.inputText.length - input.inputText.length) <= TYPED_LETTERS;
  },
  remember(input: NaturalWish, cards: number): void {
    const key = keyOf(input);
    known.delete(key);
    known.set(key, cards);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_CACHED) break;
      known.delete(oldest);
    }
    const isNew = latest !== cards || latestWish === null || keyOf(latestWish) !== key;
    latest = cards;
    latestWish = input;
    if (isNew) listeners.notify();
  },
  subscribe: listeners.subscribe,
};

function keyOf(input: NaturalWish): string {
  return `${settingsKey(input)} ${input.inputText}`;
}

function settingsKey({ textMode, format, dimensions, maxCards, additionalInstructions }: NaturalWish): string {
  return `${textMode} ${format} ${dimensions} ${maxCards} ${JSON.stringify(additionalInstructions)}`;
}

import type { Dimensions, Format, TextMode } from '../contract/enums';

/** Everything that the natural number of cards depends on. */
export type NaturalWish = {
  inputText: string;
  textMode: TextMode;
  format: Format;
  dimensions: Dimensions;
  maxCards: number;
  additionalInstructions: string | null;
};

/** The cache size: enough for the drafts that someone switches between. */
const MOST_REMEMBERED = 8;

const known = new Map<string, number>();
let latest: number | null = null;
const listeners = new Set<() => void>();

/**
 * A cache of natural card counts (`countNaturalCards`). Counting requires parsing the text, which happens in the
 * preview's worker while typing, or on submit if the worker has not replied yet.
 */
export const naturalCards = {
  /** The number for exactly this input; null if it has not been computed. */
  of(wish: NaturalWish): number | null {
    return known.get(keyOf(wish)) ?? null;
  },
  /** The last computed number: better than an estimate for a text that has just changed. */
  latest: (): number | null => latest,
  remember(wish: NaturalWish, cards: number): void {
    const key = keyOf(wish);
    known.delete(key);
    known.set(key, cards);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_REMEMBERED) break;
      known.delete(oldest);
    }
    const isNew = latest !== cards;
    latest = cards;
    if (isNew) for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function keyOf({ inputText, additionalInstructions, ...wish }: NaturalWish): string {
  const { textMode, format, dimensions, maxCards } = wish;
  return `${textMode} ${format} ${dimensions} ${maxCards} ${JSON.stringify(additionalInstructions)} ${inputText}`;
}

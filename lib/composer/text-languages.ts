import type { LanguageWish } from '../deck/write/writing-language';
import { Listeners } from '../listeners';

/** The cache size: enough for switching between a few drafts. */
const MAX_CACHED = 8;

const known = new Map<string, string | null>();
let latest: string | null = null;
const listeners = new Listeners();

/**
 * A cache of the languages that requests name when none was chosen (`languageToName`), as BCP 47 tags. Detection loads a
 * separate chunk and runs in the preview's worker while typing, or on submit if the worker has not replied yet.
 */
export const textLanguages = {
  /** The language for exactly this text; null for none, undefined if it has not been detected. */
  of: (wish: LanguageWish): string | null | undefined => known.get(keyOf(wish)),
  /** The last result, for a text that has just changed. */
  latest: (): string | null => latest,
  remember(wish: LanguageWish, language: string | null): void {
    const key = keyOf(wish);
    known.delete(key);
    known.set(key, language);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_CACHED) break;
      known.delete(oldest);
    }
    const isNew = latest !== language;
    latest = language;
    if (isNew) listeners.notify();
  },
  subscribe: listeners.subscribe,
};

function keyOf({ inputText, keepsWords, isPrompt, unclear }: LanguageWish): string {
  return `${keepsWords} ${isPrompt} ${unclear} ${inputText}`;
}

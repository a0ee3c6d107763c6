/** The cache size: enough for switching between a few drafts. */
const MAX_CACHED = 8;

const known = new Map<string, string>();
let latest: string | null = null;
const listeners = new Set<() => void>();

/**
 * A cache of the languages of texts (`writingLanguage`), as BCP 47 tags. Detection loads a separate chunk and runs in
 * the preview's worker while typing, or on submit if the worker has not replied yet.
 */
export const textLanguages = {
  /** The language of exactly this text; null if it has not been detected. */
  of: (text: string): string | null => known.get(text) ?? null,
  /** The last detected language, for a text that has just changed. */
  latest: (): string | null => latest,
  remember(text: string, language: string): void {
    known.delete(text);
    known.set(text, language);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_CACHED) break;
      known.delete(oldest);
    }
    const isNew = latest !== language;
    latest = language;
    if (isNew) for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

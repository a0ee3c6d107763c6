let latest: readonly string[] = [];
const listeners = new Set<() => void>();

/** The instructions that the latest preview could not follow, verbatim. Only its layout shows them. */
export const undrawnInstructions = {
  latest: (): readonly string[] => latest,
  remember(texts: readonly string[]): void {
    if (texts.join('\n') === latest.join('\n')) return;
    latest = texts;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

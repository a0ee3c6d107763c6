import { Listeners } from '../listeners';

let latest: readonly string[] = [];
const listeners = new Listeners();

/** The instructions that the latest preview could not follow, verbatim. Only its layout shows them. */
export const undrawnInstructions = {
  latest: (): readonly string[] => latest,
  remember(texts: readonly string[]): void {
    if (texts.join('\n') === latest.join('\n')) return;
    latest = texts;
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};

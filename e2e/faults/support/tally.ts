import type { Outcome } from '../promise';

/** Counts broken expectations, and keeps the first few for the report. */
export class Tally {
  #wrong = 0;
  readonly #recorded: string[] = [];

  /** Records `what` unless it `holds`. */
  check(holds: boolean, what: string): void {
    if (holds) return;
    this.#wrong += 1;
    if (this.#recorded.length < 5) this.#recorded.push(what);
  }

  outcome(figure: string): Outcome {
    if (this.#wrong === 0) return { held: true, figure };
    return { held: false, figure: `${figure}; WRONG ${this.#wrong} times: ${this.#recorded.join('; ')}` };
  }
}

/** Counts each word: `3 rejected, 1 queued`. */
export function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ') || 'none';
}

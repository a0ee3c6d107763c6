import { useSyncExternalStore } from 'react';
import type { CaretPlace } from '@/components/editor/caret-out';
import type { OutlineEntry } from './outline-cards';

/**
 * The card in which one writes, for whoever shows it. Held beside the form: only another card is news, so a key draws
 * nothing of the page anew.
 */
export class CurrentCard {
  #place: CaretPlace | null = null;
  #entries: readonly OutlineEntry[] = [];
  #card: number | null = null;
  #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly card = () => this.#card;

  /** Null when nobody has been in this text yet. */
  readonly stands = (place: CaretPlace | null) => {
    this.#place = place;
    this.#tell();
  };

  /** The cards as they are now: where no break cuts, which one a line is in follows from where they begin. */
  cut(entries: readonly OutlineEntry[]) {
    this.#entries = entries;
    this.#tell();
  }

  #tell() {
    const card = this.#place && (this.#place.card ?? cardOfLine(this.#place.line, this.#entries));
    if (card === this.#card) return;
    this.#card = card;
    for (const listener of this.#listeners) listener();
  }
}

/** The card that begins last at or before a line; of several on one line the first. */
export function cardOfLine(line: number, entries: readonly OutlineEntry[]): number | null {
  let found: number | null = null;
  let begins = 0;
  entries.forEach((entry, card) => {
    if (entry.line === null || entry.line > line || entry.line <= begins) return;
    found = card;
    begins = entry.line;
  });
  return found ?? (entries.length > 0 ? 0 : null);
}

/** The card (0-based) in which one writes; null before one does. */
export function useCurrentCard({ subscribe, card }: CurrentCard): number | null {
  return useSyncExternalStore(subscribe, card, () => null);
}

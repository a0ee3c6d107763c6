import { useSyncExternalStore } from 'react';
import type { CaretPlace } from '@/components/editor/editor-reports';
import { Listeners } from '@/lib/listeners';
import type { OutlineEntry } from './outline-cards';

/**
 * The card that holds the caret. A store outside React state: listeners are only notified when the card changes, so
 * typing does not render the page.
 */
export class CurrentCard {
  #place: CaretPlace | null = null;
  #entries: readonly OutlineEntry[] = [];
  #card: number | null = null;
  #listeners = new Listeners();

  readonly subscribe = this.#listeners.subscribe;
  readonly card = () => this.#card;

  /** Null until the caret has been in this text. */
  readonly setPlace = (place: CaretPlace | null) => {
    this.#place = place;
    this.#update();
  };

  /** Sets the current cards. Without --- splitting, the card of a line follows from where the cards begin. */
  cut(entries: readonly OutlineEntry[]) {
    this.#entries = entries;
    this.#update();
  }

  #update() {
    const card = this.#place && (this.#place.card ?? cardOfLine(this.#place.line, this.#entries));
    if (card === this.#card) return;
    this.#card = card;
    this.#listeners.notify();
  }
}

/** The last card that begins at or before a line; the first of several that begin on the same line. */
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

/** The card (0-based) that holds the caret; null before the editor was focused. */
export function useCurrentCard({ subscribe, card }: CurrentCard): number | null {
  return useSyncExternalStore(subscribe, card, () => null);
}

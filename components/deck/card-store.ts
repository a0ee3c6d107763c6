import type { PlacedCard } from '@/lib/deck/placed';

/**
 * The cards of a long deck that are not in the initial page, loaded in slices on demand. A failed slice is retried when
 * one of its cards is needed again.
 */
export class CardStore {
  #cards = new Map<number, PlacedCard>();
  #loading = new Map<number, Promise<void>>();
  #listeners = new Set<() => void>();

  /**
   * @param count of all cards
   * @param address of the slice that begins at a card
   */
  constructor(
    readonly count: number,
    private readonly address: (from: number) => string,
  ) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (at: number): PlacedCard | undefined => this.#cards.get(at);

  /** Loads the card and its neighbours; resolves when they are loaded or have failed. */
  load(at: number): Promise<void> {
    if (this.#cards.has(at)) return Promise.resolve();
    let loading = this.#loading.get(at);
    if (!loading) {
      loading = this.#fetch(at)
        .catch(() => {})
        .finally(() => this.#loading.delete(at));
      this.#loading.set(at, loading);
    }
    return loading;
  }

  /** Loads all cards from an index on, one slice at a time. */
  async loadAll(from: number): Promise<void> {
    for (let at = from; at < this.count; at += 1) if (!this.#cards.has(at)) await this.load(at);
  }

  async #fetch(at: number): Promise<void> {
    const answer = await fetch(this.address(at));
    if (!answer.ok) return;
    const { from, cards } = (await answer.json()) as { from: number; next: number | null; cards: PlacedCard[] };
    cards.forEach((card, index) => {
      this.#cards.set(from + index, card);
    });
    for (const listener of this.#listeners) listener();
  }
}

/** Callbacks for the changes of a value outside React, as `useSyncExternalStore` takes them. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  notify(): void {
    for (const listener of this.#all) listener();
  }
}

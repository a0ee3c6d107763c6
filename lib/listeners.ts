/** Callbacks for the changes of a value outside React, as `useSyncExternalStore` takes them. */
export class Listeners {
  readonly #all = new Set<() => void>();
  readonly #start: () => () => void;
  #stop = () => {};

  /** @param start called with the first subscription; the function it returns is called when the last one has ended */
  constructor(start: () => () => void = () => () => {}) {
    this.#start = start;
  }

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  /** Returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const isFirst = this.isEmpty;
    this.#all.add(listener);
    if (isFirst) this.#stop = this.#start();
    return () => {
      if (this.#all.delete(listener) && this.isEmpty) this.#stop();
    };
  };

  readonly notify = (): void => {
    for (const listener of [...this.#all]) listener();
  };
}

/** Handles events of a page. Returns the function that stops it. */
export function listenTo<Kind extends string>(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  kinds: Kind | readonly Kind[],
  handle: (event: EventOf<Kind>) => unknown,
  options: { capture?: boolean; passive?: boolean; once?: boolean } = {},
): () => void {
  const all = typeof kinds === 'string' ? [kinds] : kinds;
  for (const kind of all) page.addEventListener(kind, handle as EventListener, options);
  return () => {
    for (const kind of all) page.removeEventListener(kind, handle as EventListener, options);
  };
}

/** Calls `act` at each press outside these elements. Returns the function that stops it. */
export function onPressOutside(elements: readonly (Element | null)[], act: () => void): () => void {
  return listenTo(document, 'pointerdown', ({ target }) => {
    if (target instanceof Node && !elements.some((element) => element?.contains(target))) act();
  });
}

type EventOf<Kind extends string> = Kind extends keyof WindowEventMap ? WindowEventMap[Kind] : Event;

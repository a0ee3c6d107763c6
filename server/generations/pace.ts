/** Turns of the event loop between two writes: they take no time where nobody waits. */
const TURNS = 20;

export type PaceBounds = {
  /** Rows written at once: with the first write, at least, and at most. */
  first: number;
  least: number;
  most: number;
  /** That others may wait for one write. */
  milliseconds: number;
};

/**
 * How many rows are written to the disk at once: others wait for a write, but many rows together take half the time. As
 * many as are expected, by the last write, to take the time that others may wait: no more than twice those of before, and
 * no fewer than half of them, for one write may take long because the machine was busy.
 */
export class Pace {
  readonly #bounds: PaceBounds;
  #size: number;

  constructor(bounds: PaceBounds) {
    this.#bounds = bounds;
    this.#size = bounds.first;
  }

  get size(): number {
    return this.#size;
  }

  /** After each write: how many rows it had, and the milliseconds it took. */
  wrote(rows: number, took: number): void {
    const { least, most, milliseconds } = this.#bounds;
    const expected = Math.floor((rows * milliseconds) / Math.max(took, 0.1));
    this.#size = Math.max(least, Math.floor(rows / 2), Math.min(expected, rows * 2, most));
  }
}

/** Between two writes others are served to their end: a request asks the database several times, and waits each time. */
export async function othersTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

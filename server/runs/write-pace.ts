/** Event loop turns between two writes. They take no time when nothing is waiting. */
const TURNS = 20;

export type PaceBounds = {
  /** Rows per write: the first, the minimum and the maximum. */
  first: number;
  least: number;
  most: number;
  /** How long others may wait for one write. */
  milliseconds: number;
};

/**
 * How many rows are written per transaction: others wait for a write, but large batches take half the time per row.
 * The next size is what the last write predicts for the allowed time, at most twice and at least half the previous
 * size, because a single write may be slow when the machine is busy.
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

  /** Call after each write, with its number of rows and its milliseconds. */
  wrote(rows: number, took: number): void {
    const { least, most, milliseconds } = this.#bounds;
    const expected = Math.floor((rows * milliseconds) / Math.max(took, 0.1));
    this.#size = Math.max(least, Math.floor(rows / 2), Math.min(expected, rows * 2, most));
  }
}

/** Lets other requests finish between two writes: a request queries the database several times and waits each time. */
export async function othersTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

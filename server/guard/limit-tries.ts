import 'server-only';

/** Lets through at most `tries` failures in any `windowMs`: what makes guessing a token hopeless. */
export class TryLimit {
  readonly #tries: number;
  readonly #windowMs: number;
  #failures: number[] = [];

  constructor({ tries, windowMs }: { tries: number; windowMs: number }) {
    this.#tries = tries;
    this.#windowMs = windowMs;
  }

  /** Milliseconds until another try is taken; 0 when it is now. */
  waitMs(now: number = Date.now()): number {
    this.#failures = this.#failures.filter((at) => at > now - this.#windowMs);
    const oldest = this.#failures[this.#failures.length - this.#tries];
    return oldest === undefined ? 0 : oldest + this.#windowMs - now;
  }

  failed(now: number = Date.now()): void {
    this.#failures.push(now);
  }
}

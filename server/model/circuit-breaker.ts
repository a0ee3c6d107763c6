import { ModelError, type ModelFailure } from './model-error';

/** Consecutive failures after which the model is paused. */
const MAX_FAILURES = 5;
/** Length of the pause, in milliseconds. */
const PAUSE_MS = 30_000;

/** Only failures of the server as a whole count. A failure of a single answer says nothing about the next one. */
const COUNTED: readonly ModelFailure[] = ['unreachable', 'timeout', 'throttled', 'server', 'key'];

/** Stops calling a model that keeps failing, so that runs fall back at once instead of waiting for each timeout. */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #pausedUntil = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @throws ModelError while paused */
  check(): void {
    const left = this.#pausedUntil - this.#now();
    if (left > 0) throw new ModelError('paused', left);
  }

  noteSuccess(): void {
    this.#failures = 0;
    this.#pausedUntil = 0;
  }

  noteFailure(reason: ModelFailure): void {
    if (!COUNTED.includes(reason)) return;
    this.#failures += 1;
    if (this.#failures < MAX_FAILURES) return;
    // After the pause one more failure is enough to pause again.
    this.#failures = MAX_FAILURES - 1;
    this.#pausedUntil = this.#now() + PAUSE_MS;
  }
}

import 'server-only';
import { addressGroup } from '../http/client-address';

type Options = { failures: number; windowMs: number; maxAddresses?: number };

/**
 * Counts failed guesses by address. Past `failures` of them within `windowMs` an address has to wait, and no other is
 * affected. Memory is bounded: of more than `maxAddresses` those whose last failure is longest ago are forgotten.
 */
export class FailureLimit {
  readonly #failures: number;
  readonly #windowMs: number;
  readonly #maxAddresses: number;
  /** The times of each address's newest failures; the address that failed last comes last. */
  readonly #times = new Map<string, number[]>();

  constructor({ failures, windowMs, maxAddresses = 10_000 }: Options) {
    this.#failures = failures;
    this.#windowMs = windowMs;
    this.#maxAddresses = maxAddresses;
  }

  /** Milliseconds until the address may try again; 0 when it may now. */
  waitMs(address: string, now: number = Date.now()): number {
    const group = addressGroup(address);
    const times = this.#recent(group, now);
    if (times.length === 0) this.#times.delete(group);
    const oldest = times.length < this.#failures ? undefined : times[0];
    return oldest === undefined ? 0 : oldest + this.#windowMs - now;
  }

  /** Notes a failure, and tells whether the address has to wait from now on. */
  failed(address: string, now: number = Date.now()): boolean {
    const group = addressGroup(address);
    const times = [...this.#recent(group, now), now].slice(-this.#failures);
    // Set again at the end: a map keeps the order of insertion.
    this.#times.delete(group);
    this.#times.set(group, times);
    for (const oldest of this.#times.keys()) {
      if (this.#times.size <= this.#maxAddresses) break;
      this.#times.delete(oldest);
    }
    return times.length === this.#failures;
  }

  #recent(group: string, now: number): number[] {
    return (this.#times.get(group) ?? []).filter((at) => at > now - this.#windowMs);
  }
}

/** Of wrong tokens and wrong keys. */
const FAILURES = 20;
const WINDOW_MS = 10 * 60_000;

// Next evaluates modules more than once in one process: all of them must count together.
const shared = globalThis as typeof globalThis & { cardwrightFailures?: Record<string, FailureLimit> };

/** The process's count of failures of one kind: a wrong key takes nobody's sign-in away. */
export function failureLimit(kind: 'sign-in' | 'key'): FailureLimit {
  shared.cardwrightFailures ??= {};
  shared.cardwrightFailures[kind] ??= new FailureLimit({ failures: FAILURES, windowMs: WINDOW_MS });
  return shared.cardwrightFailures[kind];
}

/** For tests: forgets all failures. */
export function forgetFailures(): void {
  shared.cardwrightFailures = undefined;
}

import 'server-only';
import { addressGroup } from '../http/client-address';
import { perProcess } from '../per-process';

type Options = { failures: number; windowMs: number; maxAddresses?: number };

/**
 * Counts failed guesses by address. After `failures` of them within `windowMs` an address has to wait; others are not
 * affected. Memory is bounded: beyond `maxAddresses`, those with the oldest last failure are dropped.
 */
export class FailureLimit {
  readonly #failures: number;
  readonly #windowMs: number;
  readonly #maxAddresses: number;
  /** The times of each address's newest failures; the most recently failed address is last. */
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

  /** Records a failure, and returns whether the address has to wait from now on. */
  failed(address: string, now: number = Date.now()): boolean {
    const group = addressGroup(address);
    const times = [...this.#recent(group, now), now].slice(-this.#failures);
    // Set again at the end: a map keeps the insertion order.
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

/** For wrong tokens and wrong keys. */
export const FAILURES = { failures: 20, windowMs: 10 * 60_000 };

const limits = perProcess('cardwrightFailures', (): Record<string, FailureLimit> => ({}));

/** The process's failure count of one kind, so that wrong keys do not block a sign-in. */
export function failureLimit(kind: 'sign-in' | 'key'): FailureLimit {
  limits()[kind] ??= new FailureLimit(FAILURES);
  return limits()[kind]!;
}

/** For tests: clears all failures. */
export function forgetFailures(): void {
  for (const kind of Object.keys(limits())) delete limits()[kind];
}

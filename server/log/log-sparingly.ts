import 'server-only';
import { log } from './log';

type Options = { lines: number; windowMs: number };

/**
 * Writes warnings that a stranger can trigger: at most `lines` per window, so that nobody can fill the disk. The
 * first line of the next window says how many were dropped.
 */
export class SparingLog {
  readonly #options: Options;
  #began = Number.NEGATIVE_INFINITY;
  #written = 0;
  #leftOut = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  warn(facts: object, message: string, now: number = Date.now()): void {
    if (now - this.#began >= this.#options.windowMs) {
      this.#began = now;
      this.#written = 0;
    }
    if (this.#written >= this.#options.lines) {
      this.#leftOut += 1;
      return;
    }
    this.#written += 1;
    log.warn(this.#leftOut > 0 ? { ...facts, leftOut: this.#leftOut } : facts, message);
    this.#leftOut = 0;
  }
}

const shared = globalThis as typeof globalThis & { cardwrightAccessLog?: SparingLog };

/** The process's log of refused sign-ins and keys: 100 lines a minute. */
export function accessLog(): SparingLog {
  shared.cardwrightAccessLog ??= new SparingLog({ lines: 100, windowMs: 60_000 });
  return shared.cardwrightAccessLog;
}

/** The timeout, longer than any page takes to become interactive. */
const TIMEOUT_MS = 3000;

let deferred: Promise<void> = Promise.resolve();
let release: () => void = () => {};

/**
 * Defers loading of large parts until `firstThingsDone`, so that they do not delay the page's main purpose, such as
 * typing. Call while the page's module is evaluated.
 */
export function deferUntilInteractive(): void {
  if (typeof window === 'undefined') return;
  deferred = new Promise((resolve) => {
    release = resolve;
    setTimeout(resolve, TIMEOUT_MS);
  });
}

export function firstThingsDone(): void {
  release();
}

/** Resolves at once if nothing is deferred. */
export function afterFirstThings(): Promise<void> {
  return deferred;
}

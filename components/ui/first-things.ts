/** The timeout, longer than any page takes to become interactive. */
const LONGEST_MS = 3000;

let held: Promise<void> = Promise.resolve();
let letGo: () => void = () => {};

/**
 * Defers loading of large parts until `firstThingsDone`, so that they do not delay the page's main purpose, such as
 * typing. Call while the page's module is evaluated.
 */
export function deferUntilInteractive(): void {
  if (typeof window === 'undefined') return;
  held = new Promise((resolve) => {
    letGo = resolve;
    setTimeout(resolve, LONGEST_MS);
  });
}

export function firstThingsDone(): void {
  letGo();
}

/** Resolves at once if nothing is deferred. */
export function afterFirstThings(): Promise<void> {
  return held;
}

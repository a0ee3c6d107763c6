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

/** Resolves in a new task, so that input events and painting can happen in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Resolves when the browser is idle; never after `signal` has aborted. */
export function whenIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => !signal.aborted && resolve();
    if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 1500 });
    else setTimeout(go, 200);
  });
}

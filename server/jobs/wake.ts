import 'server-only';

// On globalThis, because the routes and the worker may see two copies of this module in one process.
const shared = globalThis as typeof globalThis & { cardwrightWakers?: Set<() => void> };

/** Makes the workers of this process poll for work now. Workers elsewhere find it within a second. */
export function wakeJobs(): void {
  for (const wake of shared.cardwrightWakers ?? []) wake();
}

/** Calls `wake` at each `wakeJobs()`, until the returned function is called. */
export function onWake(wake: () => void): () => void {
  shared.cardwrightWakers ??= new Set();
  const wakers = shared.cardwrightWakers;
  wakers.add(wake);
  return () => wakers.delete(wake);
}

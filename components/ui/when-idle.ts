/** Resolves when the browser has nothing better to do; never, once it is called off. */
export function whenIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => !signal.aborted && resolve();
    if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 1500 });
    else setTimeout(go, 200);
  });
}

/** Resolves when the browser is idle; never after `signal` has aborted. */
export function whenIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => !signal.aborted && resolve();
    if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 1500 });
    else setTimeout(go, 200);
  });
}

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

/**
 * Returns a function that runs a task, but never twice at the same time. Calls during a run share one more run after it,
 * because the current run may have missed the latest change. The task must not reject.
 */
export function runAfter(task: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      running = task();
      return running;
    });
    return next;
  };
}

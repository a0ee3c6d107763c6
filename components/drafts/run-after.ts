/**
 * Runs a task one call after another. A call while the task is running waits for a run that begins afterwards, which
 * all calls in the meantime share, because the running one may have missed the latest change. The task must not reject.
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

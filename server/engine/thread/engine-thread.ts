import 'server-only';
import { Worker } from 'node:worker_threads';
import { TaskPool } from './task-pool';

/** A worker thread that runs out of memory fails its own task, not the program. */
const MEMORY = { maxOldGenerationSizeMb: 320 };

/** Next evaluates modules twice in one process (pages and routes), and both must share the threads. */
const kept = globalThis as typeof globalThis & { cardwrightThreads?: TaskPool };

/** The worker threads for CPU-heavy tasks that would block the main thread. */
export function engineThread(): TaskPool {
  kept.cardwrightThreads ??= new TaskPool({
    // The bundler finds and bundles the worker's entry only if it is written in this form.
    startWorker: () => new Worker(new URL('./task.worker.ts', import.meta.url), { resourceLimits: MEMORY }),
  });
  return kept.cardwrightThreads;
}

/** Closes the threads for a clean shutdown. A later call to `engineThread` creates new ones. */
export async function closeEngineThread(): Promise<void> {
  const open = kept.cardwrightThreads;
  kept.cardwrightThreads = undefined;
  await open?.close();
}

import 'server-only';
import { Worker } from 'node:worker_threads';
import { TaskPool } from './task-pool';

/** A worker thread that runs out of memory fails its own task, not the program. */
const MEMORY = { maxOldGenerationSizeMb: 320 };

/** Modules are evaluated twice in one process (pages and routes): both share the threads. */
const kept = globalThis as typeof globalThis & { cardwrightThreads?: TaskPool };

/** Worker threads for CPU-heavy tasks that would block the main thread. */
export function engineThread(): TaskPool {
  kept.cardwrightThreads ??= new TaskPool({
    // Written in this form so that the bundler finds and bundles the worker's entry.
    startWorker: () => new Worker(new URL('./task.worker.ts', import.meta.url), { resourceLimits: MEMORY }),
  });
  return kept.cardwrightThreads;
}

/** Closes the threads for a clean shutdown. A later call of `engineThread` starts new ones. */
export async function closeEngineThread(): Promise<void> {
  const open = kept.cardwrightThreads;
  kept.cardwrightThreads = undefined;
  await open?.close();
}

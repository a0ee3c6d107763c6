import 'server-only';
import { Worker } from 'node:worker_threads';
import { TaskPool } from './task-pool';

/** A thread that runs out of this takes its own task down and not the program. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

/** Modules are evaluated twice in one process (pages and routes): the threads are kept where both find them. */
const kept = globalThis as typeof globalThis & { cardwrightThreads?: TaskPool };

/** The threads for what would keep everything else waiting. */
export function engineThread(): TaskPool {
  kept.cardwrightThreads ??= new TaskPool({
    // Written out like this, so that the bundler finds the thread's entry and bundles it.
    startWorker: () => new Worker(new URL('./task.worker.ts', import.meta.url), { resourceLimits: MEMORY }),
  });
  return kept.cardwrightThreads;
}

/** Ends the threads, for a clean stop. A later call of `engineThread` starts others. */
export async function closeEngineThread(): Promise<void> {
  const open = kept.cardwrightThreads;
  kept.cardwrightThreads = undefined;
  await open?.close();
}

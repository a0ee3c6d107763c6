import 'server-only';
import { Worker } from 'node:worker_threads';
import { TaskThread } from './task-thread';

/** A thread that runs out of this takes its own task down and not the program. */
const MEMORY = { maxOldGenerationSizeMb: 768 };

/** Modules are evaluated twice in one process (pages and routes): the one thread is kept where both find it. */
const kept = globalThis as typeof globalThis & { cardwrightThread?: TaskThread };

/** Where the engine does what would keep everything else waiting. */
export function engineThread(): TaskThread {
  kept.cardwrightThread ??= new TaskThread({
    // Written out like this, so that the bundler finds the thread's entry and bundles it.
    startWorker: () => new Worker(new URL('./task.worker.ts', import.meta.url), { resourceLimits: MEMORY }),
  });
  return kept.cardwrightThread;
}

/** Ends the thread, for a clean stop. A later call of `engineThread` starts another. */
export async function closeEngineThread(): Promise<void> {
  const open = kept.cardwrightThread;
  kept.cardwrightThread = undefined;
  await open?.close();
}

import { parentPort } from 'node:worker_threads';
import { doTask, failure } from './do-task';
import { threadId } from './processor-time';
import type { TaskAnswer, TaskMessage, ThreadStarted } from './tasks';

parentPort?.postMessage({ threadId: threadId() } satisfies ThreadStarted);

/** Runs in the worker thread. The main thread keeps the queue and sends one task at a time. */
parentPort?.on('message', async ({ id, ...task }: TaskMessage) => {
  try {
    const done = await doTask(task);
    answer({ id, ok: true, done }, 'bytes' in done ? done.bytes : undefined);
  } catch (error) {
    answer(failure(id, error));
  }
});

function answer(message: TaskAnswer, bytes?: Uint8Array): void {
  // Transfer a file instead of copying it if it owns its whole buffer.
  const { buffer } = bytes ?? {};
  const own = buffer instanceof ArrayBuffer && bytes?.byteLength === buffer.byteLength ? [buffer] : [];
  parentPort?.postMessage(message, own);
}

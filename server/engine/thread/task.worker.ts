import { parentPort } from 'node:worker_threads';
import { doTask, failure } from './do-task';
import type { TaskAnswer, TaskMessage } from './tasks';

/** The engine's thread: one task at a time, in the order they come; the queue is on the other side. */
parentPort?.on('message', async ({ id, ...task }: TaskMessage) => {
  try {
    const done = await doTask(task);
    answer({ id, ok: true, done }, 'bytes' in done ? done.bytes : undefined);
  } catch (error) {
    answer(failure(id, error));
  }
});

function answer(message: TaskAnswer, bytes?: Uint8Array): void {
  // A file is handed over, not copied, where it has its memory to itself.
  const { buffer } = bytes ?? {};
  const own = buffer instanceof ArrayBuffer && bytes?.byteLength === buffer.byteLength ? [buffer] : [];
  parentPort?.postMessage(message, own);
}

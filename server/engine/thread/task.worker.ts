import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { doTask, failure } from './do-task';
import type { TaskAnswer, TaskMessage } from './tasks';

leavePriorityToRequests();

/** The worker thread: one task at a time, in order of arrival; the queue is on the other side. */
parentPort?.on('message', async ({ id, ...task }: TaskMessage) => {
  try {
    const done = await doTask(task);
    answer({ id, ok: true, done }, 'bytes' in done ? done.bytes : undefined);
  } catch (error) {
    answer(failure(id, error));
  }
});

function answer(message: TaskAnswer, bytes?: Uint8Array): void {
  // A file is transferred, not copied, if it owns its whole buffer.
  const { buffer } = bytes ?? {};
  const own = buffer instanceof ArrayBuffer && bytes?.byteLength === buffer.byteLength ? [buffer] : [];
  parentPort?.postMessage(message, own);
}

function leavePriorityToRequests(): void {
  // Only Linux has a priority for each thread; elsewhere the call would change that of the whole program.
  if (process.platform !== 'linux') return;
  try {
    setPriority(10);
  } catch {
    // Not permitted: tasks then compete on equal terms.
  }
}

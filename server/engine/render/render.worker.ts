import { parentPort } from 'node:worker_threads';
import { drawFile } from './draw-file';
import type { RenderAnswer, RenderMessage } from './render-job';

/** The rendering thread: one job at a time, in the order they come; the queue is on the other side. */
parentPort?.on('message', async ({ id, ...job }: RenderMessage) => {
  try {
    const file = await drawFile(job);
    answer({ id, ok: true, file }, file.bytes);
  } catch (error) {
    answer({ id, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function answer(message: RenderAnswer, bytes?: Uint8Array): void {
  // The file is handed over, not copied, where it has its memory to itself.
  const { buffer } = bytes ?? {};
  const own = buffer instanceof ArrayBuffer && bytes?.byteLength === buffer.byteLength ? [buffer] : [];
  parentPort?.postMessage(message, own);
}

import type { ExportCall, ExportReply } from './export-reader';

/** Milliseconds after which a worker that gives no reply is ended. */
const PATIENCE = 60_000;

/** What reads an export: a worker, or in a test the reader itself. */
export type ExportSource = { ask: (call: ExportCall) => Promise<ExportReply>; close: () => void };

/** A worker for one file. It ends when it is closed, when it gives no reply in time, and when it breaks. */
export function openExportWorker(): ExportSource {
  // Written out like this, so that the bundler finds the worker's entry and bundles it.
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module', name: 'export' });
  return {
    ask: (call) =>
      new Promise((resolve) => {
        const end = (reply: ExportReply) => {
          clearTimeout(late);
          resolve(reply);
        };
        const fail = () => {
          worker.terminate();
          end({ kind: 'refused', why: 'failed' });
        };
        const late = setTimeout(fail, PATIENCE);
        worker.onmessage = ({ data }: MessageEvent<ExportReply>) => end(data);
        worker.onerror = fail;
        worker.postMessage(call);
      }),
    close: () => worker.terminate(),
  };
}

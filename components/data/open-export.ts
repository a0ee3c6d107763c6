import type { ExportCall, ExportReply } from './export-reader';

/** Milliseconds without a reply after which the worker is terminated. */
const TIMEOUT_MS = 60_000;

/** The source of an export's batches: a worker, or the reader itself in tests. */
export type ExportSource = { ask: (call: ExportCall) => Promise<ExportReply>; close: () => void };

/** A worker for one file. It is terminated on close, on timeout, and on error. */
export function openExportWorker(): ExportSource {
  // Bundlers only detect the worker's entry in this exact form.
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module', name: 'export' });
  return {
    ask: (call) =>
      new Promise((resolve) => {
        const end = (reply: ExportReply) => {
          clearTimeout(timer);
          resolve(reply);
        };
        const fail = () => {
          worker.terminate();
          end({ kind: 'refused', why: 'failed' });
        };
        const timer = setTimeout(fail, TIMEOUT_MS);
        worker.onmessage = ({ data }: MessageEvent<ExportReply>) => end(data);
        worker.onerror = fail;
        worker.postMessage(call);
      }),
    close: () => worker.terminate(),
  };
}

import type { ImportAnswer } from '@/lib/contract/history';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import type { ExportCall, ExportReply } from './export-reader';
import { requestJson } from './request-json';

/** The file is read into memory as a whole; a larger one could crash the tab. */
const MAX_FILE_BYTES = 300_000_000;

/** The file cannot be imported. The message is shown to the person. */
export class UnreadableFile extends Error {}

/** The import stopped part way; `taken` runs of the earlier batches were imported. */
export class BrokenOff extends Error {
  constructor(
    readonly failure: unknown,
    readonly taken: number,
  ) {
    super(undefined, { cause: failure });
  }
}

type Watch = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/**
 * Imports a JSON export in batches. Existing runs are left unchanged, so an import can be repeated after a failure.
 * @throws UnreadableFile, or BrokenOff when a batch failed
 */
export async function importHistory(file: File, watch: Watch, open = openExportWorker): Promise<ImportAnswer> {
  if (file.size > MAX_FILE_BYTES) throw new UnreadableFile(t('The file is larger than 300 MB.'));
  const source = open();
  watch.signal.addEventListener('abort', source.close);
  try {
    return await sendBatches(source, file, watch);
  } finally {
    source.close();
  }
}

async function sendBatches(source: ExportSource, file: File, { signal, onProgress }: Watch): Promise<ImportAnswer> {
  const opened = await source.ask({ kind: 'open', file });
  if (opened.kind !== 'opened') throw unreadable(opened);
  const total: ImportAnswer = { taken: 0, known: 0, trashed: 0, refused: [], refusedCount: 0 };
  let done = 0;
  for (;;) {
    onProgress(done, opened.total);
    const batch = await source.ask({ kind: 'next' });
    if (batch.kind !== 'batch') throw new BrokenOff(unreadable(batch), total.taken);
    if (batch.runs === null) return total;
    const answer = await requestJson('importAnswer', '/api/generations/import', {
      method: 'POST',
      body: { ...opened.head, runs: batch.runs },
      signal,
    }).catch((failure: unknown) => {
      throw new BrokenOff(failure, total.taken);
    });
    total.taken += answer.taken;
    total.known += answer.known;
    total.trashed += answer.trashed;
    total.refusedCount += answer.refusedCount;
    total.refused.push(...answer.refused.map((one) => ({ ...one, index: one.index + done })));
    done += batch.runs.length;
  }
}

const UNREADABLE_WORDS = perLocale(() => ({
  notJson: t('Not a JSON file. Choose a history export.'),
  notExport: t('The file isn’t a history export'),
  tooDeep: t('This JSON is nested too deeply.'),
  failed: t('The browser couldn’t read the file. It may be too large.'),
}));

function unreadable(reply: ExportReply): UnreadableFile {
  return new UnreadableFile(UNREADABLE_WORDS[reply.kind === 'refused' ? reply.why : 'failed']);
}

/** Milliseconds without a reply after which the worker is terminated. */
const TIMEOUT_MS = 60_000;

/** The source of an export's batches: a worker, or the reader itself in tests. */
export type ExportSource = { ask: (call: ExportCall) => Promise<ExportReply>; close: () => void };

/** A worker for one file. It is terminated on close, on timeout, and on error. */
function openExportWorker(): ExportSource {
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

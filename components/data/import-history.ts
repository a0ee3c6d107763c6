import type { ImportAnswer } from '@/lib/contract/history';
import { say } from '@/lib/words/say';
import { answerShape } from './answer-shape';
import type { ExportReply } from './export-reader';
import { type ExportSource, openExportWorker } from './open-export';
import { requestJson } from './request-json';

/** A file is read as a whole: one that is larger than this would take the page with it. */
const LARGEST = 300_000_000;

/** Why a file cannot be taken in, in words for the person who chose it. */
export class UnreadableFile extends Error {}

/** A part of the file was not taken: `taken` runs of the parts before it are. */
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
 * Takes a JSON export in, batch by batch. Runs that are here already are left as they are, so a file may be taken in
 * again after a failure.
 * @throws UnreadableFile, or BrokenOff when a batch was not taken
 */
export async function importHistory(file: File, watch: Watch, open = openExportWorker): Promise<ImportAnswer> {
  if (file.size > LARGEST) throw new UnreadableFile(say('It is larger than 300 MB.'));
  const source = open();
  watch.signal.addEventListener('abort', source.close);
  try {
    return await takeIn(source, file, watch);
  } finally {
    source.close();
  }
}

async function takeIn(source: ExportSource, file: File, { signal, onProgress }: Watch): Promise<ImportAnswer> {
  const opened = await source.ask({ kind: 'open', file });
  if (opened.kind !== 'opened') throw unreadable(opened);
  const told: ImportAnswer = { taken: 0, known: 0, binned: 0, refused: [], refusedCount: 0 };
  let done = 0;
  for (;;) {
    onProgress(done, opened.total);
    const batch = await source.ask({ kind: 'next' });
    if (batch.kind !== 'batch') throw new BrokenOff(unreadable(batch), told.taken);
    if (batch.runs === null) return told;
    const answer = await requestJson(answerShape('importAnswer'), '/api/generations/import', {
      method: 'POST',
      body: { ...opened.head, runs: batch.runs },
      signal,
    }).catch((failure: unknown) => {
      throw new BrokenOff(failure, told.taken);
    });
    told.taken += answer.taken;
    told.known += answer.known;
    told.binned += answer.binned;
    told.refusedCount += answer.refusedCount;
    told.refused.push(...answer.refused.map((one) => ({ ...one, index: one.index + done })));
    done += batch.runs.length;
  }
}

const WHY_NOT = {
  notJson: say('It is not JSON. Choose the file that “Export, JSON” has made.'),
  notExport: say('It is JSON, but not an export of a history.'),
  tooDeep: say('This JSON is nested too deeply.'),
  failed: say('The browser could not read it. It may be too large.'),
};

function unreadable(reply: ExportReply): UnreadableFile {
  return new UnreadableFile(WHY_NOT[reply.kind === 'refused' ? reply.why : 'failed']);
}

import type { ImportAnswer } from '@/lib/contract/history';
import { say } from '@/lib/words/say';
import { answerShape } from './answer-shape';
import { requestJson } from './request-json';

/** What one call takes at most: the route takes no body over 8 MB, and answers between two calls are progress. */
const BATCH = { bytes: 4_000_000, runs: 500 };
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
export async function importHistory(file: File, { signal, onProgress }: Watch): Promise<ImportAnswer> {
  const { runs, ...head } = await readFileOf(file);
  const told: ImportAnswer = { taken: 0, known: 0, binned: 0, refused: [], refusedCount: 0 };
  let done = 0;
  // Of an empty one the server still says whether it is an export at all.
  for (const batch of runs.length === 0 ? [[]] : batchesOf(runs)) {
    onProgress(done, runs.length);
    const body = { ...head, runs: batch };
    const answer = await requestJson(answerShape('importAnswer'), '/api/generations/import', {
      method: 'POST',
      body,
      signal,
    }).catch((failure: unknown) => {
      throw new BrokenOff(failure, told.taken);
    });
    told.taken += answer.taken;
    told.known += answer.known;
    told.binned += answer.binned;
    told.refusedCount += answer.refusedCount;
    told.refused.push(...answer.refused.map((one) => ({ ...one, index: one.index + done })));
    done += batch.length;
  }
  return told;
}

/** Its runs in groups that one call takes; a run that is too large by itself stands alone, and is refused by itself. */
export function batchesOf(runs: readonly unknown[], most = BATCH): unknown[][] {
  const batches: unknown[][] = [];
  let bytes = 0;
  const encoder = new TextEncoder();
  for (const run of runs) {
    const size = encoder.encode(JSON.stringify(run) ?? '').length;
    const last = batches.at(-1);
    if (last && last.length < most.runs && bytes + size <= most.bytes) {
      last.push(run);
      bytes += size;
    } else {
      batches.push([run]);
      bytes = size;
    }
  }
  return batches;
}

async function readFileOf(file: File): Promise<{ kind?: unknown; version?: unknown; runs: unknown[] }> {
  if (file.size > LARGEST) throw new UnreadableFile(say('It is larger than 300 MB.'));
  let body: unknown;
  try {
    body = JSON.parse(await file.text());
  } catch {
    throw new UnreadableFile(say('It is not JSON. Choose the file that “Export, JSON” has made.'));
  }
  const isOurs = typeof body === 'object' && body !== null && 'runs' in body && Array.isArray(body.runs);
  if (!isOurs) throw new UnreadableFile(say('It is JSON, but not an export of a history.'));
  return body as { runs: unknown[] };
}

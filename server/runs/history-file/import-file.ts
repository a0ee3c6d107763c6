import 'server-only';
import type { ImportAnswer } from '@/lib/contract/history';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { TooManyBytes } from '../../files/file-store';
import type { Generations } from '../context';
import { importRuns } from './import-runs';
import { readHistoryFile } from './read-history-file';

/** `why`: the message without the counts, for a client that sends a file in parts and adds them up itself. */
export type ImportOutcome =
  | { ok: true; answer: ImportAnswer }
  | { ok: false; status: 400 | 413; message: StoredMessage; why: StoredMessage };

const GIGABYTE = 1024 ** 3;
/** Limit on an upload, in gigabytes. A hundred thousand runs of a few pages each are about half of it. */
const MAX_GIGABYTES = 2;

/**
 * Imports a JSON export of the history. The upload is stored on disk before the first run is imported, so that a slow
 * client does not block the database, and the database does not block the upload.
 */
export async function importFile(
  deps: Pick<Generations, 'db' | 'files' | 'now'>,
  body: ReadableStream<Uint8Array>,
): Promise<ImportOutcome> {
  const spooled = await deps.files.spool(body, { maxBytes: MAX_GIGABYTES * GIGABYTE }).catch((error: unknown) => {
    if (error instanceof TooManyBytes) return null;
    throw error;
  });
  if (!spooled) {
    const why = englishMessage('The file is larger than {most} GB', { most: MAX_GIGABYTES });
    return { ok: false, status: 413, message: why, why };
  }
  const file = spooled.read();
  try {
    const { answer, problem } = await importRuns(deps, readHistoryFile(file));
    if (problem === null) return { ok: true, answer };
    return { ok: false, status: 400, message: withTaken(problem, answer), why: problem };
  } finally {
    file.destroy();
    await spooled.drop();
  }
}

function withTaken(problem: StoredMessage, { taken }: ImportAnswer): StoredMessage {
  if (taken === 0) return englishMessage('{why}. Nothing was imported.', { why: problem });
  return englishMessage('{why}. Runs imported before that: {count}.', { why: problem, count: taken });
}

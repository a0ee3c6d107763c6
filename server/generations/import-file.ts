import 'server-only';
import type { ImportAnswer } from '@/lib/contract/history';
import { inEnglish, type Kept } from '@/lib/words/say-kept';
import { TooManyBytes } from '../files/file-store';
import type { Generations } from './context';
import { importRuns } from './import-runs';
import { readHistoryFile } from './read-history-file';

/** `why`: the message without what came of it, for who sends a file in parts and knows of them all. */
export type ImportOutcome =
  | { ok: true; answer: ImportAnswer }
  | { ok: false; status: 400 | 413; message: Kept; why: Kept };

const GIGABYTE = 1024 ** 3;
/** A hundred thousand runs of some pages each are about half of it. */
const MOST = 2;

/**
 * Takes in a JSON export of the history as it comes in. It is on the disk before the first run is taken in: a sender
 * must not have to wait for the database, nor the database for a sender.
 */
export async function importFile(
  world: Pick<Generations, 'db' | 'files' | 'now'>,
  body: ReadableStream<Uint8Array>,
): Promise<ImportOutcome> {
  const spooled = await world.files.spool(body, { maxBytes: MOST * GIGABYTE }).catch((error: unknown) => {
    if (error instanceof TooManyBytes) return null;
    throw error;
  });
  if (!spooled) {
    const why = inEnglish('The file is larger than {most} GB', { most: MOST });
    return { ok: false, status: 413, message: why, why };
  }
  const file = spooled.read();
  try {
    const { answer, problem } = await importRuns(world, readHistoryFile(file));
    if (problem === null) return { ok: true, answer };
    return { ok: false, status: 400, message: withTaken(problem, answer), why: problem };
  } finally {
    file.destroy();
    await spooled.drop();
  }
}

function withTaken(problem: Kept, { taken }: ImportAnswer): Kept {
  if (taken === 0) return inEnglish('{why}. Nothing was taken in.', { why: problem });
  return taken === 1
    ? inEnglish('{why}. The one new run before that was taken in.', { why: problem })
    : inEnglish('{why}. The {count} new runs before that were taken in.', { why: problem, count: taken });
}

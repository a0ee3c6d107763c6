import 'server-only';
import { engineJobs } from '@/server/engine/jobs';
import { readBalanceAtStart } from '../balance/read-at-start';
import { closeDatabase, database } from '../database/database';
import { generations } from '../generations/context';
import { composerJobs } from '../generations/jobs';
import { log } from '../log/log';
import { type RunningJobs, startJobs } from './run-jobs';

// `server/cli/start.mjs` stops what was started here, out of another copy of the modules: it finds it on globalThis.
const shared = globalThis as typeof globalThis & { cardwrightStop?: () => Promise<void> };

/**
 * Migrates the database and starts all background work of this process; once, however often it is called.
 * @throws Error when the database cannot be opened
 */
export async function startProgram(): Promise<void> {
  if (shared.cardwrightStop) return;
  let jobs: RunningJobs | null = null;
  const stopping = new AbortController();
  shared.cardwrightStop = async () => {
    shared.cardwrightStop = undefined;
    stopping.abort(new Error('the program stops'));
    await jobs?.stop();
    await closeDatabase();
  };
  try {
    await database();
    jobs = startJobs([...composerJobs(), engineJobs]);
    void readBalanceAtStart(generations, stopping.signal);
  } catch (error) {
    shared.cardwrightStop = undefined;
    log.fatal({ err: error }, 'the program could not start');
    throw error;
  }
}

/** Lets the work of this process end and closes the database. */
export async function stopProgram(): Promise<void> {
  await shared.cardwrightStop?.();
}

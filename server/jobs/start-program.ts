import 'server-only';
import { engineJobs, hasEngineThreads } from '@/server/engine/jobs';
import { readBalanceAtStart } from '../balance/read-balance';
import { config } from '../config';
import { closeDatabase, database } from '../database/database';
import { DatabaseUnusable } from '../database/database-unusable';
import { createPrivately, makePrivate } from '../files/private-modes';
import { log } from '../log/log';
import { generations } from '../runs/context';
import { composerJobs } from '../runs/jobs';
import { collectAtRest } from './collect-at-rest';
import { type RunningJobs, startJobs } from './run-jobs';

// `server/cli/start.mjs` has another copy of these modules, so it finds the stop function on globalThis.
const shared = globalThis as typeof globalThis & { cardwrightStop?: () => Promise<void> };

/**
 * Migrates the database and starts all background work of this process; only once, even if called repeatedly.
 * @throws DatabaseUnusable
 */
export async function startProgram(): Promise<void> {
  if (shared.cardwrightStop) return;
  let jobs: RunningJobs | null = null;
  let endCollecting = () => {};
  const stopping = new AbortController();
  shared.cardwrightStop = async () => {
    shared.cardwrightStop = undefined;
    stopping.abort(new Error('the program stops'));
    endCollecting();
    await jobs?.stop();
    await closeDatabase();
  };
  try {
    createPrivately();
    await database();
    await checkModes();
    const started = startJobs([...composerJobs(), ...engineJobs]);
    jobs = started;
    endCollecting = collectAtRest({ isBusy: () => started.isBusy() || hasEngineThreads() });
    void readBalanceAtStart(generations, stopping.signal);
  } catch (error) {
    shared.cardwrightStop = undefined;
    // Its message is the whole explanation.
    if (!(error instanceof DatabaseUnusable)) log.fatal({ err: error }, 'the program could not start');
    throw error;
  }
}

/** As `startProgram`; prints the reason and ends the process if it cannot start. */
export async function startOrExit(): Promise<void> {
  try {
    await startProgram();
  } catch (error) {
    process.stderr.write(`Cardwright could not start. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** An error here only warns the operator; it does not prevent the start. */
async function checkModes(): Promise<void> {
  const { corrected, failed, isComplete } = await makePrivate(config().dataDir);
  if (corrected > 0) log.info({ corrected }, 'other users could read files in DATA_DIR; their modes were corrected');
  if (failed) log.warn(failed, 'other users can read files in DATA_DIR; their modes could not be corrected');
  if (!isComplete) log.warn('DATA_DIR has too many files: not all of their modes were checked');
}

/** Ends the work of this process and closes the database. */
export async function stopProgram(): Promise<void> {
  await shared.cardwrightStop?.();
}

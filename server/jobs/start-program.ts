import 'server-only';
import { engineJobs } from '@/server/engine/jobs';
import { readBalanceAtStart } from '../balance/read-balance';
import { batchJobs } from '../batches/advance-batch';
import { config } from '../config';
import { followConnections } from '../connections/connections';
import { closeDatabase, database } from '../database/database';
import { DatabaseUnusable } from '../database/open-database';
import { fileStore } from '../files/open-store';
import { createPrivately, makePrivate } from '../files/private-modes';
import { log } from '../log/log';
import { ipcLink, notifier } from '../notify/notifier';
import { postgresLink } from '../notify/postgres-link';
import { generations } from '../runs/context';
import { composerJobs } from '../runs/jobs';
import { webhookJobs } from '../webhooks/deliver';
import { startJobs } from './run-jobs';

// `server/cli/start.mjs` has another copy of these modules, so it finds the stop function on globalThis.
const shared = globalThis as typeof globalThis & { cardwrightStop?: () => Promise<void> };

/**
 * Starts the web process: migrates the database and makes its files private. It does no background work. Only once,
 * even if called repeatedly.
 * @throws DatabaseUnusable
 */
export function startWeb(): Promise<void> {
  return start(async (stopping) => {
    await checkModes();
    void warnOfStorage();
    void readBalanceAtStart(generations, stopping);
  });
}

/**
 * Starts all background work of this process.
 * @throws DatabaseUnusable
 */
export function startWorker(): Promise<void> {
  return start(async () => {
    if (config().databaseUrl === undefined) notifier().connect(ipcLink(process));
    return startJobs([...composerJobs(), batchJobs(), ...engineJobs, webhookJobs]);
  });
}

async function start(begin: (stopping: AbortSignal) => Promise<{ stop(): Promise<void> } | void>): Promise<void> {
  if (shared.cardwrightStop) return;
  const stopping = new AbortController();
  let work: { stop(): Promise<void> } | void;
  let unfollow: (() => void) | undefined;
  shared.cardwrightStop = async () => {
    shared.cardwrightStop = undefined;
    stopping.abort(new Error('the program stops'));
    unfollow?.();
    await work?.stop();
    await notifier().close();
    await closeDatabase();
  };
  try {
    createPrivately();
    await database();
    const { databaseUrl } = config();
    if (databaseUrl !== undefined) notifier().connect(postgresLink(databaseUrl));
    unfollow = await followConnections();
    work = await begin(stopping.signal);
  } catch (error) {
    shared.cardwrightStop = undefined;
    // Its message is the whole explanation.
    if (!(error instanceof DatabaseUnusable)) log.fatal({ err: error }, 'the program could not start');
    throw error;
  }
}

/** As `startWeb`; prints the reason and ends the process if it cannot start. */
export async function startOrExit(): Promise<void> {
  try {
    await startWeb();
  } catch (error) {
    process.stderr.write(`Cardwright could not start. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** The storage may be there later, so the program starts without it. */
async function warnOfStorage(): Promise<void> {
  await fileStore()
    .check()
    .catch((error: unknown) => log.warn({ err: error }, 'files cannot be stored now: see STORAGE_URL and DATA_DIR'));
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

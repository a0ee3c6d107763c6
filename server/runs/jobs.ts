import 'server-only';
import { config } from '../config';
import { now } from '../database/clock';
import { database } from '../database/database';
import { dropOldCopies } from '../database/migrate';
import type { JobSource } from '../jobs/job-source';
import { leasedSource } from '../jobs/job-source';
import { binJobs } from './bin-run';
import { generations } from './context';
import { sendRun } from './send/send-run';
import { keepExport } from './watch/keep-export';
import { WATCHED_STATES } from './watch/watch-pace';
import { watchRun } from './watch/watch-run';

/** The composer's background work: send queued runs, watch pending ones, keep the files of finished ones. */
// biome-ignore lint/suspicious/noExplicitAny: the sources have different rows, and each gets only its own.
export function composerJobs(): JobSource<any>[] {
  const db = database;
  return [
    leasedSource({
      name: 'send',
      table: 'generations',
      states: ['queued', 'sending'],
      concurrency: 8,
      turns: { by: 'draft_id', most: 6 },
      db,
      // Not aborted on shutdown: what is being sent may be charged, so its response is awaited.
      run: async (row) => sendRun(await generations(), row),
    }),
    leasedSource({
      name: 'watch',
      table: 'generations',
      states: WATCHED_STATES,
      concurrency: 16,
      db,
      run: async (row, signal) => watchRun(await generations(), row, signal),
    }),
    leasedSource({
      name: 'exports',
      table: 'kept_exports',
      states: ['waiting'],
      concurrency: 2,
      db,
      run: async (row, signal) => keepExport(await generations(), row, signal),
    }),
    binJobs(generations, () => dropOldCopies(config().dataDir, now())),
  ];
}

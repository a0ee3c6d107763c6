import 'server-only';
import { database } from '../database/database';
import { leasedSource } from '../jobs/leased-source';
import { engine } from './context';
import { runGeneration } from './generate/run-generation';

/** The engine's background work: generations that are pending. Two at a time, for drawing takes the processor. */
export const engineJobs = leasedSource({
  name: 'engine-generations',
  table: 'engine_generations',
  states: ['pending'],
  concurrency: 2,
  db: database,
  run: async (row, signal) => runGeneration(await engine(), row, signal),
});

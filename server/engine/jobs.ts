import 'server-only';
import { database } from '../database/database';
import { leasedSource } from '../jobs/leased-source';
import { engine } from './engine';
import { runGeneration } from './generate/run-generation';
import { countBrokenOffCalls } from './model-tokens';
import { rewriteJobs } from './rewrite/jobs';

/**
 * Pending generations. They spend most of their time waiting for pictures. CPU work (cards, layout, art, files,
 * untrusted pictures) is limited separately, so a text-only deck does not wait for decks with pictures.
 */
const generationJobs = leasedSource({
  name: 'engine-generations',
  table: 'engine_generations',
  states: ['pending'],
  concurrency: 24,
  db: database,
  run: async (row, signal) => runGeneration(countBrokenOffCalls(await engine(), row.id), row, signal),
});

/** All background work of the engine. */
export const engineJobs = [generationJobs, rewriteJobs];

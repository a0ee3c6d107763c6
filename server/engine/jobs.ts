import 'server-only';
import { database } from '../database/database';
import { leasedSource } from '../jobs/leased-source';
import { engine } from './context';
import { runGeneration } from './generate/run-generation';
import { rewriteJobs } from './rewrite/jobs';
import { engineThread } from './thread/engine-thread';

/**
 * Pending generations. Most of their time is spent waiting for pictures. CPU work
 * (cards, layout, art, files, untrusted pictures) has limits of its own, so a deck of text need not wait for decks of
 * pictures.
 */
const generationJobs = leasedSource({
  name: 'engine-generations',
  table: 'engine_generations',
  states: ['pending'],
  concurrency: 24,
  db: database,
  run: async (row, signal) => runGeneration(await engine(), row, signal),
});

/** All background work of the engine. */
export const engineJobs = [generationJobs, rewriteJobs];

/** Whether a drawing thread works or is kept warm. */
export const hasEngineThreads = (): boolean => engineThread().isAwake;

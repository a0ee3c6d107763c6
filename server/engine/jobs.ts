import 'server-only';
import { database } from '../database/database';
import { leasedSource } from '../jobs/job-source';
import { engine } from './engine';
import { runGeneration } from './generate/run-generation';
import { countBrokenOffCalls } from './model-tokens';
import { runRewrite } from './rewrite/run-rewrite';
import { onBehalfOf } from './thread/task-pool';

/**
 * Pending generations. They spend most of their time waiting for pictures. CPU work (cards, layout, art, files,
 * untrusted pictures) is limited separately, so a text-only deck does not wait for decks with pictures.
 */
const generationJobs = leasedSource({
  name: 'engine-generations',
  table: 'engine_generations',
  states: ['pending'],
  concurrency: 24,
  turns: { by: 'requester', most: 16 },
  db: database,
  run: async (row, signal) => {
    const own = countBrokenOffCalls(await engine(), row.id);
    return onBehalfOf(row.requester, () => runGeneration(own, row, signal));
  },
});

/** Rewrites of single cards. Each needs one or two model calls, and the model client limits those itself. */
const rewriteJobs = leasedSource({
  name: 'engine-rewrites',
  table: 'engine_rewrites',
  states: ['queued', 'asking'],
  concurrency: 8,
  db: database,
  run: async (row, signal) => runRewrite(await engine(), row, signal),
});

/** All background work of the engine. */
export const engineJobs = [generationJobs, rewriteJobs];

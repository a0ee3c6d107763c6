import 'server-only';
import { database } from '../../database/database';
import { leasedSource } from '../../jobs/leased-source';
import { engine } from '../engine';
import { runRewrite } from './run-rewrite';

/** Rewrites of single cards. Each needs one or two model calls, and the model client limits those itself. */
export const rewriteJobs = leasedSource({
  name: 'engine-rewrites',
  table: 'engine_rewrites',
  states: ['queued', 'asking'],
  concurrency: 8,
  db: database,
  run: async (row, signal) => runRewrite(await engine(), row, signal),
});

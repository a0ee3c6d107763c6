import 'server-only';
import { database } from '../../database/database';
import { leasedSource } from '../../jobs/leased-source';
import { engine } from '../context';
import { runRewrite } from './run-rewrite';

/** Cards that are written again: each is one or two calls of the model, which limits them itself. */
export const rewriteJobs = leasedSource({
  name: 'engine-rewrites',
  table: 'engine_rewrites',
  states: ['queued', 'asking'],
  concurrency: 8,
  db: database,
  run: async (row, signal) => runRewrite(await engine(), row, signal),
});

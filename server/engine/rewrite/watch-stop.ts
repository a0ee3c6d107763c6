import 'server-only';
import type { Engine } from '../context';

/** Milliseconds between two queries. Polling is needed because the request to stop may arrive in another process. */
const POLL_INTERVAL = 200;

/**
 * Returns a signal that aborts on `shutdown`, and when the rewrite is no longer being asked for: it was stopped, or
 * purged with its deck. `end` stops polling.
 */
export function watchStop({ db }: Pick<Engine, 'db'>, id: string, shutdown: AbortSignal) {
  const stop = new AbortController();
  const timer = setInterval(async () => {
    const query = db.selectFrom('engine_rewrites').select('state').where('id', '=', id);
    // Ignore a failed query, because the next one may succeed.
    const rows = await query.execute().catch(() => null);
    if (rows && rows[0]?.state !== 'asking') stop.abort(new Error('the rewrite was stopped'));
  }, POLL_INTERVAL);
  timer.unref();
  return { signal: AbortSignal.any([shutdown, stop.signal]), end: () => clearInterval(timer) };
}

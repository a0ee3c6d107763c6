import 'server-only';
import { FAILURES } from '../guard/limit-failures';
import { roomIn } from '../jobs/job-source';
import type { Generations } from '../runs/context';

// The headers of draft-ietf-httpapi-ratelimit-headers. Reads are not limited, so their answers have none.

/** How many more runs can be created. There is no time after which: each finished run makes room for another. */
export async function queueLimit({ db, maxQueuedRuns }: Pick<Generations, 'db' | 'maxQueuedRuns'>) {
  const left = Math.max(0, await roomIn(db, 'generations', maxQueuedRuns));
  return { 'RateLimit-Policy': `"queue";q=${maxQueuedRuns}`, RateLimit: `"queue";r=${left}` };
}

/** The limit on wrong tokens of an address that has to wait. */
export function wrongTokenLimit(waitSeconds: number | null) {
  const window = FAILURES.windowMs / 1000;
  return {
    'RateLimit-Policy': `"wrong-tokens";q=${FAILURES.failures};w=${window}`,
    RateLimit: `"wrong-tokens";r=0;t=${waitSeconds ?? window}`,
    'Retry-After': String(waitSeconds ?? window),
  };
}

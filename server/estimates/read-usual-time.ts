import 'server-only';
import type { ExpressionBuilder } from 'kysely';
import { type PastTime, RUNS_FOR_A_FIGURE, type TimeQuery } from '@/lib/contract/estimate';
import type { Database } from '../database/database';
import type { Generations } from '../runs/context';
import { newestMadeHere } from './newest-made-here';

/** Only the newest runs count: older ones may have used another model, or run under another load of the service. */
const MAX_RUNS = 50;

function lastSentAt(run: ExpressionBuilder<Database, 'generations'>) {
  return run
    .selectFrom('run_events')
    .select(({ fn }) => fn.max('at').as('at'))
    .whereRef('run_events.generation_row', '=', 'generations.id')
    .where('kind', 'in', ['sending', 'outline-approved']);
}

/** The duration of similar completed runs, from the newest of those that were made here. */
export async function readUsualTime({ db }: Pick<Generations, 'db'>, asked: TimeQuery): Promise<PastTime> {
  const ids = await newestMadeHere(db, asked, MAX_RUNS);
  if (ids.length === 0) return { time: null };
  const runs = await db
    .selectFrom('generations')
    .select((run) => [
      // Measured from the last send, because earlier tries may have waited in the queue for minutes, or from the
      // approval of the outline, which waited for a person.
      run.fn.coalesce(lastSentAt(run), 'sent_at').as('sentAt'),
      'ended_at as endedAt',
    ])
    .where('id', 'in', ids)
    .execute();
  return { time: usualTime(runs) };
}

/** From the first to the ninth decile of some runs, in whole seconds; null if too few are known. */
export function usualTime(runs: readonly { sentAt: string | null; endedAt: string | null }[]): PastTime['time'] {
  const times = runs
    .filter((run): run is { sentAt: string; endedAt: string } => run.sentAt !== null && run.endedAt !== null)
    .map(({ sentAt, endedAt }) => Date.parse(endedAt) - Date.parse(sentAt))
    .filter((time) => time >= 0)
    .sort((one, other) => one - other);
  if (times.length < RUNS_FOR_A_FIGURE) return null;
  const at = (share: number) => (times[Math.round(share * (times.length - 1))] ?? 0) / 1000;
  return { from: Math.floor(at(0.1)), to: Math.max(1, Math.ceil(at(0.9))) };
}

import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { CountAnswer, HistoryFilter } from '@/lib/contract/history';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';
import type { Generations } from '../context';
import { othersTurns } from '../write-pace';
import { filterConditions } from './filter-runs';
import { wordSearchOf } from './find-runs';
import { askedWords } from './fold-words';
import { listAll } from './list-keys';
import { firstSeq } from './run-seq';

/** Runs scanned per statement: some milliseconds of work on the main thread. */
const STEP = 2000;
/** How many runs are returned at most. No real history is larger. */
const MAX_RUNS = 1_000_000;

/**
 * The ids of all runs that a filter matches, newest first, in batches. The paging query (`find-runs.ts`) would search
 * for its start again for each thousand of them.
 */
export async function* matchingRuns(
  db: Kysely<Database>,
  filter: HistoryFilter,
  step = STEP,
): AsyncGenerator<string[]> {
  const search = { filter, sort: 'newest', after: null, limit: MAX_RUNS } as const;
  const asked = askedWords(filter.query ?? '');
  if (asked !== null) {
    if (asked.words.length + asked.beginnings.length === 0) return;
    const words = await wordSearchOf(db, asked);
    for await (const keys of words.steps(search, step)) {
      yield keys.map(({ id }) => id);
      await othersTurns();
    }
    // A family has few runs and its own index.
  } else if (!isSqlite(db) || filter.family !== undefined) {
    yield (await listAll(db, search)).map(({ id }) => id);
  } else yield* stepByStep(db, filter, step);
}

/**
 * Walks the history from the newest run to the oldest. Each statement examines a fixed number of runs, however few
 * match.
 */
async function* stepByStep(db: Kysely<Database>, filter: HistoryFilter, step: number): AsyncGenerator<string[]> {
  // Names the index, which covers all filters: with another one, each step would collect every match of the filter.
  const list = sql`from generations indexed by generations_by_seq`;
  const conditions = sql.join(filterConditions(filter), sql` and `);
  for (let below = filter.until === undefined ? Number.MAX_SAFE_INTEGER : firstSeq(new Date(filter.until)); ; ) {
    await othersTurns();
    const end = await sql<{ seq: number }>`
      select seq ${list} where seq < ${below} order by seq desc limit 1 offset ${step - 1}`.execute(db);
    const last = end.rows[0]?.seq ?? null;
    const { rows } = await sql<{ id: string }>`
      select id ${list} where seq < ${below} and seq >= ${last ?? 0} and ${conditions}
      order by seq desc, id desc`.execute(db);
    yield rows.map(({ id }) => id);
    if (last === null) return;
    below = last;
  }
}

/**
 * How many runs a filter matches now, with the time of the count. A later bulk action (`act-on-many.ts`) uses that
 * time to leave newer runs alone.
 */
export async function countRuns(
  { db, now }: Pick<Generations, 'db' | 'now'>,
  filter: HistoryFilter,
): Promise<CountAnswer> {
  const at = now().toISOString();
  let count = 0;
  for await (const ids of matchingRuns(db, begunBefore(filter, at))) count += ids.length;
  return { count, at };
}

/** The same filter, limited to runs created before the given time. */
export function begunBefore(filter: HistoryFilter, at: string): HistoryFilter {
  const isEarlier = filter.until !== undefined && Date.parse(filter.until) < Date.parse(at);
  return isEarlier ? filter : { ...filter, until: at };
}

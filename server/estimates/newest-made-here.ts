import 'server-only';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { TimeQuery } from '@/lib/contract/estimate';
import type { Database } from '../database/database';

/** Rows examined: after importing a whole history the estimate must not take long, nor block others. */
const LOOKED_AT = 5000;

/** Further conditions on the rows. */
type Also = (is: ExpressionBuilder<Database, 'generations'>) => Expression<SqlBool>;

/**
 * The ids of the newest completed runs of a kind that were made here. Those have events, from the moment they were
 * queued; imported runs have none: their prices and times belong to another service or another machine.
 */
export async function newestMadeHere(
  db: Kysely<Database>,
  { target, operation, format }: TimeQuery,
  most: number,
  also?: Also,
): Promise<string[]> {
  let alike = db
    .selectFrom('generations')
    .select(['id', 'created_at'])
    .where('state', '=', 'completed')
    .where('target', '=', target)
    .where('operation', '=', operation);
  if (operation === 'generate') alike = alike.where('format', '=', format ?? 'presentation');
  if (also) alike = alike.where(also);
  const newest = alike.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(LOOKED_AT).as('newest');
  const rows = await db
    .selectFrom(newest)
    .select('id')
    .where(sql<boolean>`exists (select 1 from run_events where run_events.generation_row = newest.id)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

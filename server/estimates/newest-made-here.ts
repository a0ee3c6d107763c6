import 'server-only';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { TimeQuery } from '@/lib/contract/estimate';
import type { Database } from '../database/database';

/** How many rows are examined at most, so that an estimate stays fast after a whole history was imported. */
const MAX_ROWS = 5000;

/** Extra conditions on the rows. */
type ExtraConditions = (is: ExpressionBuilder<Database, 'generations'>) => Expression<SqlBool>;

/**
 * The ids of the newest completed runs of a kind that were made here. Those have events, from the moment they were
 * queued; imported runs have none: their prices and times belong to another service or another machine.
 */
export async function newestMadeHere(
  db: Kysely<Database>,
  { target, operation, format }: TimeQuery,
  most: number,
  extraConditions?: ExtraConditions,
): Promise<string[]> {
  let alike = db
    .selectFrom('generations')
    .select(['id', 'created_at'])
    .where('state', '=', 'completed')
    .where('target', '=', target)
    .where('operation', '=', operation);
  if (operation === 'generate') alike = alike.where('format', '=', format ?? 'presentation');
  if (extraConditions) alike = alike.where(extraConditions);
  const newest = alike.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MAX_ROWS).as('newest');
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

import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';

/** How long to wait before trying again when the queue is full, in seconds. */
export const QUEUE_RETRY_SECONDS = 60;

/**
 * Whether a queue holds fewer than `max` rows that are not finished. Reads at most `max` entries of the index of what
 * is due: finished rows have no due time. Requests at the same moment may each find the last place free.
 */
export async function hasRoom(
  db: Kysely<Database>,
  table: 'generations' | 'engine_generations',
  max: number,
): Promise<boolean> {
  const last = await db
    .selectFrom(table)
    .select('due_at')
    .where('due_at', '>', '')
    .orderBy('due_at')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return last === undefined;
}

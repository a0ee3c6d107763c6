import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';

/** `Retry-After` when the queue is full, in seconds. */
export const QUEUE_RETRY_SECONDS = 60;

/**
 * Whether a queue has fewer than `max` unfinished rows. Reads at most `max` entries of the index on the due time:
 * finished rows have none. Concurrent requests may each find the last place free.
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

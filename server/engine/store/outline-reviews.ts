import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/database';
import type { EngineTables } from '../../database/engine-tables';
import type { GenerationRow } from './generations-store';

// A review is requested before its generation exists, under the key that will be sent, so that no card can be written
// before the review is recorded.

export type ReviewRow = Selectable<EngineTables['engine_reviews']>;

type Keyed = Pick<GenerationRow, 'idempotency_key'>;

const DAY = 86_400_000;
/** How long an outline waits for approval. */
export const REVIEW_MS = DAY;
/** Review requests whose generation was never started are deleted after this time. Runs queue for hours at most. */
const UNUSED_MS = 30 * DAY;

/** Requests a review for the generation that will have this `Idempotency-Key`. */
export async function askReview(db: Kysely<Database>, key: string, at: Date): Promise<void> {
  const unused = new Date(at.getTime() - UNUSED_MS).toISOString();
  await db.deleteFrom('engine_reviews').where('state', '=', 'asked').where('created_at', '<', unused).execute();
  await db
    .insertInto('engine_reviews')
    .values({ id: key, state: 'asked', until: null, created_at: at.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The review of a generation. Null if none was requested. */
export async function findReview(db: Kysely<Database>, { idempotency_key: key }: Keyed): Promise<ReviewRow | null> {
  if (key === null) return null;
  return (await db.selectFrom('engine_reviews').selectAll().where('id', '=', key).executeTakeFirst()) ?? null;
}

/** Changes a review that is in the state `from`. False if it is in another state. */
export async function changeReview(
  db: Kysely<Database>,
  { idempotency_key: key }: Keyed,
  { from, ...change }: { from: ReviewRow['state']; state: ReviewRow['state']; until: string | null },
): Promise<boolean> {
  if (key === null) return false;
  const update = db.updateTable('engine_reviews').set(change).where('id', '=', key).where('state', '=', from);
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Deletes the review when its generation ends. */
export async function dropReview(db: Kysely<Database>, { idempotency_key: key }: Keyed): Promise<void> {
  if (key !== null) await db.deleteFrom('engine_reviews').where('id', '=', key).execute();
}

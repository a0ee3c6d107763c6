import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { fail } from '../generate/end-generation';
import type { GenerationRow } from '../store/generations-store';
import { changeReview, findReview, REVIEW_MS } from '../store/outline-reviews';

const HOURS = REVIEW_MS / 3_600_000;

/**
 * Opens the stored outline for review. The generation stays `pending`, and no worker claims it until the outline is
 * approved, the generation is cancelled, or the review expires.
 */
export async function openReview({ db, now }: Engine, row: GenerationRow): Promise<void> {
  const until = new Date(now().getTime() + REVIEW_MS).toISOString();
  await db.transaction().execute(async (transaction) => {
    // Lock the rows in the same order as an approval does.
    const { numUpdatedRows } = await transaction
      .updateTable('engine_generations')
      .set({ due_at: until, attempts: 0, working: null, cards_done: 0 })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await changeReview(transaction, row, { from: 'asked', state: 'open', until });
  });
}

/** True if the outline of a claimed generation is still waiting, or has just expired and so ended the generation. */
export async function holdsForReview(engine: Engine, row: GenerationRow): Promise<boolean> {
  const review = await findReview(engine.db, row);
  if (review?.state === 'expired') return expire(engine, row);
  if (review?.state !== 'open') return false;
  const { until } = review;
  if (until !== null && until > engine.now().toISOString()) {
    await engine.db
      .updateTable('engine_generations')
      .set({ due_at: until })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .where('cancelled_at', 'is', null)
      .execute();
    return true;
  }
  // If an approval comes in at the same moment, only one of the two changes succeeds.
  return (await changeReview(engine.db, row, { from: 'open', state: 'expired', until: null })) && expire(engine, row);
}

async function expire(engine: Engine, row: GenerationRow): Promise<true> {
  const message = englishMessage('The outline wasn’t approved within {hours} hours. Nothing was charged.', {
    hours: HOURS,
  });
  await fail(engine, row, message);
  return true;
}

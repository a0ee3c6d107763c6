import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';
import type { Engine } from '../context';
import { fail } from '../generate/end-generation';
import type { GenerationRow } from '../store/generations-store';
import { changeReview, findReview, REVIEW_MS } from '../store/outline-reviews';

const HOURS = REVIEW_MS / 3_600_000;

/**
 * Lets a person review the outline that is kept. The generation stays `pending`; no worker has it before it is approved,
 * cancelled or too old.
 */
export async function openReview({ db, now }: Engine, row: GenerationRow): Promise<void> {
  const until = new Date(now().getTime() + REVIEW_MS).toISOString();
  await db.transaction().execute(async (transaction) => {
    // In the order in which an approval locks the rows.
    const { numUpdatedRows } = await transaction
      .updateTable('engine_generations')
      .set({ due_at: until, attempts: 0, cards_done: 0 })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await changeReview(transaction, row, { from: 'asked', state: 'open', until });
  });
}

/** Whether the outline of a claimed generation still waits, or has just ended the generation because nobody came. */
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
  // Of an approval and the end that come at the same moment, one wins.
  return (await changeReview(engine.db, row, { from: 'open', state: 'expired', until: null })) && expire(engine, row);
}

async function expire(engine: Engine, row: GenerationRow): Promise<true> {
  const message = englishMessage('The outline wasn’t approved within {hours} hours. Nothing was charged.', {
    hours: HOURS,
  });
  await fail(engine, row, message);
  return true;
}

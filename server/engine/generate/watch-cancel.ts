import 'server-only';
import type { Engine } from '../context';

/** Milliseconds between two looks: a person cancels in another process than the worker's. */
const PACE = 200;

/** A signal that is also aborted when a person cancels the generation. `end` stops the watch. */
export function watchCancel({ db }: Pick<Engine, 'db'>, id: string, stop: AbortSignal) {
  const cancel = new AbortController();
  const timer = setInterval(async () => {
    const row = db.selectFrom('engine_generations').select('cancelled_at').where('id', '=', id);
    // A failed look says nothing; the next one may.
    const cancelledAt = (await row.executeTakeFirst().catch(() => undefined))?.cancelled_at ?? null;
    if (cancelledAt !== null) cancel.abort(new Error('the generation was cancelled'));
  }, PACE);
  timer.unref();
  return {
    signal: AbortSignal.any([stop, cancel.signal]),
    isCancelled: () => cancel.signal.aborted && !stop.aborted,
    end: () => clearInterval(timer),
  };
}

/** Asks the worker to end a pending generation; false if it has ended, or is unknown. */
export async function cancelGeneration({ db, now, wake }: Engine, id: string): Promise<boolean> {
  const at = now().toISOString();
  const { numUpdatedRows } = await db
    .updateTable('engine_generations')
    .set({ cancelled_at: at, due_at: at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  wake();
  return numUpdatedRows === 1n;
}

/** What a cancelled generation left; null if it was not cancelled, or completed before. */
export async function cancelledDeck(
  { db }: Pick<Engine, 'db'>,
  id: string,
): Promise<{ artifactId: string | null; cards: number } | null> {
  const row = await db
    .selectFrom('engine_generations')
    .select(['artifact_id', 'cards_done', 'cancelled_at', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.state !== 'failed' || row.cancelled_at === null) return null;
  return { artifactId: row.artifact_id, cards: row.artifact_id === null ? 0 : row.cards_done };
}

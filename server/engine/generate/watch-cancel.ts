import 'server-only';
import type { Engine } from '../context';

/** Milliseconds between two queries. Polling is needed because the request may arrive in another process. */
const POLL_INTERVAL = 200;

/** Returns a signal that aborts on `stop` and once `isOver` finds that the work is not wanted any more. `end` stops polling. */
export function watchStop(stop: AbortSignal, isOver: () => Promise<boolean>, message: string) {
  const over = new AbortController();
  const timer = setInterval(async () => {
    // A failed query is ignored, because the next one may succeed.
    if (await isOver().catch(() => false)) over.abort(new Error(message));
  }, POLL_INTERVAL);
  timer.unref();
  return {
    signal: AbortSignal.any([stop, over.signal]),
    isOver: () => over.signal.aborted && !stop.aborted,
    end: () => clearInterval(timer),
  };
}

/** Watches whether a generation is cancelled. */
export function watchCancel({ db }: Pick<Engine, 'db'>, id: string, stop: AbortSignal) {
  const row = db.selectFrom('engine_generations').select('cancelled_at').where('id', '=', id);
  const isCancelled = async () => ((await row.executeTakeFirst())?.cancelled_at ?? null) !== null;
  return watchStop(stop, isCancelled, 'the generation was cancelled');
}

/** Asks the worker to end a pending generation. False if it has already ended or is unknown. */
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

/** What a cancelled generation left behind. Null if it was not cancelled, or completed before that. */
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

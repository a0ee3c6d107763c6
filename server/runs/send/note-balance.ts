import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';
import { askBalance } from '../../balance/read-balance';
import type { RunRow } from '../../database/composer-tables';
import { log } from '../../log/log';
import type { Generations } from '../context';
import { addEvent } from '../store';

/** Timeout of the read in milliseconds. Shutdown waits for it. */
const TIMEOUT = 10_000;

/**
 * Reads the balance after a response was lost, and stores it beside the previous one: evidence of a charge but never
 * proof, since other runs are charged too (docs/spec/settled-points.md#16.11). Costs nothing and never throws.
 */
export async function noteBalance(deps: Generations, { id, target }: Pick<RunRow, 'id' | 'target'>) {
  const service = deps.service(target);
  if (!service) return;
  try {
    const { remaining, httpStatus, requestId } = await askBalance(deps, service, target, AbortSignal.timeout(TIMEOUT));
    const at = deps.now();
    const detail =
      remaining === null
        ? englishMessage('Not reported by the service')
        : englishMessage('{remaining} credits left', { remaining });
    await deps.db.transaction().execute(async (transaction) => {
      if (remaining !== null)
        await transaction
          .updateTable('generations')
          .set({ balance_after: remaining, balance_after_at: at.toISOString() })
          .where('id', '=', id)
          .where('state', '=', 'unconfirmed')
          .execute();
      await addEvent(transaction, id, { kind: 'balance', httpStatus, requestId, detail }, at);
    });
  } catch (error) {
    log.error({ err: error, run: id }, 'the balance after a lost answer could not be kept');
  }
}

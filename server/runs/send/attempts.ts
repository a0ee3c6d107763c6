import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';
import type { StartOutcome } from '../../service/outcomes';
import type { RunRow } from '../run-rows';

/** A try to send a run, counted from 1. No answer to one try is ever taken for the answer to another. */
export type Attempt = Pick<RunRow, 'id' | 'attempt'>;

const keyOf = ({ id, attempt }: Attempt) => `${id}.${attempt}`;

/** Recorded in the transaction that sets `sending`, before anything leaves. Fails if another sender has this try. */
export async function insertAttempt(transaction: Kysely<Database>, attempt: Attempt, at: Date): Promise<void> {
  await transaction
    .insertInto('send_attempts')
    .values({
      id: keyOf(attempt),
      generation_row: attempt.id,
      begun_at: at.toISOString(),
      ended_at: null,
      outcome: null,
      generation_id: null,
    })
    .execute();
}

/** Records the answer of a try, however late it comes. */
export async function endAttempt(
  transaction: Kysely<Database>,
  attempt: Attempt,
  outcome: StartOutcome,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('send_attempts')
    .set({
      ended_at: at.toISOString(),
      outcome: outcome.kind,
      generation_id: outcome.kind === 'started' ? outcome.generationId : null,
    })
    .where('id', '=', keyOf(attempt))
    .execute();
}

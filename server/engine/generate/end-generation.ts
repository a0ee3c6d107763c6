import 'server-only';
import type { Kysely } from 'kysely';
import { cardCount } from '@/lib/deck/deck';
import type { StoredMessage } from '@/lib/words/stored-messages';
import type { Database } from '../../database/database';
import { notifier } from '../../notify/notifier';
import type { Engine } from '../context';
import { artifactRow, type StoredArtifact, storeArtifact } from '../store/artifacts-store';
import { type CardSource, storeSource } from '../store/card-sources';
import { giveBack, readBalance } from '../store/credits';
import type { GenerationRow } from '../store/generations-store';
import { dropReview } from '../store/outline-reviews';
import { clearWrittenParts } from '../store/written-parts';

// A generation ends only once, even if its job runs twice, because the row leaves `pending` in the same transaction
// that does everything else. The balance at that time is stored in the row (docs/spec/settled-points.md#6).

type Made = { artifact: StoredArtifact; source: CardSource; deducted: number };

/** Stores the artifact and refunds the rest of the reservation. Does nothing if the generation has already ended. */
export function complete(engine: Engine, row: GenerationRow, made: Made & { warnings: string }): Promise<void> {
  const { artifact, deducted, warnings } = made;
  const cards_done = cardCount(artifact.deck);
  const facts = { state: 'completed', artifact_id: artifact.id, deducted, warnings, cards_done };
  return endWithArtifact(engine, row, made, facts);
}

/** Ends a cancelled generation as `failed`, but with an artifact of its written cards, whose credits are deducted. */
export function endEarly(engine: Engine, row: GenerationRow, made: Made & { message: StoredMessage }): Promise<void> {
  const { artifact, deducted, message } = made;
  const cards_done = new Set(artifact.deck.cards.map(({ index }) => index)).size;
  const error = { error_message: message, error_status: 422 };
  const facts = { state: 'failed', artifact_id: artifact.id, deducted, cards_done, ...error };
  return endWithArtifact(engine, row, made, facts);
}

async function endWithArtifact(
  engine: Engine,
  row: GenerationRow,
  { artifact, source, deducted }: Made,
  facts: Parameters<typeof end>[2],
): Promise<void> {
  const stored = artifactRow(artifact);
  await end(engine, row, facts, async (transaction, at) => {
    // Stored only now, so that a failed attempt leaves no artifact behind.
    await storeArtifact(transaction, stored);
    await storeSource(transaction, artifact, source);
    await giveBack(transaction, row.reserved - deducted, { generationId: row.id, at });
  });
}

/** Ends a generation as failed and refunds the whole reservation. */
export async function fail(engine: Engine, row: GenerationRow, message: StoredMessage): Promise<void> {
  const facts = { state: 'failed', error_message: message, error_status: 422, deducted: 0 };
  await end(engine, row, facts, (transaction, at) => giveBack(transaction, row.reserved, { generationId: row.id, at }));
}

async function end(
  { db, now }: Engine,
  row: GenerationRow,
  facts: Partial<GenerationRow>,
  settle: (transaction: Kysely<Database>, at: Date) => Promise<void>,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('engine_generations')
      .set({ ...facts, ended_at: at.toISOString(), due_at: null, lease_until: null, lease_owner: null })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    await settle(transaction, at);
    await clearWrittenParts(transaction, row.id);
    await dropReview(transaction, row);
    const remaining = await readBalance(transaction);
    await transaction.updateTable('engine_generations').set({ remaining }).where('id', '=', row.id).execute();
  });
  notifier().publish(`generation:${row.id}`);
}

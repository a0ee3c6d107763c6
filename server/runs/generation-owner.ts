import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import type { RunRow } from './run-rows';

/**
 * Another run that has this generation of the service. No unique index rules that out: imported runs, and runs to
 * which a service gave one id twice, share a generation (`settle-decks.ts`).
 */
export function findOtherOwner(
  db: Kysely<Database>,
  { id, target }: Pick<RunRow, 'id' | 'target'>,
  generationId: string,
): Promise<Pick<RunRow, 'id' | 'title'> | undefined> {
  return db
    .selectFrom('generations')
    .select(['id', 'title'])
    .where('generation_id', '=', generationId)
    .where('target', '=', target)
    .where('id', '!=', id)
    .executeTakeFirst();
}

/**
 * Locks a generation id: no other transaction can attach it until this one ends. Not needed on SQLite, where a
 * transaction is the only writer.
 */
export async function lockGenerationId(transaction: Kysely<Database>, generationId: string): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attach ${generationId}`}, 0))`.execute(transaction);
}

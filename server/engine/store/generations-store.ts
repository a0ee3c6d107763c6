import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { GenerateRequest, TemplateRequest } from '@/lib/contract/request/generate-request';
import type { Database } from '../../database/database';
import type { EngineTables } from '../../database/engine-tables';
import { isSqlite } from '../../database/is-sqlite';

export type GenerationRow = Selectable<EngineTables['engine_generations']>;

export type GenerationOrder =
  | { operation: 'generate'; request: GenerateRequest }
  | { operation: 'template'; request: TemplateRequest };

export async function findGeneration(db: Kysely<Database>, id: string): Promise<GenerationRow | null> {
  return (await db.selectFrom('engine_generations').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findByIdempotencyKey(db: Kysely<Database>, key: string): Promise<GenerationRow | null> {
  const found = db.selectFrom('engine_generations').selectAll().where('idempotency_key', '=', key);
  return (await found.executeTakeFirst()) ?? null;
}

/** The request as it was validated on arrival. */
export function orderOf(row: GenerationRow): GenerationOrder {
  return { operation: row.operation, request: JSON.parse(row.request) } as GenerationOrder;
}

// While a generation is hidden, everything about its deck is a 404: page, files, pictures, signed links, and use as a
// template. A pending generation can be hidden too; its deck is then hidden once it is made.

/** A condition on `engine_artifacts` that only visible ones meet. */
export const IS_SHOWN = sql<boolean>`not exists (
  select 1 from engine_hidden where engine_hidden.id = engine_artifacts.generation_id)`;

/** How generations are looked up: by id, by the artifact they made, or by their `Idempotency-Key`. */
type GenerationQuery = {
  ids: readonly string[];
  artifactIds: readonly string[];
  idempotencyKeys: readonly string[];
};

export type GenerationRef = { id: string; artifactId: string | null; idempotencyKey: string | null };

/** The matching generations, locked until the caller's transaction ends. */
export async function lockGenerations(db: Kysely<Database>, asked: GenerationQuery): Promise<GenerationRef[]> {
  const { ids, artifactIds, idempotencyKeys } = asked;
  const made =
    artifactIds.length === 0
      ? []
      : await db.selectFrom('engine_artifacts').select('generation_id').where('id', 'in', artifactIds).execute();
  const all = [...ids, ...made.flatMap(({ generation_id }) => generation_id ?? [])];
  if (all.length === 0 && idempotencyKeys.length === 0) return [];
  let select = db
    .selectFrom('engine_generations')
    .select(['id', 'artifact_id', 'idempotency_key'])
    .where((is) =>
      is.or([
        ...(all.length > 0 ? [is('id', 'in', all)] : []),
        ...(idempotencyKeys.length > 0 ? [is('idempotency_key', 'in', idempotencyKeys)] : []),
      ]),
    )
    .orderBy('id');
  // SQLite needs no row locks, because its transactions start as writers and run one at a time.
  if (!isSqlite(db)) select = select.forUpdate();
  const rows = await select.execute();
  return rows.map((row) => ({ id: row.id, artifactId: row.artifact_id, idempotencyKey: row.idempotency_key }));
}

export async function hideGenerations(db: Kysely<Database>, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('engine_hidden')
    .values(ids.map((id) => ({ id, hidden_at: at.toISOString() })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function showGenerations(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('engine_hidden').where('id', 'in', ids).execute();
}

/** A page of hidden generations, sorted by id. */
export async function listHidden(db: Kysely<Database>, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('engine_hidden')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

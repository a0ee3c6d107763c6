import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { TemplateRequest } from '@/lib/contract/request/template-request';
import type { Database } from '../../database/database';
import type { EngineTables } from '../../database/engine-tables';

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

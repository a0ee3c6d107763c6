import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';

/** A kept part of a model's work. `data` is JSON. */
export type WrittenPart = {
  part: string;
  data: string;
  by: 'model' | 'rules';
  tokensIn: number;
  tokensOut: number;
};

/** What a model wrote for a generation, in all. */
export type WritingFacts = {
  model: string;
  promptVersion: string;
  tokensIn: number;
  tokensOut: number;
  cardsByModel: number;
  cardsByRules: number;
};

export async function findWrittenParts(db: Kysely<Database>, generationId: string): Promise<WrittenPart[]> {
  const rows = await db
    .selectFrom('engine_written')
    .select(['part', 'data', 'written_by', 'tokens_in', 'tokens_out'])
    .where('generation_id', '=', generationId)
    .where('data', '!=', '')
    .execute();
  return rows.map((row) => ({
    part: row.part,
    data: row.data,
    by: row.written_by,
    tokensIn: row.tokens_in,
    tokensOut: row.tokens_out,
  }));
}

/** Keeps a part; one that another worker has kept in the meantime stays. Nothing is kept for an ended generation. */
export async function keepWrittenPart(
  db: Kysely<Database>,
  { generationId, model, promptVersion }: { generationId: string; model: string; promptVersion: string },
  { part, data, by, tokensIn, tokensOut }: WrittenPart,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const pending = await transaction
      .selectFrom('engine_generations')
      .select('id')
      .where('id', '=', generationId)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (!pending) return;
    await transaction
      .insertInto('engine_written')
      .values({
        id: `${generationId}:${part}`,
        generation_id: generationId,
        part,
        data,
        written_by: by,
        model,
        prompt_version: promptVersion,
        tokens_in: tokensIn,
        tokens_out: tokensOut,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

/** After the end the deck holds the words; the counts stay. */
export async function clearWrittenParts(db: Kysely<Database>, generationId: string): Promise<void> {
  await db.updateTable('engine_written').set({ data: '' }).where('generation_id', '=', generationId).execute();
}

/** Null if no model was called. */
export async function findWritingFacts(db: Kysely<Database>, generationId: string): Promise<WritingFacts | null> {
  const rows = await db
    .selectFrom('engine_written')
    .select(['part', 'written_by', 'model', 'prompt_version', 'tokens_in', 'tokens_out'])
    .where('generation_id', '=', generationId)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const cards = rows.filter(({ part }) => part !== 'outline');
  return {
    model: first.model,
    promptVersion: first.prompt_version,
    tokensIn: rows.reduce((sum, { tokens_in }) => sum + Number(tokens_in), 0),
    tokensOut: rows.reduce((sum, { tokens_out }) => sum + Number(tokens_out), 0),
    cardsByModel: cards.filter(({ written_by }) => written_by === 'model').length,
    cardsByRules: cards.filter(({ written_by }) => written_by === 'rules').length,
  };
}

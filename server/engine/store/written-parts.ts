import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database';
import { isSqlite } from '../../database/is-sqlite';
import { notifier } from '../../notify/notifier';

/** A stored part of a model's work. `data` is JSON. */
export type WrittenPart = {
  part: string;
  data: string;
  by: 'model' | 'rules';
  tokensIn: number;
  tokensOut: number;
};

/** Totals of what a model wrote for a generation. */
export type WritingFacts = {
  model: string;
  promptVersion: string;
  tokensIn: number;
  tokensOut: number;
  /** Includes the cards that were written after the generation had ended. */
  cardsByModel: number;
  cardsByRules: number;
  /** Rewrites of single cards that were answered or stopped, whether or not they were accepted. */
  rewrites: number;
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

/** The generation that is written, and what writes it. */
type Writing = { generationId: string; model: string; promptVersion: string };

function insertPart(
  transaction: Kysely<Database>,
  { generationId, model, promptVersion }: Writing,
  { part, data, by, tokensIn, tokensOut }: WrittenPart,
) {
  return transaction.insertInto('engine_written').values({
    id: `${generationId}:${part}`,
    generation_id: generationId,
    part,
    data,
    written_by: by,
    model,
    prompt_version: promptVersion,
    tokens_in: tokensIn,
    tokens_out: tokensOut,
  });
}

/** Stores a part, unless another worker has stored it in the meantime or the generation has ended. */
export async function keepWrittenPart(db: Kysely<Database>, writing: Writing, part: WrittenPart): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await isPending(transaction, writing.generationId))) return;
    const insert = insertPart(transaction, writing, part);
    await insert.onConflict((conflict) => conflict.column('id').doNothing()).execute();
  });
  notifier().publish(`generation:${writing.generationId}`);
}

/** Stores the headings of a plan that is still streaming in, replacing the previous list. */
export async function noteHeadings(db: Kysely<Database>, writing: Writing, headings: readonly string[]): Promise<void> {
  const data = JSON.stringify(headings);
  await db.transaction().execute(async (transaction) => {
    if (!(await isPending(transaction, writing.generationId))) return;
    const part = { part: 'headings', data, by: 'model', tokensIn: 0, tokensOut: 0 } as const;
    const insert = insertPart(transaction, writing, part);
    await insert.onConflict((conflict) => conflict.column('id').doUpdateSet({ data })).execute();
  });
  notifier().publish(`generation:${writing.generationId}`);
}

/** Adds the tokens of calls to the totals of a generation, even after it has ended. Does nothing if it was purged. */
export async function keepTokens(
  db: Kysely<Database>,
  writing: Writing,
  part: Pick<WrittenPart, 'part' | 'tokensIn' | 'tokensOut'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    let select = transaction.selectFrom('engine_generations').select('state').where('id', '=', writing.generationId);
    if (!isSqlite(db)) select = select.forUpdate();
    const row = await select.executeTakeFirst();
    if (!row || row.state === 'purged') return;
    const insert = insertPart(transaction, writing, { ...part, data: '', by: 'model' });
    await insert.onConflict((conflict) => conflict.column('id').doNothing()).execute();
  });
}

/** The names and lengths of all parts. If two signatures are equal, nothing was written in between. */
export async function writtenSignature(db: Kysely<Database>, generationId: string): Promise<string> {
  const rows = await db
    .selectFrom('engine_written')
    .select(['part', sql<number>`length(data)`.as('length')])
    .where('generation_id', '=', generationId)
    .orderBy('part')
    .execute();
  return rows.map(({ part, length }) => `${part}:${length}`).join(' ');
}

async function isPending(db: Kysely<Database>, generationId: string): Promise<boolean> {
  const row = db.selectFrom('engine_generations').select('id').where('id', '=', generationId);
  return (await row.where('state', '=', 'pending').executeTakeFirst()) !== undefined;
}

/** Clears the text of all parts, which the deck has once the generation has ended. The token counts stay. */
export async function clearWrittenParts(db: Kysely<Database>, generationId: string): Promise<void> {
  await db.updateTable('engine_written').set({ data: '' }).where('generation_id', '=', generationId).execute();
}

/** Totals for a generation. Null if no model was called. */
export async function findWritingFacts(db: Kysely<Database>, generationId: string): Promise<WritingFacts | null> {
  const rows = await db
    .selectFrom('engine_written')
    .select(['part', 'written_by', 'model', 'prompt_version', 'tokens_in', 'tokens_out'])
    .where('generation_id', '=', generationId)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const cards = rows.filter(({ part }) => part.startsWith('card-') || part.startsWith('late-'));
  return {
    model: first.model,
    promptVersion: first.prompt_version,
    tokensIn: rows.reduce((sum, { tokens_in }) => sum + Number(tokens_in), 0),
    tokensOut: rows.reduce((sum, { tokens_out }) => sum + Number(tokens_out), 0),
    cardsByModel: cards.filter(({ written_by }) => written_by === 'model').length,
    cardsByRules: cards.filter(({ written_by }) => written_by === 'rules').length,
    rewrites: rows.filter(({ part }) => part.startsWith('rewrite-')).length,
  };
}

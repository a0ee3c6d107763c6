import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite';

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
type Db = Kysely<any>;

/** What deleting a run needs: hidden decks, the pictures each generation uses, files to remove, text to erase. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('engine_hidden')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hidden_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('engine_images')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('engine_images_of_owner').on('engine_images').columns(['owner']).execute();
  await db.schema.createIndex('engine_images_of_file').on('engine_images').columns(['file_key']).execute();
  await db.schema
    .createTable('file_removals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('passes', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('file_removals_due').on('file_removals').columns(['due_at']).execute();
  await db.schema
    .createTable('upkeep')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('engine_artifacts_of_generation')
    .on('engine_artifacts')
    .columns(['generation_id'])
    .execute();
  await db.schema.createIndex('engine_exports_of_artifact').on('engine_exports').columns(['artifact_id']).execute();

  await recordImages(db);
  const at = new Date().toISOString();
  await hideTrashed(db, at);
  await hideDecksOfPurgedRuns(db, at);
  // Earlier deletions were made without `secure_delete`: rewriting the file drops what they left in free pages.
  const hasRuns = (await db.selectFrom('generations').select('id').limit(1).execute()).length > 0;
  if (isSqlite(db) && hasRuns) await db.insertInto('upkeep').values({ id: 'vacuum', due_at: at }).execute();
}

/** Decks are read one at a time: each can be a megabyte. */
async function recordImages(db: Db): Promise<void> {
  const artifacts: { id: string; generation_id: string | null }[] = await db
    .selectFrom('engine_artifacts')
    .select(['id', 'generation_id'])
    .execute();
  for (const { id, generation_id } of artifacts) {
    const { deck } = await db
      .selectFrom('engine_artifacts')
      .select('deck')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const owner = generation_id ?? id;
    for (const file_key of imageKeys(deck))
      await db
        .insertInto('engine_images')
        .values({ id: `${owner} ${file_key}`, owner, file_key })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

function imageKeys(deck: string): Set<string> {
  return new Set(deck.match(/images\/[0-9a-f]{64}\.(?:png|jpg)/g) ?? []);
}

/** Decks that only runs in the trash refer to. */
async function hideTrashed(db: Db, at: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select made.id from generations run join engine_generations made
      on made.id = run.generation_id or made.artifact_id = run.artifact_id or made.idempotency_key = run.id
    where run.deleted_at is not null and run.target = 'practice'`.execute(db);
  for (const { id } of rows) {
    const { rows: kept } = await sql`
      select 1 from generations run, engine_generations made
      where made.id = ${id} and run.deleted_at is null and run.target = 'practice'
        and (run.generation_id = made.id or run.artifact_id = made.artifact_id or run.id = made.idempotency_key)
      limit 1`.execute(db);
    if (kept.length === 0) await hide(db, id, at);
  }
}

/** Runs purged before this version left their decks behind. One that was saved as a template stays, unshared. */
async function hideDecksOfPurgedRuns(db: Db, at: string): Promise<void> {
  const { rows } = await sql<{ id: string; key: string; artifact_id: string | null }>`
    select id, idempotency_key as key, artifact_id from engine_generations made
    where idempotency_key like 'run\\_%' escape '\\'
      and not exists (select 1 from generations where generations.id = made.idempotency_key)
      and not exists (select 1 from generations where generations.generation_id = made.id)
      and not exists (select 1 from generations where generations.artifact_id = made.artifact_id)`.execute(db);
  for (const { id, key, artifact_id } of rows) {
    const run = /^(run_[0-9a-z]{30})(?:-\d+)?$/.exec(key)?.[1];
    if (!run || (await exists(db, 'generations', 'id', run))) continue;
    if (artifact_id !== null && (await exists(db, 'saved_templates', 'artifact_id', artifact_id)))
      await db
        .updateTable('engine_artifacts')
        .set({ sharing: JSON.stringify({ workspaceAccess: 'view', externalAccess: 'noAccess' }) })
        .where('id', '=', artifact_id)
        .execute();
    else await hide(db, id, at);
  }
}

async function exists(db: Db, table: string, column: string, value: string): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where(column, '=', value).limit(1).execute()).length > 0;
}

async function hide(db: Db, id: string, at: string): Promise<void> {
  await db
    .insertInto('engine_hidden')
    .values({ id, hidden_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

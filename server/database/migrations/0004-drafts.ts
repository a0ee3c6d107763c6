import type { Kysely } from 'kysely';

/**
 * Drafts, presets and saved templates (`composer-tables.ts`), and the facts about an artifact that the template
 * picker shows.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('edit', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text')
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('characters', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema.createIndex('drafts_newest').on('drafts').columns(['updated_at', 'id']).execute();

  await db.schema
    .createTable('presets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('saved_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('artifact_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('saved_templates_once', ['target', 'artifact_id'])
    .execute();
  await db.schema.createIndex('generations_artifact').on('generations').columns(['artifact_id']).execute();

  // A deck may be a megabyte: a list must not read them. SQLite adds one column per statement.
  for (const name of ['title_key', 'format', 'theme_id', 'theme_name'])
    await db.schema
      .alterTable('engine_artifacts')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('engine_artifacts')
    .addColumn('cards', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('engine_artifacts_newest').on('engine_artifacts').columns(['created_at', 'id']).execute();
  await describeArtifacts(db);
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function describeArtifacts(db: Kysely<any>): Promise<void> {
  const ids: { id: string }[] = await db.selectFrom('engine_artifacts').select('id').execute();
  for (const { id } of ids) {
    const row = await db
      .selectFrom('engine_artifacts')
      .select(['title', 'deck'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { format, theme, cards } = JSON.parse(row.deck);
    await db
      .updateTable('engine_artifacts')
      .set({
        title_key: row.title.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ'),
        format,
        theme_id: theme.id,
        theme_name: theme.name,
        cards: cards.length,
      })
      .where('id', '=', id)
      .execute();
  }
}

import { type Kysely, sql } from 'kysely';

/**
 * The draft a run was sent from, and when a lost response was settled, so that no draft is charged twice without
 * asking.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  // SQLite adds one column per statement. `draft_id` is not a foreign key: drafts are deleted, runs stay.
  await db.schema.alterTable('generations').addColumn('draft_id', 'text').execute();
  await db.schema.alterTable('generations').addColumn('settled_at', 'text').execute();
  await sql`create index generations_by_draft on generations (draft_id, seq) where draft_id is not null`.execute(db);
  // "Leave it" was only recorded on the timeline until now.
  await sql`
    update generations set settled_at = (
      select max(at) from run_events where run_events.generation_row = generations.id and run_events.kind = 'left'
    ) where state in ('unconfirmed', 'missing')`.execute(db);
}

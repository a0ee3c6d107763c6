import { type Kysely, sql } from 'kysely';

const NAMES = { practice: 'local', live: 'remote' };

/** Targets are called `local` and `remote`: renames them in every row, and in the filters of saved views. */
// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, which no type describes.
export async function up(db: Kysely<any>): Promise<void> {
  for (const [former, name] of Object.entries(NAMES)) {
    for (const table of ['generations', 'balances', 'saved_templates'])
      await db.updateTable(table).set({ target: name }).where('target', '=', former).execute();
    const [before, after] = [former, name].map((target) => `"target":${JSON.stringify(target)}`);
    await db
      .updateTable('saved_views')
      .set({ filter: sql`replace(filter, ${before}, ${after})` })
      .execute();
  }
}

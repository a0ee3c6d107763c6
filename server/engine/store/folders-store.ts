import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';

export type NewFolder = { id: string; name: string; isMember: boolean };

/** Adds folders; existing ids stay unchanged. */
export async function addFolders(db: Kysely<Database>, folders: readonly NewFolder[]): Promise<void> {
  if (folders.length === 0) return;
  await db
    .insertInto('engine_folders')
    .values(
      folders.map(({ id, name, isMember }) => ({ id, name, name_key: nameKey(name), is_member: isMember ? 1 : 0 })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Those of the ids that are folders the caller is a member of (docs/spec/interface.md#2.4). */
export async function knownFolders(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = db
    .selectFrom('engine_folders')
    .select('id')
    .where('id', 'in', [...new Set(ids)]);
  return new Set((await found.where('is_member', '=', 1).execute()).map(({ id }) => id));
}

/**
 * The key that lists sort and search by: the name in NFKC and lower case (docs/spec/settled-points.md#4). Both forms of
 * the lower-case Greek sigma are treated as one, because the form depends on whether the word ends there, and a query
 * may end in the middle of a name.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ');
}

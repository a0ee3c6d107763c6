import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import type { SavedView } from '@/lib/contract/saved-view';
import type { SavedViewsTable } from '../database/composer-tables';
import type { Database } from '../database/database';

export type ViewRow = Selectable<SavedViewsTable>;

/** All of them, by name. */
export async function listViews(db: Kysely<Database>): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('saved_views')
    .selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .limit(LIMITS.savedViews)
    .execute();
  return rows.map(viewOf);
}

export async function deleteView(db: Kysely<Database>, id: string): Promise<boolean> {
  if (id.includes('\0')) return false;
  const { numDeletedRows } = await db.deleteFrom('saved_views').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export function viewOf({ id, name, filter, updated_at }: ViewRow): SavedView {
  return { id, name, filter: JSON.parse(filter), updatedAt: updated_at };
}

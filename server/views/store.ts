import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import type { SavedView, ViewChange, ViewToSave } from '@/lib/contract/saved-view';
import { englishMessage } from '@/lib/words/stored-messages';
import type { SavedViewsTable } from '../database/composer-tables';
import type { Database } from '../database/database';
import { deleteRow, insertNamed, isNameTaken, listNamed, newNamed } from '../database/table-rows';
import { answerJson, refuseNamed } from '../guard/route-error';
import { titleKey } from '../runs/title-of';

type ViewOutcome = { ok: true; view: SavedView } | { ok: false; reason: 'taken' | 'full' | 'unknown' };

type Deps = { db: Kysely<Database>; now(): Date };

export async function createView({ db, now }: Deps, { name, filter }: ViewToSave): Promise<ViewOutcome> {
  const row: ViewRow = { ...newNamed('view', name, now()), filter: JSON.stringify(filter) };
  const outcome = await db
    .transaction()
    .execute((transaction) => insertNamed(transaction, 'saved_views', row, LIMITS.savedViews));
  return outcome === 'inserted' ? { ok: true, view: viewOf(row) } : { ok: false, reason: outcome };
}

export async function changeView({ db, now }: Deps, id: string, { name, filter }: ViewChange): Promise<ViewOutcome> {
  if (id.includes('\0')) return { ok: false, reason: 'unknown' };
  return db.transaction().execute(async (transaction): Promise<ViewOutcome> => {
    if (name !== undefined && (await isNameTaken(transaction, 'saved_views', id, name)))
      return { ok: false, reason: 'taken' };
    const row = await transaction
      .updateTable('saved_views')
      .set({
        ...(name === undefined ? {} : { name, name_key: titleKey(name) }),
        ...(filter === undefined ? {} : { filter: JSON.stringify(filter) }),
        updated_at: now().toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ? { ok: true, view: viewOf(row) } : { ok: false, reason: 'unknown' };
  });
}

export function answerView(outcome: ViewOutcome): Response {
  if (outcome.ok) return answerJson(outcome.view);
  return refuseNamed(
    outcome.reason,
    englishMessage('You have {max} views, the maximum. Delete one first.', { max: LIMITS.savedViews }),
  );
}

export type ViewRow = Selectable<SavedViewsTable>;

/** All of them, by name. */
export async function listViews(db: Kysely<Database>): Promise<SavedView[]> {
  return (await listNamed(db, 'saved_views', LIMITS.savedViews)).map(viewOf);
}

export function deleteView(db: Kysely<Database>, id: string): Promise<boolean> {
  return deleteRow(db, 'saved_views', id);
}

export function viewOf({ id, name, filter, updated_at }: ViewRow): SavedView {
  return { id, name, filter: JSON.parse(filter), updatedAt: updated_at };
}

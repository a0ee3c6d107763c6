import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import type { SavedView, ViewChange, ViewToSave } from '@/lib/contract/saved-view';
import { englishMessage } from '@/lib/words/stored-messages';
import type { SavedViewsTable } from '../database/composer-tables';
import type { Database } from '../database/database';
import { newId } from '../database/new-id';
import { answerJson, refuseNamed } from '../guard/route-error';
import { titleKey } from '../runs/title-of';

type ViewOutcome = { ok: true; view: SavedView } | { ok: false; reason: 'taken' | 'full' | 'unknown' };

type Deps = { db: Kysely<Database>; now(): Date };

export async function createView({ db, now }: Deps, { name, filter }: ViewToSave): Promise<ViewOutcome> {
  const at = now();
  const row: ViewRow = {
    id: newId('view', at.getTime()),
    name,
    name_key: titleKey(name),
    filter: JSON.stringify(filter),
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  return db.transaction().execute(async (transaction): Promise<ViewOutcome> => {
    const { count } = await transaction
      .selectFrom('saved_views')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= LIMITS.savedViews) return { ok: false, reason: 'full' };
    const inserted = await transaction
      .insertInto('saved_views')
      .values(row)
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted ? { ok: true, view: viewOf(row) } : { ok: false, reason: 'taken' };
  });
}

export async function changeView({ db, now }: Deps, id: string, { name, filter }: ViewChange): Promise<ViewOutcome> {
  if (id.includes('\0')) return { ok: false, reason: 'unknown' };
  return db.transaction().execute(async (transaction): Promise<ViewOutcome> => {
    if (name !== undefined) {
      const others = transaction.selectFrom('saved_views').select('id').where('id', '!=', id);
      if (await others.where('name_key', '=', titleKey(name)).executeTakeFirst()) return { ok: false, reason: 'taken' };
    }
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

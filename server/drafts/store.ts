import 'server-only';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DraftRecord, DraftSummary } from '@/lib/contract/drafts';
import { LIMITS } from '@/lib/contract/limits';
import type { DraftsTable } from '../database/composer-tables';
import type { Database } from '../database/database';

export type DraftRow = Selectable<DraftsTable>;

/** All columns but the draft itself, which may be long. */
export const SUMMARY = ['id', 'revision', 'edit', 'name', 'title', 'run_id', 'characters', 'updated_at'] as const;

export async function findDraft(db: Kysely<Database>, id: string): Promise<DraftRow | undefined> {
  return db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False if a draft with this id exists. */
export async function insertDraft(db: Kysely<Database>, row: Insertable<DraftsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False if it is no longer at that revision. */
export async function changeDraft(
  db: Kysely<Database>,
  { id, revision }: { id: string; revision: number },
  changes: Partial<Omit<DraftRow, 'id' | 'revision'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set({ ...changes, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Drops the oldest drafts beyond the limit, deleted ones first; returns the title of one that was not deleted. */
export async function dropOldest(db: Kysely<Database>): Promise<string | null> {
  const { count } = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const over = Number(count) - LIMITS.drafts;
  if (over <= 0) return null;
  const oldest = await db
    .selectFrom('drafts')
    .select(['id', 'name', 'title', 'deleted_at'])
    .orderBy((order) => order.case().when('deleted_at', 'is', null).then(1).else(0).end())
    .orderBy('updated_at')
    .limit(over)
    .execute();
  await db
    .deleteFrom('drafts')
    .where(
      'id',
      'in',
      oldest.map(({ id }) => id),
    )
    .execute();
  const lost = oldest.find(({ deleted_at }) => deleted_at === null);
  return lost ? (lost.name ?? lost.title) : null;
}

/** Removes drafts deleted before `day` (ISO 8601). */
export async function dropDeleted(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('drafts').where('deleted_at', '<', day).execute();
}

export function summaryOf(row: Pick<DraftRow, (typeof SUMMARY)[number]>): DraftSummary {
  return {
    id: row.id,
    revision: row.revision,
    edit: row.edit,
    title: row.name ?? row.title,
    isNamed: row.name !== null,
    runId: row.run_id,
    characters: row.characters,
    updatedAt: row.updated_at,
  };
}

export function recordOf(row: DraftRow): DraftRecord {
  return { ...summaryOf(row), draft: JSON.parse(row.draft), origin: originOf(row), isDeleted: row.deleted_at !== null };
}

function originOf({ origin }: DraftRow): DraftRecord['origin'] {
  return origin === null ? null : JSON.parse(origin);
}

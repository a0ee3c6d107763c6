import 'server-only';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DraftPage, DraftRecord, DraftSummary } from '@/lib/contract/drafts';
import { LIMITS } from '@/lib/contract/limits';
import * as z from '@/lib/contract/zod';
import { now } from '../database/clock';
import type { DraftsTable } from '../database/composer-tables';
import { type Database, database } from '../database/database';
import { countRows, isOlderThan } from '../database/table-rows';
import { cursorOf, cutPage, encodeCursor, pageLimit } from '../lists/own-page';

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
  const over = (await countRows(db, 'drafts')) - LIMITS.drafts;
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

/** Dependencies of the use cases; tests replace them. */
export type Drafts = { db: Kysely<Database>; now(): Date };

export async function drafts(): Promise<Drafts> {
  return { db: await database(), now };
}

/** Deletes a draft, which can be restored for a while; returns the deleted draft, null if there is none. */
export async function deleteDraft(deps: Drafts, id: string): Promise<DraftRecord | null> {
  return mark(deps, id, deps.now().toISOString());
}

/** Restores a deleted draft unchanged. */
export async function restoreDraft(deps: Drafts, id: string): Promise<DraftRecord | null> {
  return mark(deps, id, null);
}

/**
 * Deleting and restoring are changes with a new revision, so that a tab that has not seen them cannot overwrite them.
 */
async function mark(deps: Drafts, id: string, deleted_at: string | null): Promise<DraftRecord | null> {
  for (;;) {
    const found = await findDraft(deps.db, id);
    if (!found) return null;
    if ((found.deleted_at === null) === (deleted_at === null)) return recordOf(found);
    if (await changeDraft(deps.db, found, { deleted_at }))
      return recordOf({ ...found, deleted_at, revision: found.revision + 1 });
  }
}

/** The query of `GET /api/drafts`; unknown parameters are ignored. */
export const draftQuery = z.object({
  limit: pageLimit,
  after: cursorOf(z.tuple([z.iso.datetime(), z.uuid()]), 500).optional(),
});

/**
 * A page of the drafts that are not deleted, last changed first. A draft that changes between two pages moves to the
 * front.
 */
export async function listDrafts({ db }: Drafts, asked: z.output<typeof draftQuery>): Promise<DraftPage> {
  let select = db
    .selectFrom('drafts')
    .select(SUMMARY)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
  if (asked.after) {
    const [at, id] = asked.after;
    select = select.where(isOlderThan({ createdAt: at, id }, 'updated_at'));
  }
  const rows = await select.limit(asked.limit + 1).execute();
  const { page, next } = cutPage(rows, asked.limit, (last) => encodeCursor([last.updated_at, last.id]));
  return { data: page.map(summaryOf), ...next };
}

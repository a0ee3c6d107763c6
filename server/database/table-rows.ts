import 'server-only';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { titleKey } from '../runs/title-of';
import type { Database } from './database';
import { newId } from './new-id';

/** Tables whose rows have unique names, ignoring case. */
type NamedTable = 'presets' | 'saved_views';
/** Tables whose rows a person deletes one by one. */
type OwnTable = NamedTable | 'saved_templates' | 'api_tokens' | 'webhooks' | 'sessions';
type NamedRow = ReturnType<typeof newNamed>;

export async function countRows(db: Kysely<Database>, table: OwnTable | 'drafts'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether there was a row with this id. Postgres refuses a text with a NUL, which no id has. */
export async function deleteRow(db: Kysely<Database>, table: OwnTable, id: string): Promise<boolean> {
  if (id.includes('\0')) return false;
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The last row of the previous page of a list, newest first. Some lists go by another time. */
export type ListPlace = { createdAt: string; id: string };

/** The rows that follow in a list, newest first. */
export function isOlderThan({ createdAt, id }: ListPlace, column: 'created_at' | 'updated_at' = 'created_at') {
  const time = sql.ref(column);
  return sql<boolean>`(${time} < ${createdAt} or (${time} = ${createdAt} and id < ${id}))`;
}

/** Whether the column contains `key`, literally: the wildcards of `like` have no meaning in a search. */
export function holds(column: 'title_key' | 'name_key', key: string) {
  return sql<boolean>`${sql.ref(column)} like ${`%${key.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

/** The columns that all named rows have. */
export function newNamed(prefix: string, name: string, at: Date) {
  const time = at.toISOString();
  return { id: newId(prefix, at.getTime()), name, name_key: titleKey(name), created_at: time, updated_at: time };
}

/** Adds a row, unless there are `max` of them or its name is taken. */
export async function insertNamed<Table extends NamedTable>(
  transaction: Kysely<Database>,
  table: Table,
  row: NamedRow & Insertable<Database[Table]>,
  max: number,
): Promise<'inserted' | 'full' | 'taken'> {
  if ((await countRows(transaction, table)) >= max) return 'full';
  const inserted = await transaction
    .insertInto<NamedTable>(table)
    .values(row)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted ? 'inserted' : 'taken';
}

/** The first `most` rows of a table, by name. */
export function listNamed<Table extends NamedTable>(db: Kysely<Database>, table: Table, most: number) {
  return db
    .selectFrom<NamedTable>(table)
    .selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .limit(most)
    .execute() as Promise<Selectable<Database[Table]>[]>;
}

/** Whether a row other than `id` has this name. */
export async function isNameTaken(db: Kysely<Database>, table: NamedTable, id: string, name: string): Promise<boolean> {
  const others = db.selectFrom(table).select('id').where('id', '!=', id);
  return (await others.where('name_key', '=', titleKey(name)).executeTakeFirst()) !== undefined;
}

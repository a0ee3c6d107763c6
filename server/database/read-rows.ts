import 'server-only';
import { type Kysely, sql } from 'kysely';
import { isSqlite } from './is-sqlite';
import { TABLE_KEYS } from './table-keys';
import type { Database } from './tables';

/** A row as either database returns it: all columns are text or numbers (`composer-tables.ts`). */
export type PlainRow = Record<string, string | number | null>;

/** Rows held at a time: a deck may be a megabyte. */
const BATCH = 100;

/** All rows of a table by its primary key, in batches. Read it in a transaction, or while nobody writes. */
export async function* readRows(db: Kysely<Database>, table: keyof Database): AsyncGenerator<PlainRow[]> {
  let last: PlainRow | undefined;
  do {
    const rows = await readBatch(db, table, last);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

async function readBatch(db: Kysely<Database>, table: keyof Database, last?: PlainRow): Promise<PlainRow[]> {
  const key = TABLE_KEYS[table];
  // Ordered by the bytes of the key. Postgres would use the collation of its database, and the dialects would differ.
  const byBytes = isSqlite(db) ? sql`collate binary` : sql`collate "C"`;
  const after = last ? sql`where ${sql.ref(key)} ${byBytes} > ${last[key]}` : sql``;
  const { rows } = await sql<PlainRow>`
    select * from ${sql.table(table)} ${after} order by ${sql.ref(key)} ${byBytes} limit ${BATCH}`.execute(db);
  return rows;
}

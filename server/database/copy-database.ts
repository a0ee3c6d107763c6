import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { indexAllWords } from '../runs/find/word-index';
import { isSqlite } from './is-sqlite';
import { migrate } from './migrate';
import { DurableSqliteDialect } from './sqlite-dialect';
import type { Database } from './tables';
import { TABLE_KEYS, TABLES } from './tables';

/** The result for a table: as read from the source, and as stored in the target. */
export type TableCopy = { table: keyof Database; source: TableSum; target: TableSum };

/** The target already has rows and is left unchanged. */
export class TargetNotEmpty extends Error {
  readonly tables: readonly string[];

  constructor(tables: readonly string[]) {
    super(`the target has rows in ${tables.join(', ')}`);
    this.name = 'TargetNotEmpty';
    this.tables = tables;
  }
}

/** The target's content differs from the source, so nothing of it was kept. */
export class CopyDiffers extends Error {
  readonly copies: readonly TableCopy[];

  constructor(copies: readonly TableCopy[]) {
    super(`the copy differs in ${differing(copies).join(', ')}`);
    this.name = 'CopyDiffers';
    this.copies = copies;
  }
}

/**
 * Copies every row of `source` into `target`, both migrated, in one transaction: everything, read back and compared,
 * or nothing. `source` must not be written in the meantime (`openSource`); writers to a Postgres target wait.
 * @throws TargetNotEmpty, CopyDiffers, or the database's error about a row
 */
export async function copyDatabase(source: Kysely<Database>, target: Kysely<Database>): Promise<TableCopy[]> {
  return target.transaction().execute(async (transaction) => {
    if (!isSqlite(target)) await lockTables(transaction);
    await refuseRows(transaction);
    const copies: TableCopy[] = [];
    for (const table of TABLES) {
      const read = await copyTable(table, source, transaction);
      copies.push({ table, source: read, target: await sumTable(table, transaction) });
    }
    await indexAllWords(transaction);
    // Thrown inside, so that the transaction rolls every row back.
    if (differing(copies).length > 0) throw new CopyDiffers(copies);
    return copies;
  });
}

function lockTables(target: Kysely<Database>): Promise<unknown> {
  return sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in exclusive mode`.execute(target);
}

function differing(copies: readonly TableCopy[]): string[] {
  return copies
    .filter(({ source, target }) => source.rows !== target.rows || source.checksum !== target.checksum)
    .map(({ table }) => table);
}

async function refuseRows(target: Kysely<Database>): Promise<void> {
  const filled: string[] = [];
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
    if (rows.length > 0) filled.push(table);
  }
  if (filled.length > 0) throw new TargetNotEmpty(filled);
}

async function copyTable(table: keyof Database, source: Kysely<Database>, target: Kysely<Database>): Promise<TableSum> {
  const checksum = new TableChecksum();
  for await (const rows of readRows(source, table)) {
    for (const row of rows) checksum.add(row);
    const columns = Object.keys(rows[0] ?? {});
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const insert = sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`;
    await insert.execute(target).catch((cause) => {
      throw new Error(`could not write the rows of ${table} to the target.`, { cause });
    });
  }
  return checksum.sum();
}

async function sumTable(table: keyof Database, db: Kysely<Database>): Promise<TableSum> {
  const checksum = new TableChecksum();
  for await (const rows of readRows(db, table)) for (const row of rows) checksum.add(row);
  return checksum.sum();
}

type TableSum = { rows: number; checksum: string };

/**
 * SHA-256 of a table's rows in the order they are added, each as JSON with its columns by name: the same on any
 * database.
 */
class TableChecksum {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(row: PlainRow): void {
    const columns = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
    this.#hash.update(`${JSON.stringify(columns)}\n`);
    this.#rows += 1;
  }

  /** Finishes the hash: nothing can be added after this. */
  sum(): TableSum {
    return { rows: this.#rows, checksum: this.#hash.digest('hex') };
  }
}

/** A row as either database returns it: all columns are text or numbers (`composer-tables.ts`). */
type PlainRow = Record<string, string | number | null>;

/** Rows held at a time: a deck may be a megabyte. */
const BATCH = 100;

/** All rows of a table by its primary key, in batches. Read it in a transaction, or while nobody writes. */
async function* readRows(db: Kysely<Database>, table: keyof Database): AsyncGenerator<PlainRow[]> {
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

/** Why a file cannot be copied. */
export type SourceProblem = 'no-file' | 'in-use' | 'not-ours';

type OpenedSource = { ok: true; db: Kysely<Database> } | { ok: false; problem: SourceProblem };

/**
 * Opens a SQLite database of this program for copying, and migrates it. The access is exclusive: no other process can
 * read or write it meanwhile, and if a program has it open, even idle, the result is `in-use`. The caller closes it.
 */
export async function openSource(file: string): Promise<OpenedSource> {
  if (!existsSync(file)) return { ok: false, problem: 'no-file' };
  const db = new Kysely<Database>({ dialect: new DurableSqliteDialect(file, { alone: true }) });
  try {
    // Checked before anything is written: another program's file stays unchanged.
    const { rows } = await sql`
      select name from sqlite_master where name in ('kysely_migration', 'generations')`.execute(db);
    if (rows.length === 2) {
      await migrate(db);
      return { ok: true, db };
    }
    await db.destroy();
    return { ok: false, problem: 'not-ours' };
  } catch (error) {
    await db.destroy().catch(() => {});
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('SQLITE_BUSY')) return { ok: false, problem: 'in-use' };
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CANTOPEN')) return { ok: false, problem: 'not-ours' };
    throw error;
  }
}

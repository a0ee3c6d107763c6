import 'server-only';
import { type Kysely, sql } from 'kysely';
import { indexAllWords } from '../runs/word-index';
import { readRows } from './read-rows';
import { TableChecksum, type TableSum } from './table-checksum';
import { TABLES } from './table-keys';
import type { Database } from './tables';

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
    await sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in exclusive mode`.execute(transaction);
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

import 'server-only';
import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { migrate } from './migrate';
import { DurableSqliteDialect } from './sqlite-dialect';
import type { Database } from './tables';

/** Why a file cannot be copied. */
export type SourceProblem = 'no-file' | 'in-use' | 'not-ours';

export type OpenedSource = { ok: true; db: Kysely<Database> } | { ok: false; problem: SourceProblem };

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

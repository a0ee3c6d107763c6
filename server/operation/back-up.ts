import 'server-only';
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import * as tar from 'tar';
import { copyDatabase } from '../database/copy-database';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { openDatabase } from '../database/open-database';

/** The members of a backup: the database as a SQLite file, whatever the program runs on, and the stored files. */
export const DATABASE_MEMBER = 'cardwright.sqlite';
export const FILES_MEMBER = 'files';

/**
 * Writes the database and then the files to one tar archive, while the program runs. The database is as it was at one
 * moment; a file that is removed afterwards, before it was copied, is missing, and can be made again from its deck.
 * @param file the archive: it appears there when it is complete
 * @throws the system's or the database's error; nothing is left then
 */
export async function backUp(db: Kysely<Database>, dataDir: string, file: string): Promise<void> {
  const staging = await mkdtemp(path.join(path.dirname(file), '.backup-'));
  const archive = path.join(staging, 'backup.tar');
  try {
    await snapshot(db, staging);
    await tar.create({ file: archive, cwd: staging, portable: true, strict: true }, [DATABASE_MEMBER]);
    const stored = await readdir(path.join(dataDir, FILES_MEMBER)).catch(() => []);
    // Unfinished files are not named by any row.
    const folders = stored.filter((name) => name !== 'incoming').map((name) => `${FILES_MEMBER}/${name}`);
    if (folders.length > 0) await tar.update({ file: archive, cwd: dataDir, portable: true }, folders);
    await sync(archive);
    await rename(archive, file);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function snapshot(db: Kysely<Database>, staging: string): Promise<void> {
  if (isSqlite(db)) {
    await sql`vacuum into ${path.join(staging, DATABASE_MEMBER)}`.execute(db);
    return;
  }
  const copy = await openDatabase({ dataDir: staging });
  try {
    // One moment for all tables.
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((source) => copyDatabase(source, copy));
    await sql`vacuum`.execute(copy);
  } finally {
    await copy.destroy();
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

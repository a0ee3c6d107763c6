import 'server-only';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import * as tar from 'tar';
import { copyDatabase } from '../database/copy-database';
import type { Database } from '../database/database';
import { isSqlite } from '../database/is-sqlite';
import { openDatabase } from '../database/open-database';
import type { FileStore } from '../files/file-store';

/** The members of a backup: the database as a SQLite file, whatever the program runs on, and the stored files. */
export const DATABASE_MEMBER = 'cardwright.sqlite';
export const FILES_MEMBER = 'files';

/**
 * Writes the database and then the files to one tar archive, while the program runs. The database is as it was at one
 * moment; a file that is removed afterwards, before it was copied, is missing, and can be made again from its deck.
 * @param file the archive: it appears there when it is complete
 * @throws the system's or the database's error; nothing is left then
 */
export async function backUp(db: Kysely<Database>, files: FileStore, file: string): Promise<void> {
  const staging = await mkdtemp(path.join(path.dirname(file), '.backup-'));
  const archive = path.join(staging, 'backup.tar');
  try {
    await snapshot(db, staging);
    const handle = await open(archive, 'wx');
    try {
      await writeFile(handle, membersOf(staging, files));
      await handle.sync();
    } finally {
      await handle.close();
    }
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

/** The bytes of the archive. One file at a time is copied to `staging`, because its size is written before it. */
async function* membersOf(staging: string, files: FileStore): AsyncGenerator<Uint8Array> {
  yield* memberOf(staging, DATABASE_MEMBER);
  for await (const key of files.list()) {
    const member = `${FILES_MEMBER}/${key}`;
    const copy = path.join(staging, member);
    await mkdir(path.dirname(copy), { recursive: true });
    const isCopied = await copyTo(copy, files, key);
    if (isCopied) yield* memberOf(staging, member);
    await rm(copy, { force: true });
  }
  // A tar archive ends with two empty blocks.
  yield new Uint8Array(1024);
}

/** False if the file was removed meanwhile. */
async function copyTo(copy: string, files: FileStore, key: string): Promise<boolean> {
  try {
    await pipeline(await files.getStream(key), createWriteStream(copy));
    return true;
  } catch (error) {
    if (await files.exists(key)) throw error;
    return false;
  }
}

async function* memberOf(cwd: string, member: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of new tar.WriteEntry(member, { cwd, portable: true, strict: true })) yield chunk as Buffer;
}

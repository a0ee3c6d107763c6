import 'server-only';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import * as tar from 'tar';
import { englishMessage } from '@/lib/words/stored-messages';
import { copyDatabase, openSource } from '../database/copy-database';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import type { FileStore } from '../files/file-store';
import { addEvent } from '../runs/store';
import { DATABASE_MEMBER, FILES_MEMBER } from './back-up';

export class CannotRestore extends Error {}

/** How many runs may have been sent since the backup was made. */
export type Restored = { unconfirmed: number };

/**
 * Restores a backup into an empty `dataDir` and empty `files`, and with `url` into an empty Postgres. Remote runs that
 * were waiting or being sent become `unconfirmed`: they may have been sent since.
 * @throws CannotRestore, TargetNotEmpty, CopyDiffers, or the system's error; `dataDir` and `files` are empty again then
 */
export async function restore(file: string, dataDir: string, files: FileStore, url?: string): Promise<Restored> {
  await mkdir(dataDir, { recursive: true });
  const found = await readdir(dataDir);
  if (found.length > 0) throw new CannotRestore(`${dataDir} is not empty: it has ${found[0]}.`);
  for await (const key of files.list()) throw new CannotRestore(`The file storage is not empty: it has ${key}.`);
  const stored: string[] = [];
  const staging = await mkdtemp(path.join(dataDir, 'restore-'));
  try {
    // Strips absolute paths and refuses those that lead outside.
    await tar.extract({ file, cwd: staging, strict: true, filter: isMember });
    const database = path.join(staging, DATABASE_MEMBER);
    if (!(await stat(database).catch(() => null))) throw new CannotRestore(`${file} is not a backup of Cardwright.`);
    // Before the database: files without rows can be removed again, but not the rows of a database of others.
    await restoreFiles(path.join(staging, FILES_MEMBER), files, stored);
    const restored = await restoreDatabase(database, dataDir, url);
    if (!url) await rename(database, path.join(dataDir, DATABASE_MEMBER));
    return restored;
  } catch (error) {
    for (const key of stored) await files.delete(key);
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Adds the key of each file to `stored` before it is written. */
async function restoreFiles(folder: string, files: FileStore, stored: string[]): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(folder, file).split(path.sep).join('/');
    stored.push(key);
    await files.putStream(key, createReadStream(file), { maxBytes: Number.POSITIVE_INFINITY });
    await rm(file);
  }
}

function isMember(name: string, entry: unknown): boolean {
  const isPlain =
    typeof entry === 'object' && entry !== null && 'type' in entry && /File|Directory/.test(String(entry.type));
  return isPlain && (name === DATABASE_MEMBER || name.startsWith(`${FILES_MEMBER}/`));
}

async function restoreDatabase(file: string, dataDir: string, url: string | undefined): Promise<Restored> {
  const source = await openSource(file);
  if (!source.ok) throw new CannotRestore('The database in the backup cannot be opened.');
  try {
    const unconfirmed = await giveUpUnsent(source.db);
    if (!url) return { unconfirmed };
    const target = await openDatabase({ url, dataDir, isTarget: true });
    await copyDatabase(source.db, target).finally(() => target.destroy());
    return { unconfirmed };
  } finally {
    await source.db.destroy();
  }
}

async function giveUpUnsent(db: Kysely<Database>): Promise<number> {
  const at = new Date();
  const message = englishMessage('Restored from a backup. It may have been sent since, so it isn’t sent again.');
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('generations')
      .set({
        state: 'unconfirmed',
        due_at: null,
        lease_owner: null,
        lease_until: null,
        ended_at: at.toISOString(),
        error_message: message,
      })
      .where('target', '=', 'remote')
      .where('state', 'in', ['queued', 'sending'])
      .returning('id')
      .execute();
    for (const { id } of rows) await addEvent(transaction, id, { kind: 'unconfirmed', detail: message }, at);
    return rows.length;
  });
}

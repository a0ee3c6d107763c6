import 'server-only';
import { randomUUID } from 'node:crypto';
import { link, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';

const NAME = /^cardwright-\d{4}[\w-]*\.sqlite$/;
/** How long a copy is kept, like the trash: it still holds what was deleted since. In milliseconds. */
const KEPT = 30 * 86_400_000;

/**
 * Copies the database aside before it is migrated, named after its newest migration: once per version.
 * @throws the database's error, for example if the disk is full
 */
export async function copyBeforeMigration<Tables>(db: Kysely<Tables>, file: string, version: string): Promise<void> {
  const copy = path.join(path.dirname(file), `cardwright-${version}.sqlite`);
  if (await stat(copy).catch(() => null)) return;
  const unfinished = `${file}-copy-${randomUUID()}`;
  try {
    await sql`vacuum into ${unfinished}`.execute(db);
    // Another process may have made its copy meanwhile: the first one stays.
    await link(unfinished, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
}

export const isMigrationCopy = (name: string): boolean => NAME.test(name);

export async function dropOldCopies(dataDir: string, now: Date): Promise<void> {
  for (const name of (await readdir(dataDir).catch(() => [])).filter(isMigrationCopy)) {
    const copy = path.join(dataDir, name);
    const found = await stat(copy).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - KEPT) await rm(copy, { force: true });
  }
}

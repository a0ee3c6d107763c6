import 'server-only';
import type { Kysely } from 'kysely';
import { config } from '../config';
import { keepTime } from './clock';
import { openDatabase } from './open-database';
import type { Database } from './tables';

export type { Database } from './tables';

// Next evaluates modules more than once in one process: the handle is on globalThis, so that there is only one.
const shared = globalThis as typeof globalThis & {
  cardwrightDatabase?: Promise<Kysely<Database>>;
  cardwrightEndTime?: () => void;
};

/** The process's database, opened and migrated at the first call (never at import: the build imports routes). */
export function database(): Promise<Kysely<Database>> {
  shared.cardwrightDatabase ??= open();
  return shared.cardwrightDatabase;
}

/** Closes the database; a later `database()` opens it again. */
export async function closeDatabase(): Promise<void> {
  const opened = shared.cardwrightDatabase;
  shared.cardwrightDatabase = undefined;
  shared.cardwrightEndTime?.();
  await (await opened?.catch(() => undefined))?.destroy();
}

async function open(): Promise<Kysely<Database>> {
  try {
    const { databaseUrl, dataDir } = config();
    const db = await openDatabase({ url: databaseUrl, dataDir });
    shared.cardwrightEndTime = await keepTime(db);
    return db;
  } catch (cause) {
    // The database may be up at the next call.
    shared.cardwrightDatabase = undefined;
    throw cause;
  }
}

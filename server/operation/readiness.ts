import 'server-only';
import { access, constants } from 'node:fs/promises';
import { sql } from 'kysely';
import { config } from '../config';
import { database } from '../database/database';
import { fileStore } from '../files/open-store';

/** How long the database and the storage may take, in milliseconds. */
const DEADLINE_MS = 2000;

/** Null if the database answers and files can be stored; otherwise the reason, without addresses. */
export async function whyNotReady(): Promise<string | null> {
  const checks = { database: readDatabase(), storage: checkStorage() };
  for (const [name, check] of Object.entries(checks)) {
    const works = await Promise.race([
      check.then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, DEADLINE_MS, false).unref()),
    ]);
    if (!works) return `${name} is not available`;
  }
  return null;
}

/** Temporary files are in `DATA_DIR` whatever the storage is. */
async function checkStorage(): Promise<void> {
  await access(config().dataDir, constants.W_OK);
  await fileStore().check();
}

/** It was migrated when it was opened. */
async function readDatabase(): Promise<unknown> {
  return sql`select 1`.execute(await database());
}

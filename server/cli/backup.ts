import './load-env.mjs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../config';
import { closeDatabase, database } from '../database/database';
import { fileStore } from '../files/open-store';
import { createPrivately } from '../files/private-modes';
import { backUp } from '../operation/back-up';
import { restore } from '../operation/restore';

// `npm run backup -- FILE` and `npm run restore -- FILE`.

const HELP = `npm run backup -- FILE     Writes the database and the stored files to FILE, a tar archive. Cardwright may run meanwhile.
npm run restore -- FILE    Restores it into an empty DATA_DIR and, where set, an empty DATABASE_URL and STORAGE_URL. Stop Cardwright first.`;

const [, , act, target] = process.argv;
try {
  createPrivately();
  if (!target || (act !== 'backup' && act !== 'restore')) throw new Error(HELP);
  const file = path.resolve(target);
  const { dataDir, databaseUrl } = config();
  if (act === 'backup') {
    if (await stat(file).catch(() => null)) throw new Error(`${file} exists already.`);
    await backUp(await database(), fileStore(), file);
    console.log(`Backed up to ${file} (${(await stat(file)).size} bytes).`);
  } else {
    const { unconfirmed } = await restore(file, dataDir, fileStore(), databaseUrl);
    console.log(`Restored into ${dataDir}. Runs that may have been sent since the backup: ${unconfirmed}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}

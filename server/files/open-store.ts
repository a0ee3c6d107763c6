import 'server-only';
import path from 'node:path';
import { type Config, config } from '../config';
import type { FileStore } from './file-store';
import { openLocalStore } from './local-store';
import { openS3Store } from './s3-store';

// Next evaluates modules more than once in one process; all of them share one store.
const shared = globalThis as typeof globalThis & { cardwrightFiles?: FileStore };

/** The process's file store. */
export function fileStore(): FileStore {
  shared.cardwrightFiles ??= openStore(config());
  return shared.cardwrightFiles;
}

/** The bucket of `STORAGE_URL`, otherwise `DATA_DIR/files`, where temporary files are in either case. */
function openStore({ dataDir, storageUrl }: Pick<Config, 'dataDir' | 'storageUrl'>): FileStore {
  const folder = path.join(dataDir, 'files');
  return storageUrl ? openS3Store(storageUrl, folder) : openLocalStore(folder);
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Config, config } from '../config';
import { perProcess } from '../per-process';
import type { FileStore } from './file-store';
import { checkKey, INCOMING, limitBytes, localSpool, nodeStream } from './file-store';
import { openS3Store } from './s3-store';

export const fileStore = perProcess('cardwrightFiles', () => openStore(config()));

/** The bucket of `STORAGE_URL`, otherwise `DATA_DIR/files`, where temporary files are in either case. */
function openStore({ dataDir, storageUrl }: Pick<Config, 'dataDir' | 'storageUrl'>): FileStore {
  const folder = path.join(dataDir, 'files');
  return storageUrl ? openS3Store(storageUrl, folder) : openLocalStore(folder);
}

/** A store in `folder`, which is created at the first write. */
export function openLocalStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  /** Written under a temporary name and then moved, so that neither a reader nor a crash ever sees half a file. */
  const writeWhole = async (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => {
    const incoming = `${INCOMING}/${randomUUID()}`;
    const file = path.join(folder, incoming);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeDurably(file, content);
      await disk.move(incoming, key);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  };
  return {
    put: async (key, bytes) => {
      checkKey(key);
      await writeWhole(key, bytes);
    },
    putStream: async (key, stream, { maxBytes }) => {
      checkKey(key);
      const counted = limitBytes(nodeStream(stream), maxBytes);
      await writeWhole(key, counted.chunks);
      return counted.bytes();
    },
    getBytes: async (key) => disk.getBytes(checkKey(key)),
    getStream: async (key) => disk.getStream(checkKey(key)),
    size: async (key) => {
      if (!(await disk.exists(checkKey(key)))) return null;
      return (await disk.getMetaData(key)).contentLength;
    },
    exists: async (key) => disk.exists(checkKey(key)),
    delete: async (key) => disk.delete(checkKey(key)),
    list: async function* () {
      // The folder does not exist before the first write.
      const exists = await access(folder).then(
        () => true,
        () => false,
      );
      if (!exists) return;
      const { objects } = await disk.listAll('/', { recursive: true });
      for (const found of objects) if (found.isFile && !found.key.startsWith(`${INCOMING}/`)) yield found.key;
    },
    check: () => access(path.dirname(folder), constants.W_OK),
    ...localSpool(folder),
  };
}

/** Resolves when the bytes are synced to disk. */
async function writeDurably(file: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { config } from '../config';
import { limitBytes } from './limit-bytes';

export { TooManyBytes } from './limit-bytes';

export type Spooled = { read(): Readable; drop(): Promise<void> };

export type FileStore = {
  /** Written whole or not at all; replaces what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * As `put`, from a stream; gives the number of bytes written.
   * @throws TooManyBytes past `maxBytes`; nothing is kept then
   */
  putStream(key: string, stream: Readable | ReadableStream<Uint8Array>, options: { maxBytes: number }): Promise<number>;
  /** @throws Error when there is no such file */
  getBytes(key: string): Promise<Uint8Array>;
  /** @throws Error when there is no such file */
  getStream(key: string): Promise<Readable>;
  /** Bytes; null when there is no such file. */
  size(key: string): Promise<number | null>;
  exists(key: string): Promise<boolean>;
  /** Nothing happens when there is no such file. */
  delete(key: string): Promise<void>;
  /**
   * What comes in and is read once, without a name: on the disk until it is dropped.
   * @throws TooManyBytes past `maxBytes`; nothing is kept then
   */
  spool(stream: ReadableStream<Uint8Array>, options: { maxBytes: number }): Promise<Spooled>;
  /** Removes what was being written and has not grown since `before`: its writer was killed. Gives their number. */
  dropAbandoned(before: Date): Promise<number>;
};

/** Where a file is written before it has its name. */
const INCOMING = 'incoming';

const shared = globalThis as typeof globalThis & { cardwrightFiles?: FileStore };

/** The process's file store: `DATA_DIR/files`. */
export function fileStore(): FileStore {
  shared.cardwrightFiles ??= openFileStore(path.join(config().dataDir, 'files'));
  return shared.cardwrightFiles;
}

/** A store below `folder`, which is made at the first write. */
export function openFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  /** Under a name of its own first, then moved: a reader never sees half a file, nor does a crash leave one. */
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
      const source = stream instanceof Readable ? stream : Readable.fromWeb(stream as never);
      const counted = limitBytes(source, maxBytes);
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
    spool: async (stream, { maxBytes }) => {
      const file = path.join(folder, INCOMING, randomUUID());
      const drop = () => rm(file, { force: true });
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, limitBytes(Readable.fromWeb(stream as never), maxBytes).chunks, { flag: 'wx' });
      } catch (error) {
        await drop();
        throw error;
      }
      return { read: () => createReadStream(file), drop };
    },
    dropAbandoned: (before) => dropOlder(path.join(folder, INCOMING), before),
  };
}

/** Returns when the bytes are on the disk, not only on their way to it. */
async function writeDurably(file: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function dropOlder(folder: string, before: Date): Promise<number> {
  let dropped = 0;
  // There is no such folder before the first write.
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found || found.mtimeMs >= before.getTime()) continue;
    await rm(file, { force: true });
    dropped += 1;
  }
  return dropped;
}

/** Keys are ours, never a name from outside: a slip is a fault of the program. */
function checkKey(key: string): string {
  const isPlain = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(key);
  if (!isPlain || key.length > 300 || key.startsWith(`${INCOMING}/`)) throw new Error('not a key of the file store');
  return key;
}

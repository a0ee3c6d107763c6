import 'server-only';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { config } from '../config';

/** A stream that exceeded its limit. */
export class TooManyBytes extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'TooManyBytes';
    this.maxBytes = maxBytes;
  }
}

/**
 * Passes the chunks of `source` on, and throws `TooManyBytes` instead of the first chunk past the limit. `bytes()`
 * returns the number of bytes read.
 */
function limitBytes(source: Readable, maxBytes: number): { chunks: AsyncIterable<Uint8Array>; bytes(): number } {
  let count = 0;
  // The source may fail before anyone reads it. Without a listener the error would end the process; the reader still
  // gets it.
  source.on('error', () => {});
  async function* limited() {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      count += chunk.byteLength;
      if (count > maxBytes) throw new TooManyBytes(maxBytes);
      yield chunk;
    }
  }
  return { chunks: limited(), bytes: () => count };
}

export type Spooled = { read(): Readable; drop(): Promise<void> };

export type FileStore = {
  /** Atomic; replaces an existing file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * As `put`, from a stream; returns the number of bytes written.
   * @throws TooManyBytes past `maxBytes`; nothing is kept then
   */
  putStream(key: string, stream: Readable | ReadableStream<Uint8Array>, options: { maxBytes: number }): Promise<number>;
  /** @throws Error if there is no such file */
  getBytes(key: string): Promise<Uint8Array>;
  /** @throws Error if there is no such file */
  getStream(key: string): Promise<Readable>;
  /** Bytes; null if there is no such file. */
  size(key: string): Promise<number | null>;
  exists(key: string): Promise<boolean>;
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>;
  /**
   * Stores temporary data without a key, on disk until it is dropped.
   * @throws TooManyBytes past `maxBytes`; nothing is kept then
   */
  spool(stream: ReadableStream<Uint8Array>, options: { maxBytes: number }): Promise<Spooled>;
  /** Removes unfinished files that have not grown since `before`: their writer was killed. Returns their number. */
  dropAbandoned(before: Date): Promise<number>;
};

/** Folder for files that are still being written. */
const INCOMING = 'incoming';

const shared = globalThis as typeof globalThis & { cardwrightFiles?: FileStore };

/** The process's file store: `DATA_DIR/files`. */
export function fileStore(): FileStore {
  shared.cardwrightFiles ??= openFileStore(path.join(config().dataDir, 'files'));
  return shared.cardwrightFiles;
}

/** A store in `folder`, which is created at the first write. */
export function openFileStore(folder: string): FileStore {
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

async function dropOlder(folder: string, before: Date): Promise<number> {
  let dropped = 0;
  // The folder does not exist before the first write.
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found || found.mtimeMs >= before.getTime()) continue;
    await rm(file, { force: true });
    dropped += 1;
  }
  return dropped;
}

/** Keys are our own, never names from outside: an invalid one is a bug. */
function checkKey(key: string): string {
  const isPlain = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(key);
  if (!isPlain || key.length > 300 || key.startsWith(`${INCOMING}/`)) throw new Error('not a key of the file store');
  return key;
}

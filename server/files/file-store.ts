import 'server-only';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

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
export function limitBytes(source: Readable, maxBytes: number): { chunks: AsyncIterable<Uint8Array>; bytes(): number } {
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

export type Spooled = { bytes: number; read(): Readable; drop(): Promise<void> };
type AnyStream = Readable | ReadableStream<Uint8Array>;

export type FileStore = {
  /** Atomic; replaces an existing file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * As `put`, from a stream; returns the number of bytes written.
   * @throws TooManyBytes past `maxBytes`; nothing is kept then
   */
  putStream(key: string, stream: AnyStream, options: { maxBytes: number }): Promise<number>;
  /** @throws Error if there is no such file */
  getBytes(key: string): Promise<Uint8Array>;
  /** @throws Error if there is no such file */
  getStream(key: string): Promise<Readable>;
  /** Bytes; null if there is no such file. */
  size(key: string): Promise<number | null>;
  exists(key: string): Promise<boolean>;
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>;
  /** The keys of all files, in no order. */
  list(): AsyncIterable<string>;
  /** @throws Error if nothing can be stored now */
  check(): Promise<void>;
  /**
   * Stores temporary data without a key, on disk until it is dropped.
   * @throws TooManyBytes past `maxBytes`; nothing is kept then
   */
  spool(stream: ReadableStream<Uint8Array>, options: { maxBytes: number }): Promise<Spooled>;
  /** Removes unfinished files that have not grown since `before`: their writer was killed. Returns their number. */
  dropAbandoned(before: Date): Promise<number>;
};

/** Folder for files that are still being written. */
export const INCOMING = 'incoming';

export function nodeStream(stream: AnyStream): Readable {
  return stream instanceof Readable ? stream : Readable.fromWeb(stream as never);
}

/** `spool` and `dropAbandoned` of all stores: temporary files are in `folder` on this machine. */
export function localSpool(folder: string): Pick<FileStore, 'dropAbandoned'> & {
  spool(stream: AnyStream, options: { maxBytes: number }): Promise<Spooled>;
} {
  const incoming = path.join(folder, INCOMING);
  return {
    spool: async (stream, { maxBytes }) => {
      const file = path.join(incoming, randomUUID());
      const drop = () => rm(file, { force: true });
      const counted = limitBytes(nodeStream(stream), maxBytes);
      try {
        await mkdir(incoming, { recursive: true });
        await writeFile(file, counted.chunks, { flag: 'wx' });
      } catch (error) {
        await drop();
        throw error;
      }
      return { bytes: counted.bytes(), read: () => createReadStream(file), drop };
    },
    dropAbandoned: (before) => dropOlder(incoming, before),
  };
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
export function checkKey(key: string): string {
  const isPlain = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/.test(key);
  if (!isPlain || key.length > 300 || key.startsWith(`${INCOMING}/`)) throw new Error('not a key of the file store');
  return key;
}

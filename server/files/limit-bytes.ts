import 'server-only';
import type { Readable } from 'node:stream';

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

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

/** The same chunks, ending in `TooManyBytes` at the first byte past the limit; `bytes()` returns how many came. */
export function limitBytes(source: Readable, maxBytes: number): { chunks: AsyncIterable<Uint8Array>; bytes(): number } {
  let count = 0;
  // It may break before anyone reads; the reader then gets the error.
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
